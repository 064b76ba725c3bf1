package kodama.loop;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import kodama.draw.CameraView;
import kodama.draw.DrawList;
import kodama.draw.Drawable;
import kodama.task.Task;

/**
 * How the tasks of a game are drawn, for developers: some may be hidden, and the positions of the others in the picture
 * are recorded. It changes only the picture; the draw hooks of hidden tasks run as well.
 *
 * <p>Owned by the game thread. When nothing is hidden or recorded, it only passes the draw list to each task.
 */
public final class GameView {
    /** Called with each task that was drawn. */
    @FunctionalInterface
    public interface Visitor {
        /**
         * Called with a task that was drawn in the last picture, once for each view that shows it, and with that view.
         */
        void visit(Task task, CameraView camera);
    }

    /** Receives what hidden tasks draw. */
    private final DrawList unseen = new DrawList();

    private Predicate<Task> hidden = task -> false;
    private boolean hides;

    /** The viewers that request a record of drawn tasks. */
    private final Set<Object> viewers = Collections.newSetFromMap(new IdentityHashMap<>());

    private final List<Task> drawn = new ArrayList<>();

    /** The views that show each drawn task. */
    private final List<List<CameraView>> cameras = new ArrayList<>();

    /** Creates a view that shows all tasks. */
    public GameView() {}

    /** Hides tasks from now on. */
    public void hide(Predicate<Task> which) {
        hidden = which;
        hides = true;
    }

    /** Shows all tasks again. */
    public void showAll() {
        hides = false;
    }

    /** Turns the record of drawn tasks on or off for a viewer; it is kept while any viewer has it on. */
    public void setRecording(Object viewer, boolean recording) {
        if (recording) viewers.add(viewer);
        else viewers.remove(viewer);
        if (viewers.isEmpty()) forget();
    }

    private void forget() {
        drawn.clear();
        cameras.clear();
    }

    /** Begins a picture. */
    public void beginPicture() {
        forget();
    }

    /** Draws a task, unless it is hidden. */
    public void draw(Task task, Drawable picture, DrawList list) {
        if (hides && hidden.test(task)) {
            drawUnseen(picture, list);
            return;
        }
        picture.draw(list);
        if (!viewers.isEmpty()) recordDrawn(task, list);
    }

    /** A hidden task that moves the camera moves it for the tasks after it, too. */
    private void drawUnseen(Drawable picture, DrawList list) {
        unseen.clear();
        picture.draw(unseen);
        list.appendCamera(unseen);
    }

    private void recordDrawn(Task task, DrawList list) {
        drawn.add(task);
        cameras.add(list.cameras());
    }

    /** Visits the tasks of the last picture that are still alive, in draw order; none if they were not recorded. */
    public void forEach(Visitor visitor) {
        for (int i = 0; i < drawn.size(); i++) {
            Task task = drawn.get(i);
            if (!task.isAlive()) continue;
            for (CameraView camera : cameras.get(i)) visitor.visit(task, camera);
        }
    }
}
