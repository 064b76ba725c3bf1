package kodama.script.api;

import java.util.LinkedHashMap;
import java.util.Map;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.option.LocalizedText;

/** Texts for players in options of functions. */
public final class TextForPlayers {
    private TextForPlayers() {}

    /**
     * Reads a string for all languages, or a table of strings by language.
     *
     * @param caller function to name in errors, such as {@code options.add}
     * @param name name of the option
     */
    public static LocalizedText read(String caller, String name, Value value) {
        if (value.is(LuaType.STRING)) return LocalizedText.of(value.text());
        if (!value.is(LuaType.TABLE) || value.table().isEmpty()) throw invalid(caller, name, value);
        Map<String, String> texts = new LinkedHashMap<>();
        for (Table.Entry text : value.table()) {
            if (!text.key().is(LuaType.STRING) || !text.value().is(LuaType.STRING)) throw invalid(caller, name, value);
            texts.put(text.key().text(), text.value().text());
        }
        return LocalizedText.of(texts);
    }

    private static LuaException invalid(String caller, String name, Value value) {
        return new LuaException(caller + ": option '" + name
                + "' must be a string or a table such as { en = \"Lives\", ja = \"残機\" } but was " + value.describe());
    }
}
