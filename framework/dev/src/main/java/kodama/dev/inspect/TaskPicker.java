package kodama.dev.inspect;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kodama.draw.CameraView;
import kodama.loop.GameView;
import kodama.script.task.ScriptedTask;
import kodama.task.Task;
import kodama.task.TaskHandle;
import kodama.task.TaskList;
import kodama.task.TaskRow;
import org.jspecify.annotations.Nullable;

/** Finds the task at a position of the picture. Owned by the game thread. */
final class TaskPicker {
    /** Maximum distance to a task that is found only by its position, in virtual pixels. */
    private static final double REACH = 8;

    private static final Comparator<TaskRow> BACK_FIRST =
            Comparator.comparingDouble(TaskRow::drawPriority).thenComparingLong(TaskRow::sequence);

    private static final CameraView NO_CAMERA = new CameraView(0, 0, 1, 0, 0, 0, 0, 0);

    /** A task, and the position in its world. */
    private record Candidate(ScriptedTask task, double x, double y) {
        /** An error due to a field of the wrong type is ignored; the game reports it. */
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

    /**
     * The front task whose picture or outline contains the position, or else the nearest one that only draws itself.
     */
    static Optional<TaskHandle> at(TaskList tasks, GameView view, double x, double y) {
        List<Candidate> all = candidates(tasks, view, x, y);
        return front(all).or(() -> nearest(all)).map(found -> found.task().handle());
    }

    /** All script tasks from back to front. A task that is not drawn has the place of those just behind it. */
    private static List<Candidate> candidates(TaskList tasks, GameView view, double x, double y) {
        Map<Task, List<CameraView>> cameras = new IdentityHashMap<>();
        view.forEach((task, camera) ->
                cameras.computeIfAbsent(task, any -> new ArrayList<>()).add(camera));
        List<Candidate> all = new ArrayList<>();
        List<CameraView> here = List.of(NO_CAMERA);
        for (TaskRow row : tasks.livingRows().stream().sorted(BACK_FIRST).toList()) {
            Task task = task(tasks, row);
            here = cameras.getOrDefault(task, here);
            if (task instanceof ScriptedTask scripted) add(all, scripted, here, x, y);
        }
        return all;
    }

    private static void add(List<Candidate> all, ScriptedTask task, List<CameraView> cameras, double x, double y) {
        for (CameraView camera : cameras)
            if (camera.contains(x, y)) all.add(new Candidate(task, camera.worldX(x, y), camera.worldY(x, y)));
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
