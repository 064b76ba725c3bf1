package kodama.script;

import java.util.HashMap;
import java.util.Map;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;

/** Java strings of Lua strings that are asked for in every frame, names of pictures and groups: each is made once. */
final class Texts {
    private static final int MOST = 10_000;

    /** Longer strings may have one hash in common. */
    private static final int LONGEST = 64;

    private final Map<LuaValue, String> known = new HashMap<>();

    /** Returns the text of a string or number. */
    String of(LuaValue value) {
        String found = known.get(value);
        return found != null ? found : learn(value);
    }

    private String learn(LuaValue value) {
        String text = Utf8.decode(value);
        if (known.size() == MOST) known.clear(); // names can be counted up without end
        if (value instanceof LuaString letters && letters.m_length <= LONGEST) known.put(value, text);
        return text;
    }
}
