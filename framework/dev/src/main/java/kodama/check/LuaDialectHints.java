package kodama.check;

import java.util.Collection;
import java.util.Map;
import kodama.base.Spelling;
import kodama.lua.bind.ForeignGlobals;
import org.jspecify.annotations.Nullable;

/** Hints for names of other Lua versions and programs, with their equivalent in a game. */
final class LuaDialectHints {
    private static final Map<String, String> INSTEAD = Map.ofEntries(
            Map.entry("io", "use data.read to read a file of the game, save.write to store data"),
            Map.entry("dofile", "use require"),
            Map.entry("loadfile", "use require"),
            Map.entry("loadstring", "use load"),
            Map.entry("package", "use require, which finds the files of the game"),
            Map.entry("unpack", "use table.unpack"),
            Map.entry("os.exit", "use game.quit"),
            Map.entry("os.execute", "a game cannot start programs"),
            Map.entry("os.rename", "use save.write to store data"),
            Map.entry("os.remove", "use save.write to store data"),
            Map.entry("table.getn", "use #list"),
            Map.entry("math.pow", "use x ^ y"));

    private LuaDialectHints() {}

    /**
     * Returns the end of a message about an unknown global or field: its equivalent in the framework, or the most
     * similar known name.
     */
    static String hint(String path, @Nullable String elsewhere, Collection<String> known) {
        String instead = INSTEAD.get(path);
        if (instead != null) return "; " + instead;
        String word = ForeignGlobals.hint(path);
        if (word != null) return word;
        if (elsewhere != null) return " (write " + elsewhere + ")";
        return Spelling.hint(path.substring(path.indexOf('.') + 1), known);
    }
}
