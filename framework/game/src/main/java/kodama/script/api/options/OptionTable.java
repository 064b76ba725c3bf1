package kodama.script.api.options;

import java.util.ArrayList;
import java.util.List;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Option;
import kodama.lua.bind.OptionClass;
import kodama.lua.bind.Options;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.option.CustomOption;
import kodama.option.LocalizedText;
import kodama.script.api.TextForPlayers;

/** Reads an option of the game from the table that a script gives. */
final class OptionTable {
    private static final String ADD = "options.add";
    static final OptionClass OPTION = OptionClass.of(
            "OwnOption",
            "An option of your game on the options screen.",
            Option.text("name", "Name used in scripts.").required(),
            Option.of(
                    "label",
                    "string|table<string, string>",
                    "Text for players, or a table with a text per language: `{ en = \"Lives\", ja = \"残機\" }`; by"
                            + " default, the name."),
            Option.of(
                    "choices",
                    "(string|number|boolean)[]",
                    "Choices (default `false` and `true`, shown as off and on)."),
            Option.of("names", "(string|table<string, string>)[]", "Text for players for each choice, like `label`."),
            Option.of("default", "string|number|boolean", "Initial choice; by default, the first one."));

    private static final List<Object> OFF_ON = List.of(false, true);

    private OptionTable() {}

    static CustomOption read(Table table) {
        Options options = new Options(ADD, table, OPTION);
        String name = options.text("name");
        if (name.isEmpty()) throw new LuaException(ADD + ": option 'name' is missing");
        List<Object> choices = choices(options.value("choices"));
        Value label = options.value("label");
        return new CustomOption(
                name,
                label.isNil() ? LocalizedText.of(name) : TextForPlayers.read(ADD, "label", label),
                choices,
                labels(options.value("names"), choices),
                options.value("default").isNil() ? choices.get(0) : plain(options.value("default")));
    }

    private static List<Object> choices(Value list) {
        if (list.isNil()) return OFF_ON;
        List<Object> choices = new ArrayList<>();
        for (Value choice : items("choices", list)) choices.add(plain(choice));
        if (choices.isEmpty()) throw new LuaException(ADD + ": option 'choices' is empty");
        return choices;
    }

    private static List<Value> items(String name, Value list) {
        if (!list.is(LuaType.TABLE))
            throw new LuaException(ADD + ": option '" + name + "' must be a list but was " + list.describe());
        List<Value> items = new ArrayList<>();
        for (int i = 1; !list.table().get(i).isNil(); i++) {
            if (i > CustomOption.MAX_CHOICES)
                throw new LuaException(
                        ADD + ": option '" + name + "' has more than " + CustomOption.MAX_CHOICES + " entries");
            items.add(list.table().get(i));
        }
        return items;
    }

    private static List<LocalizedText> labels(Value list, List<Object> choices) {
        List<LocalizedText> labels = new ArrayList<>();
        if (list.isNil()) for (Object choice : choices) labels.add(CustomOption.labelOf(choice));
        else for (Value label : items("names", list)) labels.add(TextForPlayers.read(ADD, "names", label));
        return labels;
    }

    /** Converts a choice to the form in which it is stored. */
    static Object plain(Value value) {
        if (value.is(LuaType.STRING)) return value.text();
        if (value.is(LuaType.BOOLEAN)) return value.isTrue();
        if (value.is(LuaType.NUMBER)) return value.number();
        throw new LuaException("options: a choice must be a string, a number or a boolean but was " + value.describe());
    }
}
