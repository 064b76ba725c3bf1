package kodama.script;

import java.util.List;
import kodama.lua.bind.LuaException;
import kodama.script.java.JavaClassException;
import kodama.script.task.ScriptedTask;

/** Makes tasks of Java classes by name. */
final class JavaTasks {
    private final ScriptServices services;

    JavaTasks(ScriptServices services) {
        this.services = services;
    }

    ScriptedTask make(String className) {
        try {
            JavaTask task = services.classes().make(className, JavaTask.class, List.of());
            task.enter(services);
            return task;
        } catch (JavaClassException wrong) {
            throw new LuaException("spawn: " + wrong.getMessage() + hint(wrong));
        }
    }

    private static String hint(JavaClassException wrong) {
        boolean isMissing = wrong.getCause() instanceof ClassNotFoundException;
        return isMissing ? " (A text names a Java class; for a Lua file pass the function that require returns.)" : "";
    }
}
