package kodama.script.api.log;

import java.util.List;
import kodama.lua.bind.ClassDoc;
import kodama.lua.bind.FieldDoc;
import kodama.lua.bind.FunctionDoc;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Module;
import kodama.lua.bind.ModuleDoc;
import kodama.lua.bind.Table;
import kodama.script.api.ScriptLog;
import kodama.script.game.GameContext;

/** The module {@code log}: categories and levels. {@link LogFunctions} has the functions that write lines. */
@LuaModule(
        name = "log",
        doc = "Log lines on the console, with a level and a category. All values are written, separated by"
                + " spaces. A line that is repeated within a second is counted instead; this does not apply to"
                + " `print`.")
public final class LogModule {
    private final ScriptLog log;
    private final Lua lua;

    LogModule(GameContext game) {
        log = new ScriptLog(game);
        lua = game.lua();
    }

    public static List<ModuleDoc> described() {
        return List.of(ModuleDoc.of(LogModule.class, LogFunctions.class).withClasses(category()));
    }

    public static Module of(GameContext game) {
        ScriptLog log = new ScriptLog(game);
        return Module.of(new LogModule(game), new LogFunctions(log, game.log().game()));
    }

    /** Describes the result of {@code log.category}. */
    static ClassDoc category() {
        List<FieldDoc> functions = ModuleDoc.of(LogFunctions.class).functions().stream()
                .map(FunctionDoc::asField)
                .toList();
        return ClassDoc.of("LogCategory", "A log for the lines of a category.", functions);
    }

    @LuaFunction(
            value = "category(name: string) -> LogCategory",
            doc = "Returns a log for a category, whose lines can be distinguished and silenced: `local ai ="
                    + " log.category \"ai\"`, then `ai.warn(\"no way\")`. A name has at most 32 letters, digits, `_`,"
                    + " `.` and `-`.")
    Table category(String name) {
        Table table = lua.newTable();
        Module.of(new LogFunctions(log, log.log().category(name))).protect(table);
        return table;
    }

    @LuaFunction(
            value = "level(changes: string)",
            doc = "Sets which lines are shown, like `--log` on the command line: `log.level \"debug\"` shows all,"
                    + " `log.level \"warn,ai=debug,print=off\"` sets the level of each category. Levels are debug,"
                    + " info, notice, warn, error and off.")
    void level(String changes) {
        log.log().setMask(log.log().mask().with(changes));
    }
}
