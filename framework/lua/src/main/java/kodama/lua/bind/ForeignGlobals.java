package kodama.lua.bind;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Names from other languages, which in Lua are undefined globals. */
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
     * Returns a hint for an undefined global.
     *
     * @param name its name
     * @return the end of a message, such as {@code ; write nil for 'null'}; null if the name is not known
     */
    public static @Nullable String hint(String name) {
        String instead = INSTEAD.get(name);
        return instead == null ? null : "; write " + instead + " for '" + name + "'";
    }
}
