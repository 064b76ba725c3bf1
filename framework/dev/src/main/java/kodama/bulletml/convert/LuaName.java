package kodama.bulletml.convert;

import java.util.Set;
import kodama.lua.bind.Lua;

/** Converts labels to Lua names. */
final class LuaName {
    private static final Set<String> WORDS = Set.copyOf(Lua.reservedWords());

    private LuaName() {}

    static boolean isName(String label) {
        return label.matches("[A-Za-z_]\\w*") && !WORDS.contains(label);
    }

    /** Returns an access to a field of a table, by name or by a quoted string. */
    static String field(String table, String label) {
        return isName(label) ? table + "." + label : table + "[" + quoted(label) + "]";
    }

    static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        for (char letter : text.toCharArray()) {
            if (letter == '"' || letter == '\\') quoted.append('\\').append(letter);
            else if (letter == '\n') quoted.append("\\n");
            else if (letter == '\r') quoted.append("\\r");
            else quoted.append(letter);
        }
        return quoted.append('"').toString();
    }
}
