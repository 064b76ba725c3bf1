package kodama.script;

import java.util.StringJoiner;
import java.util.function.Consumer;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** The module {@code log}: lines on the console, with their weight and the tick they belong to. */
final class LogModule {
    /** The effort of writing a line, besides its letters. */
    private static final int COST = 200;

    private final ScriptWorld world;

    private LogModule(ScriptWorld world) {
        this.world = world;
    }

    static LuaModule module(ScriptWorld world) {
        LogModule log = new LogModule(world);
        return new LuaModule("log", "Lines on the console. All values are written, with spaces between.")
                .function("info(...)", "What is good to know.", arguments -> log.write("info", arguments))
                .function("warn(...)", "What may be wrong.", arguments -> log.write("warn", arguments))
                .function("error(...)", "What is wrong; the game goes on.", arguments -> log.write("error", arguments));
    }

    private Varargs write(String level, Varargs values) {
        StringJoiner line = new StringJoiner(" ", "[" + world.time().tick() + "] " + level + ": ", "");
        for (int i = 1; i <= values.narg(); i++) line.add(values.arg(i).tojstring());
        world.effort().spend(COST + line.length() / 2);
        Consumer<String> log = world.services().log();
        log.accept(line.toString());
        return LuaValue.NONE;
    }
}
