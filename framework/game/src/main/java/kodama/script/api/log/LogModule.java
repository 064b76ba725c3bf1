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

/** The module {@code log}, beside {@link LogFunctions}. */
@LuaModule(
        name = "log",
        doc = "Lines on the console, by level and category. All values are written, with spaces between. A line that"
                + " comes again within a second is counted instead; what `print` says is not.")
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

    /** What {@code log.category} returns. */
    static ClassDoc category() {
        List<FieldDoc> verbs = ModuleDoc.of(LogFunctions.class).functions().stream()
                .map(FunctionDoc::asField)
                .toList();
        return ClassDoc.of("LogCategory", "A log whose lines belong to a category.", verbs);
    }

    @LuaFunction(
            value = "category(name: string) -> LogCategory",
            doc = "Returns a log whose lines belong to a category, so that they can be told apart and silenced: `local"
                    + " ai = log.category \"ai\"`, then `ai.warn(\"no way\")`. A name has at most 32 letters, digits,"
                    + " `_`, `.` and `-`.")
    Table category(String name) {
        Table table = lua.newTable();
        Module.of(new LogFunctions(log, log.log().category(name))).protect(table);
        return table;
    }

    @LuaFunction(
            value = "level(changes: string)",
            doc = "Changes which lines there are, as `--log` on the command line does: `log.level \"debug\"` lets all"
                    + " come, `log.level \"warn,ai=debug,print=off\"` says it for each category. Levels are debug,"
                    + " info, notice, warn, error and off.")
    void level(String changes) {
        log.log().setMask(log.log().mask().with(changes));
    }
}
