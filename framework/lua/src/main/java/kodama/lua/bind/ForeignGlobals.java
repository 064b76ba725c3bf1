package kodama.lua.bind;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Names that other languages have, which in Lua are globals that no one has made. */
public final class ForeignGlobals {
    private static final Map<String, String> INSTEAD = Map.ofEntries(
            Map.entry("null", "nil"),
            Map.entry("NULL", "nil"),
            Map.entry("nullptr", "nil"),
            Map.entry("undefined", "nil"),
            Map.entry("None", "nil"),
            Map.entry("Nil", "nil"),
            Map.entry("True", "true"),
            Map.entry("TRUE", "true"),
            Map.entry("False", "false"),
            Map.entry("FALSE", "false"),
            Map.entry("this", "self"),
            Map.entry("printf", "print(string.format(...))"),
            Map.entry("echo", "print(a)"),
            Map.entry("len", "#a"),
            Map.entry("str", "tostring(a)"),
            Map.entry("parseInt", "tonumber(a)"),
            Map.entry("parseFloat", "tonumber(a)"),
            Map.entry("typeof", "type(a)"),
            Map.entry("range", "for i = 1, 10 do"));

    private ForeignGlobals() {}

    /**
     * Finds what to write instead of a name.
     *
     * @param name a global that does not exist
     * @return the end of a message, such as {@code ; write nil for 'null'}; null for a name that is not known
     */
    public static @Nullable String hint(String name) {
        String instead = INSTEAD.get(name);
        return instead == null ? null : "; write " + instead + " for '" + name + "'";
    }
}
