package kodama.script;

import java.util.List;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaTable;

/** Makes tasks of Java classes by name. */
final class JavaTasks {
    private final ScriptWorld world;
    private final JavaClasses classes;

    JavaTasks(ScriptWorld world, JavaClasses classes) {
        this.world = world;
        this.classes = classes;
    }

    JavaTask create(String className, LuaTable table) {
        JavaTask task = instance(className);
        task.bind(world, table);
        return task;
    }

    private JavaTask instance(String className) {
        try {
            return classes.make(className, JavaTask.class, List.of());
        } catch (JavaClassException wrong) {
            throw new LuaError("spawn: " + wrong.getMessage() + hint(wrong));
        }
    }

    private static String hint(JavaClassException wrong) {
        boolean isMissing = wrong.getCause() instanceof ClassNotFoundException;
        return isMissing ? " (A text names a Java class; for a Lua file pass the function that require returns.)" : "";
    }
}
