package kodama.dev.inspect;

import java.util.List;
import java.util.function.Function;
import kodama.script.task.FieldSheet;
import kodama.task.Task;

/** What the inspector may do to tasks, each answered in a sentence. Owned by the game thread. */
final class TaskEdits {
    private final InspectedGame game;

    TaskEdits(InspectedGame game) {
        this.game = game;
    }

    private String to(TaskKey key, Function<Task, String> edit) {
        Task task = game.find(key);
        return task == null ? game.fate(key) : edit.apply(task);
    }

    /** Lets a task that goes on stand still, and one that stands still go on. */
    String pauseOrResume(TaskKey key) {
        return to(key, task -> {
            if (task.isPaused()) task.resume();
            else task.pause();
            return task + (task.isPaused() ? " stands still" : " goes on");
        });
    }

    String step(TaskKey key) {
        return to(key, task -> {
            task.step();
            return task + " runs once more, then stands still";
        });
    }

    String kill(TaskKey key) {
        return to(key, task -> {
            String name = task.toString();
            if (task.isFixture()) return name + " is the framework's own: no game can go on without it";
            game.end(task);
            return name + " was killed";
        });
    }

    String setField(TaskKey key, List<Object> path, String typed) {
        return to(key, task -> {
            try {
                FieldSheet.write(task, path, typed);
                return "";
            } catch (RuntimeException refused) {
                return String.valueOf(refused.getMessage());
            }
        });
    }
}
