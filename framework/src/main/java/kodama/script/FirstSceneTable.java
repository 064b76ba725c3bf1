package kodama.script;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kodama.base.Effort;
import kodama.base.Spelling;
import kodama.lua.Texts;
import kodama.request.FirstScene;
import kodama.request.FirstScene.DebugCommand;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;

/** Reads how a game shall begin from what a script says: a scene's name, or a table. */
final class FirstSceneTable {
    static final String DOC =
            "`first` is a scene's name, or a table with `scene`, `fields` (a table of plain values for its"
                    + " first task), `base` (a scene it stands on), `mark`, `save` (a debug save), `commands` (a list such as"
                    + " `{ { \"lives\", 5 } }`) and `fps`.";

    private static final String WHAT = "the first scene";
    private static final Set<String> NAMES = Set.of("scene", "base", "fields", "save", "commands", "fps", "mark");

    private FirstSceneTable() {}

    /** What a value asks for; null for nothing new. */
    static @Nullable FirstScene read(LuaValue value, Effort effort) {
        if (value.isnil()) return null;
        if (!(value instanceof LuaTable table)) return FirstScene.of(value.tojstring());
        return read(((Map<?, ?>) map(table, effort)));
    }

    private static Map<?, ?> map(LuaTable table, Effort effort) {
        if (PlainData.fromLua(table, WHAT, effort) instanceof Map<?, ?> map) return map;
        throw new LuaError(WHAT + " must be a table of names, not a list");
    }

    private static FirstScene read(Map<?, ?> table) {
        for (Object name : table.keySet())
            if (!NAMES.contains(name))
                throw new LuaError(WHAT + " has no '" + name + "'" + Spelling.hint((String) name, NAMES));
        return new FirstScene(
                text(table, "scene"),
                text(table, "base"),
                fields(table.get("fields")),
                text(table, "save"),
                commands(table.get("commands")),
                fps(table.get("fps")),
                text(table, "mark"));
    }

    private static String text(Map<?, ?> table, String name) {
        Object value = table.get(name);
        if (value == null) return "";
        if (value instanceof String text) return text;
        throw wrong(name, "a string", value);
    }

    @SuppressWarnings("unchecked") // PlainData makes no other maps
    private static Map<String, Object> fields(@Nullable Object value) {
        if (value == null) return Map.of();
        if (value instanceof Map<?, ?> map) return (Map<String, Object>) map;
        throw wrong("fields", "a table of names", value);
    }

    private static int fps(@Nullable Object value) {
        if (value == null) return 0;
        if (value instanceof Double number && number == Math.rint(number) && number >= 1 && number <= 240)
            return number.intValue();
        throw wrong("fps", "a whole number from 1 to 240", value);
    }

    private static List<DebugCommand> commands(@Nullable Object value) {
        List<DebugCommand> all = new ArrayList<>();
        if (value == null) return all;
        if (!(value instanceof List<?> list)) throw wrong("commands", "a list", value);
        for (Object each : list) all.add(command(each));
        return all;
    }

    private static DebugCommand command(Object value) {
        if (value instanceof String name) return new DebugCommand(name, List.of());
        if (value instanceof List<?> list && list.get(0) instanceof String name)
            return new DebugCommand(name, List.copyOf(list.subList(1, list.size())));
        throw wrong("commands", "a list of names and of lists that begin with a name", value);
    }

    private static LuaError wrong(String name, String wanted, Object value) {
        return new LuaError("'" + name + "' of " + WHAT + " must be " + wanted + " but was " + told(value));
    }

    /** A number as Lua writes it. */
    private static String told(Object value) {
        return value instanceof Double number ? Texts.ofNumber(number) : value.toString();
    }
}
