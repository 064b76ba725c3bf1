package kodama.script.task;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kodama.base.Spelling;
import kodama.draw.BlendMode;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Option;
import kodama.lua.bind.Value;

/** The blend modes, as scripts name them. */
public final class Blend {
    private static final List<BlendMode> MODES = List.of(BlendMode.values());

    private static final List<String> NAMES =
            MODES.stream().map(mode -> mode.name().toLowerCase(Locale.ROOT)).toList();

    /** The type for editors. */
    public static final String TYPE = quoted().collect(Collectors.joining("|"));

    public static final String DOC = "Blending mode: `\"normal\"` covers the pixels below, `\"add\"` adds to their"
            + " colors, as light does, `\"subtract\"` subtracts from them, `\"multiply\"` darkens them, as colored"
            + " glass does, and `\"screen\"` brightens them.";

    /** The blend option of everything that is drawn. */
    public static final Option OPTION = Option.words("blend", BlendMode.class, DOC);

    private Blend() {}

    private static Stream<String> quoted() {
        return NAMES.stream().map(word -> '"' + word + '"');
    }

    /** Converts the field of a task. */
    static BlendMode mode(Value word) {
        return mode("'blend'", word);
    }

    /**
     * Converts a word, or nil.
     *
     * @param what what the value is, for messages, such as {@code 'blend'}
     * @throws LuaException if it is neither
     */
    public static BlendMode mode(String what, Value word) {
        if (word.isNil()) return BlendMode.NORMAL;
        if (!word.is(LuaType.STRING)) throw wrongBlend(what, word.describe());
        int place = NAMES.indexOf(word.text());
        if (place >= 0) return MODES.get(place);
        throw wrongBlend(what, "'" + word + "'" + Spelling.hint(word.text(), NAMES));
    }

    private static LuaException wrongBlend(String what, String found) {
        return new LuaException(what + " must be one of " + String.join(", ", NAMES) + " but was " + found);
    }
}
