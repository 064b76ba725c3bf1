package kodama.dev.inspect;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;
import kodama.script.debug.Tune;
import kodama.script.debug.Tunes;
import kodama.script.task.TaskInspector;
import kodama.task.Task;

/** Changes that the inspector makes to tasks and tunes. Each returns a message. Owned by the game thread. */
final class GameEdits {
    private final InspectedGame game;

    GameEdits(InspectedGame game) {
        this.game = game;
    }

    // tasks

    private String to(TaskKey key, Function<Task, String> edit) {
        Task task = game.find(key);
        if (task == null) return game.endDescription(key);
        game.edited();
        return edit.apply(task);
    }

    /** Pauses a task, or resumes a paused one. */
    String pauseOrResume(TaskKey key) {
        return to(key, task -> {
            if (task.isPaused()) task.resume();
            else task.pause();
            return task + (task.isPaused() ? " is paused" : " is resumed");
        });
    }

    String step(TaskKey key) {
        return to(key, task -> {
            task.step();
            return task + " runs once, then pauses";
        });
    }

    String kill(TaskKey key) {
        return to(key, task -> {
            String name = task.toString();
            if (task.isBuiltIn()) return name + " is a built-in task and cannot be killed";
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

    // tunes

    String setTune(String name, String text) {
        return to(name, (tunes, tune) -> tunes.set(tune, text), "");
    }

    String resetTune(String name) {
        return to(name, Tunes::reset, name + " has the script's value again");
    }

    String writeBackTune(String name) {
        return to(name, Tunes::writeBack, name + " was written into the script");
    }

    private String to(String name, BiConsumer<Tunes, Tune> edit, String done) {
        Tunes tunes = game.tunes();
        Tune tune = tunes == null ? null : tunes.find(name);
        if (tunes == null || tune == null) return "the value '" + name + "' does not exist any more";
        try {
            edit.accept(tunes, tune);
            return done;
        } catch (IllegalArgumentException | IllegalStateException refused) {
            return String.valueOf(refused.getMessage());
        }
    }
}
