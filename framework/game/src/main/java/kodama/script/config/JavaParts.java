package kodama.script.config;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Option;
import kodama.lua.bind.Options;
import kodama.lua.bind.Table;
import kodama.request.LoopNames;

/**
 * The parts of a game that are written in Java.
 *
 * @param places jars and class folders, relative to the game's folder
 * @param subsystems names of classes that are opened before the game starts
 * @param loops names of classes that are loop objects, by the names that requests use
 * @param modules names of classes that are Lua modules
 */
public record JavaParts(List<String> places, List<String> subsystems, Map<String, String> loops, List<String> modules) {
    private static final String LOOPS = "loops";

    static final List<Option> OPTIONS = List.of(
            Option.of("java", "string[]", "Jars and class folders with the game's Java code."),
            Option.of("subsystems", "string[]", "Names of classes that are opened before the game starts."),
            Option.of(
                    LOOPS,
                    "table<string, string>",
                    "Names of classes that are loop objects (game, portal or test loops), by the names that"
                            + " `game.soft_reset` uses."),
            Option.of("modules", "string[]", "Names of classes that are Lua modules."));

    static JavaParts read(Options options) {
        return new JavaParts(
                options.texts("java", "folder names"),
                options.texts("subsystems", "class names"),
                loops(options),
                options.texts("modules", "class names"));
    }

    private static Map<String, String> loops(Options options) {
        Map<String, String> loops = new TreeMap<>();
        if (options.value(LOOPS).isNil()) return loops;
        for (Table.Entry loop : options.table(LOOPS)) {
            if (!loop.key().is(LuaType.STRING) || !loop.value().is(LuaType.STRING))
                throw wrong(options, " must be a table of class names, such as { editor = \"mygame.Editor\" }");
            loops.put(free(options, loop.key().text()), loop.value().text());
        }
        return loops;
    }

    private static String free(Options options, String name) {
        if (!LoopNames.ALL.contains(name)) return name;
        throw wrong(options, " cannot name a loop object '" + name + "', because the framework has one of that name");
    }

    private static LuaException wrong(Options options, String how) {
        return new LuaException(options.function() + ": option '" + LOOPS + "'" + how);
    }
}
