package kodama.script.config;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import kodama.base.Spelling;
import kodama.base.StepBudget;
import kodama.lua.ValueText;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Option;
import kodama.lua.bind.OptionClass;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.request.FirstScene;
import kodama.request.FirstScene.DebugCommand;
import org.jspecify.annotations.Nullable;

/** Reads from a script how a game starts: a scene's name, or a table. */
public final class FirstSceneTable {
    private static final String WHAT = "the first scene";

    /** The fields of the table. */
    public static final OptionClass OPTIONS = OptionClass.of(
            "FirstScene",
            "How a game starts.",
            Option.of("scene", "string<SceneName>", "Name of the scene; by default, that of game.lua."),
            Option.of("fields", "table<string, any>", "Plain values for the table of the scene's first task."),
            Option.of(
                    "base",
                    "string<SceneName>",
                    "Scene that starts first and runs for a tick before this scene is added to it."),
            Option.of("mark", "string", "Mark to which the scene is fast-forwarded; see `scene.mark`."),
            Option.of("save", "string", "Debug save, `saves/<name>.lua`, that fills `game.data`."),
            Option.of(
                    "commands",
                    "(string|any[])[]",
                    "Commands to call first: names defined by `game.command`, or lists of a name and its arguments,"
                            + " such as { { \"lives\", 5 } }."),
            Option.of("fps", "integer", "Frame rate, in frames per second, from 1 to 240."));

    private static final List<String> NAMES = OPTIONS.names();

    private FirstSceneTable() {}

    /**
     * Reads how the game starts; null for nil.
     *
     * @param value nil, a name or a table
     * @param effort charged for the contents of a table
     * @throws LuaException if a table is invalid
     */
    public static @Nullable FirstScene read(Value value, StepBudget effort) {
        if (value.isNil()) return null;
        if (!value.is(LuaType.TABLE)) return FirstScene.of(value.text());
        return read(map(value.table(), effort));
    }

    private static Map<?, ?> map(Table table, StepBudget effort) {
        if (PlainData.fromLua(table, WHAT, effort) instanceof Map<?, ?> map) return map;
        throw new LuaException(WHAT + " must be a table of names, not a list");
    }

    private static FirstScene read(Map<?, ?> table) {
        for (Object name : table.keySet())
            if (!NAMES.contains(name))
                throw new LuaException("unknown field '" + name + "'" + Spelling.hint((String) name, NAMES));
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

    @SuppressWarnings("unchecked") // PlainData creates no other maps
    private static Map<String, Object> fields(@Nullable Object value) {
        if (value == null) return Map.of();
        if (value instanceof Map<?, ?> map) return (Map<String, Object>) map;
        throw wrong("fields", "a table of names", value);
    }

    private static int fps(@Nullable Object value) {
        if (value == null) return 0;
        if (value instanceof Double number && number == Math.rint(number) && number >= 1 && number <= Timing.MAX_FPS)
            return number.intValue();
        throw wrong("fps", "a whole number from 1 to " + Timing.MAX_FPS, value);
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

    private static LuaException wrong(String name, String expected, Object value) {
        return new LuaException("'" + name + "' of " + WHAT + " must be " + expected + " but was " + describe(value));
    }

    /** Returns a number as Lua writes it. */
    private static String describe(Object value) {
        return value instanceof Double number ? ValueText.ofNumber(number) : value.toString();
    }
}
