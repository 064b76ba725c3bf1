package kodama.script;

import java.lang.reflect.Constructor;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaTable;

/** Makes tasks of Java classes by name. */
final class JavaTasks {
    private final ScriptWorld world;
    private final ClassLoader classes;

    JavaTasks(ScriptWorld world, ClassLoader classes) {
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
            Constructor<?> constructor = taskClass(className).getConstructor();
            return (JavaTask) constructor.newInstance();
        } catch (NoSuchMethodException e) {
            throw new LuaError("spawn: class '" + className + "' has no public constructor without parameters");
        } catch (ReflectiveOperationException e) {
            throw new LuaError("spawn: class '" + className + "' could not be made: " + reason(e));
        }
    }

    private static Throwable reason(ReflectiveOperationException failed) {
        return failed.getCause() == null ? failed : failed.getCause();
    }

    private Class<?> taskClass(String className) {
        Class<?> found = load(className);
        if (JavaTask.class.isAssignableFrom(found)) return found;
        throw new LuaError("spawn: class '" + className + "' is no task: it must extend " + JavaTask.class.getName());
    }

    private Class<?> load(String className) {
        try {
            return Class.forName(className, true, classes);
        } catch (ClassNotFoundException | LinkageError e) {
            throw new LuaError(
                    "spawn: there is no Java class '" + className + "' in the game's 'java' folders and jars "
                            + world.config().java() + "; is it built? (A text names a Java class; for a Lua"
                            + " file pass the function that require returns.)");
        }
    }
}
