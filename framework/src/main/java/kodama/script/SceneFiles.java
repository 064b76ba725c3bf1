package kodama.script;

import kodama.file.GameFiles;
import kodama.lua.Coroutine;
import kodama.lua.LuaMachine;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaValue;

/** Finds the function of a scene: what {@code scenes/<name>.lua} returns. */
final class SceneFiles {
    private final LuaMachine machine;
    private final GameFiles files;

    SceneFiles(LuaMachine machine, GameFiles files) {
        this.machine = machine;
        this.files = files;
    }

    LuaFunction function(String scene) {
        String path = path(scene);
        LuaValue value = load("scenes." + scene.replace('/', '.'));
        if (value instanceof LuaFunction function) return function;
        throw new LuaError(path + " must return a function but returned " + told(value)
                + "; end it with: return function(self) ... end");
    }

    /** A file without a return gives true, as require keeps it. */
    private static String told(LuaValue value) {
        return value == LuaValue.TRUE ? "nothing" : "a " + value.typename();
    }

    /** Makes sure that a scene's file is there, without reading it. */
    void check(String scene) {
        path(scene);
    }

    private String path(String scene) {
        return FirstSceneFiles.scene(files, scene);
    }

    /** Loads a file of the game by its name as {@code require} has it. */
    LuaValue load(String module) {
        Coroutine loading = machine.coroutine((LuaFunction) machine.globals().get("require"));
        LuaValue result = loading.resume(LuaValue.valueOf(module)).arg1();
        if (loading.isDead()) return result;
        throw new LuaError(ScriptWorld.stopped(loading) + "a file must not wait while it is loaded");
    }
}
