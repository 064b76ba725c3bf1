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

/** Finds the functions of a scene, which {@code scenes/<name>.lua} returns, or its Java class. */
public final class SceneFiles {
    /**
     * The result of a scene's file.
     *
     * @param build builds the scene before it begins, which may take some ticks; nil for none
     * @param run the function of the first task
     * @param sections the names of sections at which it can begin
     */
    public record Body(Value build, Value run, List<String> sections) {}

    private final Lua lua;
    private final GameFiles files;
    private final JavaClasses classes;
    private final Class<?> taskType;
    private boolean isReading;

    /**
     * Creates a finder.
     *
     * @param taskType the class that a scene in Java must extend
     */
    public SceneFiles(Lua lua, GameFiles files, JavaClasses classes, Class<?> taskType) {
        this.lua = lua;
        this.files = files;
        this.classes = classes;
        this.taskType = taskType;
    }

    /**
     * Returns whether a scene is a Java class: its name has a package and a capital letter, and there is no file of
     * that name.
     */
    public boolean isJava(String scene) {
        return FirstSceneFiles.isJava(files, scene);
    }

    /**
     * Reads a scene's file.
     *
     * @throws LuaException if the file does not exist, or its result is invalid
     * @throws kodama.lua.LuaFailure if it fails
     */
    public Body body(String scene) {
        String path = pathOf(scene);
        Value value = read("scenes." + scene.replace('/', '.'));
        if (value.is(LuaType.FUNCTION)) return new Body(Value.NIL, value, List.of());
        if (value instanceof Table table) return body(path, table);
        throw new LuaException(path + " must return a function but returned " + describe(value)
                + "; end it with: return function(self) ... end");
    }

    private static Body body(String path, Table table) {
        Value build = table.get("build");
        return new Body(
                build.isNil() ? build : functionOf(path, table, "build"),
                functionOf(path, table, "run"),
                sections(table.get("sections")));
    }

    private static List<String> sections(Value list) {
        List<String> names = new ArrayList<>();
        if (list instanceof Table table)
            for (int i = 1; i <= table.length(); i++) names.add(table.get(i).text());
        return names;
    }

    private static Value functionOf(String path, Table table, String name) {
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

    /** {@code require} returns true for a file that returns nothing. */
    private static String describe(Value value) {
        return value.is(LuaType.BOOLEAN) && value.isTrue() ? "nothing" : "a " + value.typeName();
    }

    /**
     * Checks that a scene's file or class exists, without reading it.
     *
     * @throws LuaException if it does not exist
     */
    public void check(String scene) {
        if (isJava(scene)) checkClass(scene);
        else pathOf(scene);
    }

    private void checkClass(String scene) {
        try {
            classes.check(scene, taskType);
        } catch (JavaClassException missing) {
            throw new LuaException("there is no scene '" + scene + "': " + missing.getMessage(), missing);
        }
    }

    private String pathOf(String scene) {
        return FirstSceneFiles.scene(files, scene);
    }

    /** Returns whether the file of a scene is being read, which happens before the previous scene ends. */
    public boolean isReading() {
        return isReading;
    }

    /**
     * Loads a file of the game, named as for {@code require}, and returns its result.
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
