package kodama.lua.bind;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What {@link LuaModule} says of a class.
 *
 * @param name of the module; empty for globals
 * @param title its heading
 * @param doc what it is for
 * @param isMethods whether its functions are methods
 * @param type what tables with these methods are called; empty if they are none
 * @param elsewhere what to write in place of names that are not here
 */
record ModuleInfo(
        String name, String title, String doc, boolean isMethods, String type, Map<String, String> elsewhere) {
    /**
     * Reads an annotation.
     *
     * @param values as the class file has them
     * @param type the class, for messages
     * @throws IllegalArgumentException if there is none
     */
    static ModuleInfo of(@Nullable Map<String, Object> values, Class<?> type) {
        if (values == null)
            throw new IllegalArgumentException(
                    type.getName() + " is no Lua module: it lacks the annotation @LuaModule");
        // it has no default, so that the compiler has written it
        String name = (String) Objects.requireNonNull(values.get("name"));
        return new ModuleInfo(
                name,
                (String) values.getOrDefault("title", name.isEmpty() ? "Globals" : name),
                (String) values.getOrDefault("doc", ""),
                (Boolean) values.getOrDefault("methods", false),
                (String) values.getOrDefault("type", ""),
                elsewhere((List<?>) values.getOrDefault("elsewhere", List.of())));
    }

    private static Map<String, String> elsewhere(List<?> all) {
        Map<String, String> elsewhere = new HashMap<>();
        for (Object each : all)
            if (each instanceof Map<?, ?> values)
                elsewhere.put((String) values.get("name"), (String) values.get("write"));
        return elsewhere;
    }
}
