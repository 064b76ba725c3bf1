package kodama.script.camera;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The cameras of a world. Owned by the game thread. */
public final class Cameras {
    private final List<CameraTask> cameras = new ArrayList<>();

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
