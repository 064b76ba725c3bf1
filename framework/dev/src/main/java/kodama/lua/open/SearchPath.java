package kodama.lua.open;

import java.io.File;
import kodama.lua.value.Args;
import kodama.lua.value.LuaText;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** A list of templates for file names, such as {@code package.path}. */
final class SearchPath {
    private static final String DEFAULT_LUA = "/usr/local/share/lua/5.2/?.lua;/usr/local/share/lua/5.2/?/init.lua;"
            + "/usr/local/lib/lua/5.2/?.lua;/usr/local/lib/lua/5.2/?/init.lua;"
            + "/usr/share/lua/5.2/?.lua;/usr/share/lua/5.2/?/init.lua;./?.lua";
    private static final String DEFAULT_C = "/usr/local/lib/lua/5.2/?.so;/usr/lib/x86_64-linux-gnu/lua/5.2/?.so;"
            + "/usr/lib/lua/5.2/?.so;/usr/local/lib/lua/5.2/loadall.so;./?.so";

    /** The file found, or the files that were tried. */
    record Result(@Nullable String file, String tried) {}

    private SearchPath() {}

    /** Returns the default path of modules in Lua. */
    static String lua() {
        return fromSystem("LUA_PATH", DEFAULT_LUA);
    }

    /** Returns the default path of modules in C. */
    static String c() {
        return fromSystem("LUA_CPATH", DEFAULT_C);
    }

    private static String fromSystem(String variable, String fallback) {
        String versioned = System.getenv(variable + "_5_2");
        String given = versioned == null ? System.getenv(variable) : versioned;
        return given == null ? fallback : given.replace(";;", ";" + fallback + ";");
    }

    static Result find(String name, String path, String separator, String replacement) {
        StringBuilder tried = new StringBuilder();
        String file = separator.isEmpty() ? name : name.replace(separator, replacement);
        for (String template : path.split(";")) {
            if (template.isEmpty()) continue;
            String candidate = template.replace("?", file);
            if (new File(candidate).canRead()) return new Result(candidate, "");
            tried.append("\n\tno file '").append(candidate).append('\'');
        }
        return new Result(null, tried.toString());
    }

    /** {@code package.searchpath}. */
    static Varargs search(Varargs args) {
        String path = text(args, 2, null);
        Result result = find(text(args, 1, null), path, text(args, 3, "."), text(args, 4, "/"));
        if (result.file() != null) return LuaText.utf8(result.file());
        return LuaValue.varargsOf(LuaValue.NIL, LuaText.utf8(result.tried()));
    }

    private static String text(Varargs args, int index, @Nullable String fallback) {
        LuaString text =
                fallback == null ? Args.string(args, index) : Args.string(args, index, LuaValue.valueOf(fallback));
        return LuaText.utf8(text);
    }
}
