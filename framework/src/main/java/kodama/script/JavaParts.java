package kodama.script;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import kodama.request.LoopNames;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/**
 * What of a game is written in Java.
 *
 * @param places jars and class folders, relative to the game's folder
 * @param subsystems names of classes that are opened before the game begins
 * @param loops names of classes that are loop objects, by the names that requests have for them
 */
public record JavaParts(List<String> places, List<String> subsystems, Map<String, String> loops) {
    private static final String WRONG =
            GameConfig.FILE + ": option 'loops' must be a table of class names, such as { editor = \"mygame.Editor\" }";

    /** A game all in Lua. */
    static final JavaParts NONE = new JavaParts(List.of(), List.of(), Map.of());

    static JavaParts read(Options options) {
        return new JavaParts(
                options.texts("java", "folder names"), options.texts("subsystems", "class names"), loops(options));
    }

    private static Map<String, String> loops(Options options) {
        Map<String, String> loops = new TreeMap<>();
        if (options.value("loops").isnil()) return loops;
        LuaTable table = options.table("loops");
        Varargs entry = table.next(LuaValue.NIL);
        for (; !entry.arg1().isnil(); entry = table.next(entry.arg1())) {
            if (!isText(entry.arg1()) || !isText(entry.arg(2))) throw new LuaError(WRONG);
            loops.put(free(entry.arg1().tojstring()), entry.arg(2).tojstring());
        }
        return loops;
    }

    private static boolean isText(LuaValue value) {
        return value.type() == LuaValue.TSTRING;
    }

    private static String free(String name) {
        if (!LoopNames.ALL.contains(name)) return name;
        throw new LuaError(GameConfig.FILE + ": option 'loops' cannot name a loop object '" + name
                + "', for the framework has one of that name");
    }
}
