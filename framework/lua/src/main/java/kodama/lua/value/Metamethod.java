package kodama.lua.value;

import kodama.lua.compile.Opcode;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;

/** What a metatable may say of the values that have it. */
public enum Metamethod {
    // arithmetic, in the order of its opcodes

    /** Decides {@code +}. */
    ADD("__add"),
    /** Decides {@code -}. */
    SUB("__sub"),
    /** Decides {@code *}. */
    MUL("__mul"),
    /** Decides {@code /}. */
    DIV("__div"),
    /** Decides {@code %}. */
    MOD("__mod"),
    /** Decides {@code ^}. */
    POW("__pow"),
    /** Decides the {@code -} of a single value. */
    UNM("__unm"),

    // the rest

    /** Reads a field that is not there. */
    INDEX("__index"),
    /** Writes a field that is not there. */
    NEWINDEX("__newindex"),
    /** Calls a value that is no function. */
    CALL("__call"),
    /** Compares two tables or two userdata. */
    EQ("__eq"),
    /** Decides {@code <}. */
    LT("__lt"),
    /** Decides {@code <=}. */
    LE("__le"),
    /** Gives the length. */
    LEN("__len"),
    /** Joins a value that is no text. */
    CONCAT("__concat"),
    /** Gives the text of a value. */
    TOSTRING("__tostring"),
    /** Stands for the metatable where a script asks for it, and protects it. */
    METATABLE("__metatable"),
    /** The finalizer. */
    GC("__gc"),
    /** Says whether a table is weak. */
    MODE("__mode"),
    /** Gives what {@code pairs} returns. */
    PAIRS("__pairs"),
    /** Gives what {@code ipairs} returns. */
    IPAIRS("__ipairs");

    private static final Metamethod[] ALL = values();

    private final LuaString key;

    Metamethod(String key) {
        this.key = LuaValue.valueOf(key);
    }

    /**
     * Its name in a metatable.
     *
     * @return the name; the same object each time
     */
    public LuaString key() {
        return key;
    }

    /**
     * That of arithmetic.
     *
     * @param opcode from {@link Opcode#ADD} to {@link Opcode#UNM}
     * @return what decides it
     */
    public static Metamethod ofArithmetic(int opcode) {
        return ALL[opcode - Opcode.ADD];
    }

    /** That with a name; null if there is none. */
    static @Nullable Metamethod of(LuaString name) {
        for (Metamethod each : ALL) if (each.key.raweq(name)) return each;
        return null;
    }

    /** How many there are. */
    static int count() {
        return ALL.length;
    }

    @Override
    public String toString() {
        return key.tojstring();
    }
}
