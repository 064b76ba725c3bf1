package kodama.lua.bind;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The {@link LuaModule} annotation of a class.
 *
 * @param name the module's name; empty for globals
 * @param title its heading
 * @param doc description
 * @param isMethods whether its functions are methods
 * @param type type name of tables with these methods; empty if they are not methods
 * @param elsewhere replacements for names that are not in the module
 */
record ModuleInfo(
        String name, String title, String doc, boolean isMethods, String type, Map<String, String> elsewhere) {
    /**
     * Reads an annotation.
     *
     * @param values its values, from the class file
     * @param type the class, for messages
     * @throws IllegalArgumentException if there is no annotation
     */
    static ModuleInfo of(@Nullable Map<String, Object> values, Class<?> type) {
        if (values == null)
            throw new IllegalArgumentException(
                    type.getName() + " is not a Lua module: the annotation @LuaModule is missing");
        // this attribute has no default, so the class file has it
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
