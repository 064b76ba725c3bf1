package kodama.dev.inspect;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;
import kodama.script.debug.Tune;
import kodama.script.debug.Tunes;
import kodama.script.task.TaskInspector;
import kodama.task.Task;

/** What the inspector may do to tasks and to named values, each answered in a sentence. Owned by the game thread. */
final class GameEdits {
    private final InspectedGame game;

    GameEdits(InspectedGame game) {
        this.game = game;
    }

    // tasks

    private String to(TaskKey key, Function<Task, String> edit) {
        Task task = game.find(key);
        return task == null ? game.endDescription(key) : edit.apply(task);
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
            if (task.isBuiltIn()) return name + " is the framework's own: no game can go on without it";
            game.end(task);
            return name + " was killed";
        });
    }

    String setField(TaskKey key, List<Object> path, String typed) {
        return to(key, task -> {
            try {
                TaskInspector.write(task, path, typed);
                return "";
            } catch (RuntimeException refused) {
                return String.valueOf(refused.getMessage());
            }
        });
    }

    // named values

    String setTune(String name, String text) {
        return to(name, (tunes, tune) -> tunes.set(tune, text), "");
    }

    String resetTune(String name) {
        return to(name, Tunes::reset, name + " is as the script says again");
    }

    String writeBackTune(String name) {
        return to(name, Tunes::writeBack, name + " is written into the script");
    }

    private String to(String name, BiConsumer<Tunes, Tune> edit, String done) {
        Tunes tunes = game.tunes();
        Tune tune = tunes == null ? null : tunes.find(name);
        if (tunes == null || tune == null) return "no script makes the value '" + name + "' any more";
        try {
            edit.accept(tunes, tune);
            return done;
        } catch (IllegalArgumentException | IllegalStateException refused) {
            return String.valueOf(refused.getMessage());
        }
    }
}
