package kodama.lua.bind;

import kodama.lua.text.LuaText;
import org.luaj.vm2.LuaValue;

/**
 * The name of a field, as the very string that the scripts of one machine use: a table finds it without comparing
 * letters.
 */
public final class FieldKey {
    private final LuaValue raw;

    FieldKey(LuaValue raw) {
        this.raw = raw;
    }

    /**
     * The name as the machine holds it, for rooms that know LuaJ.
     *
     * @return a string
     */
    public LuaValue raw() {
        return raw;
    }

    @Override
    public String toString() {
        return LuaText.utf8(raw.checkstring());
    }
}
