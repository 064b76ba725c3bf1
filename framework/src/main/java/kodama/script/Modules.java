package kodama.script;

import java.util.List;
import org.luaj.vm2.LuaTable;

/** Every module of the Lua API, in the order of the reference. */
final class Modules {
    private Modules() {}

    static List<LuaModule> of(ScriptWorld world) {
        return List.of(
                Verbs.module(world),
                TaskMethods.module(world),
                TaskModule.module(world),
                TimeModule.module(world),
                DrawModule.module(world),
                InputModule.module(world),
                SoundModule.module(world),
                ShotModule.module(world),
                JobModule.module(world),
                SceneModule.module(world),
                GameModule.module(world),
                LogModule.module(world));
    }

    static void install(ScriptWorld world) {
        LuaTable globals = world.machine().globals();
        for (LuaModule module : of(world)) install(module, world, globals);
        Phases.install(globals);
        globals.rawset("rawset", world.fields().noting(globals.rawget("rawset")));
        StrictGlobals.protect(globals);
    }

    private static void install(LuaModule module, ScriptWorld world, LuaTable globals) {
        switch (module.name()) {
            case "" -> module.install(globals);
            case TaskMethods.NAME -> module.install(world.fields().methods());
            default -> {
                LuaTable table = world.machine().newTable();
                module.install(table);
                module.protect(table);
                globals.rawset(module.name(), table);
            }
        }
    }
}
