package kodama.script.task;

import java.util.List;
import kodama.base.Spelling;
import kodama.draw.DrawList;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.Option;
import kodama.lua.bind.Value;
import org.luaj.vm2.LuaValue;

/** How colors are put on those below, as scripts say it. */
public final class Blend {
    private static final List<String> WORDS = List.of("normal", "add");

    /** What editors know of its type. */
    static final String TYPE = "\"normal\"|\"add\"";

    static final String DOC = "`\"add\"` makes what is below brighter, as light does; `\"normal\"` covers it.";

    /** The option of all that is drawn. */
    public static final Option OPTION = Option.words("blend", WORDS, DOC);

    private static final LuaValue NORMAL = LuaValue.valueOf("normal");
    private static final LuaValue ADD = LuaValue.valueOf("add");

    private Blend() {}

    /** The flag of a sprite; asked in every frame, so the two words come first. */
    static int flag(LuaValue word) {
        if (word.isnil() || word.raweq(NORMAL)) return 0;
        if (word.raweq(ADD)) return DrawList.ADD;
        if (word.type() != LuaValue.TSTRING) throw refused(Value.of(word).told());
        String text = Value.of(word).text();
        throw refused("'" + text + "'" + Spelling.hint(text, WORDS));
    }

    private static LuaException refused(String told) {
        return new LuaException("'blend' must be \"normal\" or \"add\" but was " + told);
    }

    /**
     * Reads the word of an option.
     *
     * @param word one of the option's words
     * @return the flag of a sprite, or of shapes
     */
    public static int flag(String word) {
        return word.equals("add") ? DrawList.ADD : 0;
    }
}
