package kodama.dev.inspect;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kodama.loop.GameView;
import kodama.script.task.ScriptedTask;
import kodama.task.Task;
import kodama.task.TaskHandle;
import kodama.task.TaskList;
import kodama.task.TaskRow;
import org.jspecify.annotations.Nullable;

/** Finds the task under a place of the picture. Owned by the game thread. */
final class TaskPicker {
    /** A task that only draws by itself is found from so far; in virtual pixels. */
    private static final double REACH = 8;

    private static final Comparator<TaskRow> BACK_FIRST =
            Comparator.comparingDouble(TaskRow::drawPriority).thenComparingLong(TaskRow::sequence);

    /** Where the corner of the picture is in the world. */
    private record Camera(int x, int y) {}

    /** A task, and where in its world the place is. */
    private record Candidate(ScriptedTask task, double x, double y) {
        /** A field of the wrong type is the game's fault, and told when a frame meets it. */
        boolean isUnder() {
            try {
                return task.covers(x, y);
            } catch (RuntimeException wrongField) {
                return false;
            }
        }

        double distance() {
            try {
                return Math.hypot(task.x() - x, task.y() - y);
            } catch (RuntimeException wrongField) {
                return Double.POSITIVE_INFINITY;
            }
        }
    }

    private TaskPicker() {}

    /** The one in front whose picture or outline is there, or else the nearest of those that draw by themselves. */
    static Optional<TaskHandle> at(TaskList tasks, GameView view, double x, double y) {
        List<Candidate> all = candidates(tasks, view, x, y);
        return front(all).or(() -> nearest(all)).map(found -> found.task().handle());
    }

    /** All tasks of scripts, those at the back first. One that is not drawn is where those just behind it are. */
    private static List<Candidate> candidates(TaskList tasks, GameView view, double x, double y) {
        Map<Task, Camera> cameras = new IdentityHashMap<>();
        view.forEach((task, cameraX, cameraY) -> cameras.put(task, new Camera(cameraX, cameraY)));
        List<Candidate> all = new ArrayList<>();
        Camera camera = new Camera(0, 0);
        for (TaskRow row : tasks.livingRows().stream().sorted(BACK_FIRST).toList()) {
            Task task = task(tasks, row);
            camera = cameras.getOrDefault(task, camera);
            if (task instanceof ScriptedTask scripted) all.add(new Candidate(scripted, x + camera.x(), y + camera.y()));
        }
        return all;
    }

    private static @Nullable Task task(TaskList tasks, TaskRow row) {
        return tasks.get(new TaskHandle(row.slot(), row.generation()));
    }

    private static Optional<Candidate> front(List<Candidate> all) {
        return all.stream().filter(Candidate::isUnder).reduce((back, front) -> front);
    }

    private static Optional<Candidate> nearest(List<Candidate> all) {
        return all.stream()
                .filter(each -> each.task().isDrawn() && each.distance() <= REACH)
                .min(Comparator.comparingDouble(Candidate::distance));
    }
}
