package kodama.script.task;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kodama.base.Spelling;
import kodama.draw.BlendMode;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.Option;
import kodama.lua.bind.Value;
import org.luaj.vm2.LuaValue;

/** How colors are put on those below, as scripts say it. */
public final class Blend {
    private static final List<BlendMode> MODES = List.of(BlendMode.values());

    private static final List<String> WORDS =
            MODES.stream().map(mode -> mode.name().toLowerCase(Locale.ROOT)).toList();

    private static final LuaValue[] VALUES =
            WORDS.stream().map(LuaValue::valueOf).toArray(LuaValue[]::new);

    /** What editors know of its type. */
    static final String TYPE = quoted().collect(Collectors.joining("|"));

    static final String DOC = "`\"add\"` makes what is below brighter, as light does; `\"normal\"` covers it.";

    /** The option of all that is drawn. */
    public static final Option OPTION = Option.words("blend", BlendMode.class, DOC);

    private Blend() {}

    private static Stream<String> quoted() {
        return WORDS.stream().map(word -> '"' + word + '"');
    }

    /** Reads the field of a task; asked in every frame, so the words themselves are compared first. */
    static BlendMode mode(LuaValue word) {
        if (word.isnil()) return BlendMode.NORMAL;
        for (int i = 0; i < VALUES.length; i++) if (word.raweq(VALUES[i])) return MODES.get(i);
        if (word.type() != LuaValue.TSTRING) throw refused(Value.of(word).told());
        String text = Value.of(word).text();
        throw refused("'" + text + "'" + Spelling.hint(text, WORDS));
    }

    private static LuaException refused(String told) {
        return new LuaException("'blend' must be " + quoted().collect(Collectors.joining(" or ")) + " but was " + told);
    }
}
