package kodama.script.game;

import java.util.ArrayList;
import java.util.List;
import kodama.file.GameFiles;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.lua.bind.Values;
import kodama.script.config.FirstSceneFiles;

/** Finds the functions of a scene: what {@code scenes/<name>.lua} returns; or the class that is one. */
public final class SceneFiles {
    /**
     * What the file of a scene returns.
     *
     * @param build what is done before it begins, which may take some ticks; nil for nothing
     * @param run the function of its first task
     * @param sections the names of places at which it can begin
     */
    public record Body(Value build, Value run, List<String> sections) {}

    private final Lua lua;
    private final GameFiles files;
    private final JavaClasses classes;
    private final Class<?> taskType;
    private boolean isReading;

    /**
     * Looks for scenes.
     *
     * @param taskType what a class must extend to be a scene
     */
    public SceneFiles(Lua lua, GameFiles files, JavaClasses classes, Class<?> taskType) {
        this.lua = lua;
        this.files = files;
        this.classes = classes;
        this.taskType = taskType;
    }

    /**
     * Whether a scene is a Java class: it is named as classes are, with a package and a capital letter, and there is no
     * such file.
     */
    public boolean isJava(String scene) {
        return FirstSceneFiles.isJava(files, scene);
    }

    /**
     * Reads a scene's file.
     *
     * @throws LuaException if there is no such file, or it returns something else
     * @throws kodama.lua.LuaFailure if it fails
     */
    public Body body(String scene) {
        String path = path(scene);
        Value value = read("scenes." + scene.replace('/', '.'));
        if (value.is(LuaType.FUNCTION)) return new Body(Value.NIL, value, List.of());
        if (value instanceof Table table) return body(path, table);
        throw new LuaException(path + " must return a function but returned " + told(value)
                + "; end it with: return function(self) ... end");
    }

    private static Body body(String path, Table table) {
        Value build = table.get("build");
        return new Body(
                build.isNil() ? build : part(path, table, "build"),
                part(path, table, "run"),
                sections(table.get("sections")));
    }

    private static List<String> sections(Value list) {
        List<String> names = new ArrayList<>();
        if (list instanceof Table table)
            for (int i = 1; i <= table.length(); i++) names.add(table.get(i).text());
        return names;
    }

    private static Value part(String path, Table table, String name) {
        Value part = table.get(name);
        if (part.is(LuaType.FUNCTION)) return part;
        throw new LuaException(path + " must return a function, or a table with the function 'run' and perhaps 'build',"
                + " but '" + name + "' was " + part.describe());
    }

    private Value read(String module) {
        isReading = true;
        try {
            return load(module);
        } finally {
            isReading = false;
        }
    }

    /** A file without a return gives true, as require keeps it. */
    private static String told(Value value) {
        return value.is(LuaType.BOOLEAN) && value.isTrue() ? "nothing" : "a " + value.typeName();
    }

    /**
     * Makes sure that a scene's file or class is there, without reading it.
     *
     * @throws LuaException if it is not there
     */
    public void check(String scene) {
        if (isJava(scene)) checkClass(scene);
        else path(scene);
    }

    private void checkClass(String scene) {
        try {
            classes.check(scene, taskType);
        } catch (JavaClassException missing) {
            throw new LuaException("there is no scene '" + scene + "': " + missing.getMessage(), missing);
        }
    }

    private String path(String scene) {
        return FirstSceneFiles.scene(files, scene);
    }

    /** Whether the file of a scene is being read, before the old scene has ended. */
    public boolean isReading() {
        return isReading;
    }

    /**
     * Loads a file of the game, named as for {@code require}, and returns what it returns.
     *
     * @throws LuaException if it waits
     * @throws kodama.lua.LuaFailure if it fails
     */
    public Value load(String module) {
        return lua.routine(lua.globals().get("require"))
                .runToEnd(Values.of(module), "a file must not wait while it is loaded")
                .get(1);
    }
}
