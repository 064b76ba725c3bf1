package kodama.check;

import java.util.Collection;
import java.util.Map;
import kodama.base.Spelling;
import kodama.lua.bind.ForeignGlobals;
import org.jspecify.annotations.Nullable;

/** What Lua has elsewhere, in other versions and programs, and what games have in its place. */
final class LuaDialectHints {
    private static final Map<String, String> INSTEAD = Map.ofEntries(
            Map.entry("io", "data.read reads a file of the game, save.write keeps what is to last"),
            Map.entry("dofile", "use require"),
            Map.entry("loadfile", "use require"),
            Map.entry("loadstring", "use load"),
            Map.entry("package", "require finds the files of the game"),
            Map.entry("unpack", "use table.unpack"),
            Map.entry("os.exit", "use game.quit"),
            Map.entry("os.execute", "a game starts no other programs"),
            Map.entry("os.rename", "save.write keeps what is to last"),
            Map.entry("os.remove", "save.write keeps what is to last"),
            Map.entry("table.getn", "use #list"),
            Map.entry("math.pow", "use x ^ y"));

    private LuaDialectHints() {}

    /**
     * Ends a message about an unknown global or field: what the framework has instead, or else the nearest known name.
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
