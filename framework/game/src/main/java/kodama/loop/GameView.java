package kodama.loop;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import kodama.draw.DrawList;
import kodama.draw.Drawable;
import kodama.task.Task;

/**
 * How the tasks of a game are drawn for someone who looks closer: some may be left out, and where the others stand on
 * the picture is noted. It changes the picture only; the draw hooks of what is left out run as well.
 *
 * <p>Owned by the game thread. Off, it does nothing but hand each task its list.
 */
public final class GameView {
    /** Learns where tasks are seen. */
    @FunctionalInterface
    public interface Visitor {
        /**
         * Looks at a task that was drawn in the last picture, whose place is moved to the left and up by the camera's;
         * in virtual pixels.
         */
        void visit(Task task, int cameraX, int cameraY);
    }

    /** Where the pictures of tasks that are left out go. */
    private final DrawList unseen = new DrawList();

    private Predicate<Task> hidden = task -> false;
    private boolean hides;

    /** Those who want noted where tasks are seen. */
    private final Set<Object> viewers = Collections.newSetFromMap(new IdentityHashMap<>());

    private final List<Task> drawn = new ArrayList<>();

    /** Two numbers for each task that was drawn. */
    private int[] cameras = new int[64];

    /** Makes a view that shows all. */
    public GameView() {}

    /** Leaves tasks out of the picture from now on. */
    public void hide(Predicate<Task> which) {
        hidden = which;
        hides = true;
    }

    /** Leaves nothing out. */
    public void showAll() {
        hides = false;
    }

    /** Turns the notes on where tasks are seen on or off for a viewer; they are kept as long as any viewer wants it. */
    public void setRecording(Object viewer, boolean wanted) {
        if (wanted) viewers.add(viewer);
        else viewers.remove(viewer);
        if (viewers.isEmpty()) drawn.clear();
    }

    /** Begins a picture. */
    public void beginPicture() {
        drawn.clear();
    }

    /** Draws a task's picture. */
    public void draw(Task task, Drawable picture, DrawList list) {
        if (hides && hidden.test(task)) {
            drawUnseen(picture, list);
            return;
        }
        picture.draw(list);
        if (!viewers.isEmpty()) setRecording(task, list);
    }

    /** What it moves the camera to holds for those after it. */
    private void drawUnseen(Drawable picture, DrawList list) {
        unseen.clear();
        unseen.camera(list.cameraX(), list.cameraY());
        picture.draw(unseen);
        if (unseen.cameraX() != list.cameraX() || unseen.cameraY() != list.cameraY())
            list.camera(unseen.cameraX(), unseen.cameraY());
    }

    private void setRecording(Task task, DrawList list) {
        int at = 2 * drawn.size();
        if (at == cameras.length) cameras = Arrays.copyOf(cameras, 2 * at);
        cameras[at] = list.cameraX();
        cameras[at + 1] = list.cameraY();
        drawn.add(task);
    }

    /**
     * Goes through the tasks of the last picture that are still alive, in the order in which they were drawn, if they
     * are noted.
     */
    public void forEach(Visitor visitor) {
        for (int i = 0; i < drawn.size(); i++) {
            Task task = drawn.get(i);
            if (task.isAlive()) visitor.visit(task, cameras[2 * i], cameras[2 * i + 1]);
        }
    }
}
