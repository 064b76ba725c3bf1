package kodama.lua.value;

import kodama.lua.compile.Opcode;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;

/** The metamethods and special fields of metatables. */
public enum Metamethod {
    // arithmetic, in opcode order

    /** The operator {@code +}. */
    ADD("__add"),
    /** The operator {@code -}. */
    SUB("__sub"),
    /** The operator {@code *}. */
    MUL("__mul"),
    /** The operator {@code /}. */
    DIV("__div"),
    /** The operator {@code %}. */
    MOD("__mod"),
    /** The operator {@code ^}. */
    POW("__pow"),
    /** The unary operator {@code -}. */
    UNM("__unm"),

    // others

    /** Reads a missing field. */
    INDEX("__index"),
    /** Writes a missing field. */
    NEWINDEX("__newindex"),
    /** Calls a value that is not a function. */
    CALL("__call"),
    /** Compares two tables or two userdata. */
    EQ("__eq"),
    /** The operator {@code <}. */
    LT("__lt"),
    /** The operator {@code <=}. */
    LE("__le"),
    /** The operator {@code #}. */
    LEN("__len"),
    /** The operator {@code ..}. */
    CONCAT("__concat"),
    /** Converts a value to a string. */
    TOSTRING("__tostring"),
    /** Returned by {@code getmetatable} instead of the metatable, which it protects. */
    METATABLE("__metatable"),
    /** The finalizer. */
    GC("__gc"),
    /** Makes a table weak. */
    MODE("__mode"),
    /** Returns the results of {@code pairs}. */
    PAIRS("__pairs"),
    /** Returns the results of {@code ipairs}. */
    IPAIRS("__ipairs");

    private static final Metamethod[] ALL = values();

    private final LuaString key;

    Metamethod(String key) {
        this.key = LuaValue.valueOf(key);
    }

    /**
     * Returns its name in a metatable.
     *
     * @return the name; the same object each time
     */
    public LuaString key() {
        return key;
    }

    /**
     * Returns the metamethod of an arithmetic opcode.
     *
     * @param opcode from {@link Opcode#ADD} to {@link Opcode#UNM}
     * @return the metamethod
     */
    public static Metamethod ofArithmetic(int opcode) {
        return ALL[opcode - Opcode.ADD];
    }

    /** Returns the metamethod with a name, or null. */
    static @Nullable Metamethod of(LuaString name) {
        for (Metamethod each : ALL) if (each.key.raweq(name)) return each;
        return null;
    }

    /** Returns the number of metamethods. */
    static int count() {
        return ALL.length;
    }

    @Override
    public String toString() {
        return key.tojstring();
    }
}
