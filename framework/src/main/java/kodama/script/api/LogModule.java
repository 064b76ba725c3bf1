package kodama.script.api;

import java.util.StringJoiner;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Values;

/** The module {@code log}. */
@LuaModule(name = "log", doc = "Lines on the console. All values are written, with spaces between.")
public final class LogModule {
    private final GameLog log;

    /**
     * Makes the module.
     *
     * @param log where lines are written
     */
    public LogModule(GameLog log) {
        this.log = log;
    }

    @LuaFunction(value = "info(...)", doc = "What is good to know.")
    void info(Values values) {
        log.write("info", line(values));
    }

    @LuaFunction(value = "warn(...)", doc = "What may be wrong.")
    void warn(Values values) {
        log.write("warn", line(values));
    }

    @LuaFunction(value = "error(...)", doc = "What is wrong; the game goes on.")
    void error(Values values) {
        log.write("error", line(values));
    }

    private static String line(Values values) {
        StringJoiner line = new StringJoiner(" ");
        for (int i = 1; i <= values.count(); i++) line.add(values.get(i).text());
        return line.toString();
    }
}
