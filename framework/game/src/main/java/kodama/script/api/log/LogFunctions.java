package kodama.script.api.log;

import kodama.log.LogCategory;
import kodama.log.LogLevel;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Values;
import kodama.script.api.ScriptLog;

/** What writes the lines of a category: in the module {@code log} itself those of none. */
@LuaModule(name = "log")
final class LogFunctions {
    private final ScriptLog log;
    private final LogCategory category;

    LogFunctions(ScriptLog log, LogCategory category) {
        this.log = log;
        this.category = category;
    }

    @LuaFunction(
            value = "debug(...)",
            doc = "What helps to find a fault; to be seen with `--log debug`, or after `log.level`.")
    void debug(Values values) {
        log.write(category, LogLevel.DEBUG, values);
    }

    @LuaFunction(value = "info(...)", doc = "What is good to know.")
    void info(Values values) {
        log.write(category, LogLevel.INFO, values);
    }

    @LuaFunction(value = "notice(...)", doc = "What `kodama dev` shows on the screen for three seconds, too.")
    void notice(Values values) {
        log.write(category, LogLevel.NOTICE, values);
    }

    @LuaFunction(value = "warn(...)", doc = "What may be wrong; `kodama dev` shows it on the screen, too.")
    void warn(Values values) {
        log.write(category, LogLevel.WARN, values);
    }

    @LuaFunction(
            value = "error(...)",
            doc = "What is wrong; the game goes on. `kodama dev` shows it on the screen, too.")
    void error(Values values) {
        log.write(category, LogLevel.ERROR, values);
    }
}
