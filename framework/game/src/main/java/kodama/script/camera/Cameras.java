package kodama.script.camera;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The cameras of a world. Owned by the game thread. */
public final class Cameras {
    private final List<CameraTask> cameras = new ArrayList<>();
    private int mostViews = 1;
    private double reach = 1;

    /** Creates a world without cameras. */
    public Cameras() {}

    /** Adds a living camera, which is removed when it ends. */
    public void add(CameraTask camera) {
        cameras.add(camera);
        camera.onFinish(() -> cameras.remove(camera));
    }

    /** Returns the number of living cameras, hidden ones included. */
    public int count() {
        return cameras.size();
    }

    /**
     * Sets what the last frame has shown, by which drawing in the functions of tasks is charged.
     *
     * @param views the largest number of views of the same tasks
     * @param leastZoom the smallest zoom, at most 1
     */
    public void setDrawn(int views, double leastZoom) {
        mostViews = views;
        reach = 1 / leastZoom;
    }

    /** Returns the largest number of views of the same tasks in the last frame. */
    public int mostViews() {
        return mostViews;
    }

    /** Returns how many times as wide and high as the screen the part of the world was that the last frame showed. */
    public double reach() {
        return reach;
    }

    /**
     * Returns the visible camera that is drawn last of those whose view contains a position of the screen.
     *
     * @param x column, in virtual pixels
     * @param y row, in virtual pixels
     * @return the camera; null if there is none
     * @throws kodama.lua.bind.LuaException if a field of a camera is invalid
     */
    public @Nullable CameraTask at(double x, double y) {
        CameraTask front = null;
        for (CameraTask camera : cameras)
            if (camera.isShown() && camera.view().contains(x, y) && !camera.isBehind(front)) front = camera;
        return front;
    }
}
