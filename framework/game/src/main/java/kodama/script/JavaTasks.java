package kodama.script;

import java.util.List;
import kodama.lua.bind.LuaException;
import kodama.script.game.JavaClassException;
import kodama.script.task.ScriptedTask;

/** Makes tasks of Java classes by name. */
final class JavaTasks {
    private final Game game;

    JavaTasks(Game game) {
        this.game = game;
    }

    ScriptedTask make(String className) {
        try {
            JavaTask task = game.services().classes().make(className, JavaTask.class, List.of());
            task.enter(game);
            return task;
        } catch (JavaClassException wrong) {
            throw new LuaException("spawn: " + wrong.getMessage() + hint(wrong), wrong);
        }
    }

    private static String hint(JavaClassException wrong) {
        boolean isMissing = wrong.getCause() instanceof ClassNotFoundException;
        return isMissing ? " (A text names a Java class; for a Lua file pass the function that require returns.)" : "";
    }
}
