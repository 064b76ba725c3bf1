package kodama.script.api.log;

import kodama.log.LogCategory;
import kodama.log.LogLevel;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Values;
import kodama.script.api.ScriptLog;

/** The functions that write the lines of a category; in the module {@code log} itself, lines without a category. */
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
            doc = "Logs values for debugging; shown with `--log debug` or after `log.level \"debug\"`.")
    void debug(Values values) {
        log.write(category, LogLevel.DEBUG, values);
    }

    @LuaFunction(value = "info(...)", doc = "Logs information.")
    void info(Values values) {
        log.write(category, LogLevel.INFO, values);
    }

    @LuaFunction(
            value = "notice(...)",
            doc = "Logs a notice, which `kodama dev` also shows on the screen for three seconds.")
    void notice(Values values) {
        log.write(category, LogLevel.NOTICE, values);
    }

    @LuaFunction(
            value = "warn(...)",
            doc = "Logs a warning about a possible problem, which `kodama dev` also shows on the screen.")
    void warn(Values values) {
        log.write(category, LogLevel.WARN, values);
    }

    @LuaFunction(
            value = "error(...)",
            doc = "Logs an error that does not stop the game; `kodama dev` also shows it on the screen.")
    void error(Values values) {
        log.write(category, LogLevel.ERROR, values);
    }
}
