package kodama.lua.bind;

import java.util.Locale;
import org.luaj.vm2.LuaValue;

/** The types of parameters of Lua functions, named as {@code type} prints them. */
public enum LuaType {
    /** Any number. */
    NUMBER(LuaValue.TNUMBER),
    /** A number without a fraction. */
    INTEGER(LuaValue.TNUMBER),
    /** A string. */
    STRING(LuaValue.TSTRING),
    /** True or false. */
    BOOLEAN(LuaValue.TBOOLEAN),
    /** A table. */
    TABLE(LuaValue.TTABLE),
    /** A function. */
    FUNCTION(LuaValue.TFUNCTION),
    /** A Java object. */
    USERDATA(LuaValue.TUSERDATA),
    /** Any value, including nil. */
    ANY;

    /** The LuaJ types that belong to this type, one bit each: {@code 1 << LuaValue.type()}. */
    final int bits;

    private final String word = name().toLowerCase(Locale.ROOT);

    LuaType(int type) {
        bits = 1 << type;
    }

    LuaType() {
        bits = -1;
    }

    static LuaType of(String word) {
        for (LuaType type : values()) if (type.word.equals(word)) return type;
        throw new IllegalArgumentException("unknown type '" + word + "'");
    }

    /** Whether a value has this type. */
    public boolean accepts(LuaValue value) {
        boolean isOfType = (bits >> value.type() & 1) != 0;
        return this == INTEGER ? isOfType && isWhole(value.todouble()) : isOfType;
    }

    private static boolean isWhole(double value) {
        return Math.rint(value) == value && !Double.isInfinite(value);
    }

    /**
     * Returns the type with its article, for messages.
     *
     * @return such as {@code a whole number}
     */
    public String phrase() {
        return this == INTEGER ? "a whole number" : "a " + word;
    }

    /**
     * Returns the type's name for messages and editor definitions.
     *
     * @return such as {@code integer}
     */
    public String word() {
        return word;
    }
}
