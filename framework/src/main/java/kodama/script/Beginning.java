package kodama.script;

import java.util.Map;
import java.util.TreeMap;
import kodama.base.Spelling;
import kodama.lua.Coroutine;
import kodama.request.FirstScene;
import kodama.request.FirstScene.DebugCommand;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** How a game begins: its debug save is loaded, commands are done with it, then its scenes begin. */
public final class Beginning {
    private static final String COMMANDS = "commands";
    private static final String ENDING = ".lua";

    private final ScriptWorld world;
    private final LuaTable data;
    private final Map<String, LuaFunction> commands = new TreeMap<>();

    Beginning(ScriptWorld world) {
        this.world = world;
        data = world.machine().newTable();
    }

    /** What scenes share; a debug save fills it. */
    LuaTable data() {
        return data;
    }

    /** Keeps a function that first scenes may name. */
    void command(String name, LuaFunction function) {
        commands.put(name, function);
    }

    /**
     * Begins.
     *
     * @param first what was asked for
     * @throws RuntimeException if a file or a command of it is missing or fails; the scenes are then asked for all the same
     */
    public void begin(FirstScene first) {
        requestScenes(first);
        if (world.services().files().exists(COMMANDS + ENDING))
            world.sceneFiles().load(COMMANDS);
        if (!first.save().isEmpty()) load(first.save());
        first.commands().forEach(this::run);
    }

    private void requestScenes(FirstScene first) {
        String scene = first.scene().isEmpty() ? world.config().scene() : first.scene();
        LuaValue fields = PlainData.toLua(world, first.fields());
        if (first.base().isEmpty()) {
            world.scenes().request(scene, fields);
        } else {
            world.scenes().request(first.base(), null);
            world.scenes().requestUpon(scene, fields);
        }
    }

    private void load(String save) {
        String path = FirstSceneFiles.save(world.services().files(), save);
        LuaValue value = world.sceneFiles().load("saves." + save.replace('/', '.'));
        if (!(value instanceof LuaTable table))
            throw new LuaError(path + " must return a table but returned a " + value.typename());
        for (Varargs entry = table.next(LuaValue.NIL); !entry.arg1().isnil(); entry = table.next(entry.arg1()))
            data.rawset(entry.arg1(), entry.arg(2));
    }

    private void run(DebugCommand command) {
        LuaFunction function = commands.get(command.name());
        if (function == null)
            throw new LuaError(
                    "there is no command '" + command.name() + "'" + Spelling.hint(command.name(), commands.keySet())
                            + "; " + COMMANDS + ENDING + " makes them with game.command(name, function)");
        LuaValue[] arguments = command.arguments().stream()
                .map(each -> PlainData.toLua(world, each))
                .toArray(LuaValue[]::new);
        Coroutine running = world.machine().coroutine(function);
        running.resume(LuaValue.varargsOf(arguments));
        if (!running.isDead())
            throw new LuaError(
                    ScriptWorld.stopped(running) + "a command cannot wait; spawn a task for what takes time");
    }
}
