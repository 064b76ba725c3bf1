package kodama.lua.library;

import org.luaj.vm2.LuaString;

/** Strings of one byte, one object each: equal strings cannot be distinguished. */
final class SingleByteStrings {
    private static final LuaString[] ALL = all();

    private SingleByteStrings() {}

    private static LuaString[] all() {
        LuaString[] all = new LuaString[256];
        for (int i = 0; i < all.length; i++) all[i] = LuaString.valueOf(new byte[] {(byte) i});
        return all;
    }

    /** Returns the string of a byte, from 0 to 255. */
    static LuaString of(int code) {
        return ALL[code];
    }
}
