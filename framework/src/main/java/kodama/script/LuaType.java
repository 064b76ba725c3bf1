package kodama.script;

import java.util.Locale;
import org.luaj.vm2.LuaValue;

/** The types a parameter of a Lua function can ask for, named as {@code type} prints them. */
enum LuaType {
    NUMBER,
    INTEGER,
    STRING,
    BOOLEAN,
    TABLE,
    FUNCTION,
    USERDATA,
    ANY;

    static LuaType of(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT));
    }

    boolean accepts(LuaValue value) {
        return switch (this) {
            case NUMBER -> value.type() == LuaValue.TNUMBER;
            case INTEGER -> value.type() == LuaValue.TNUMBER && isWhole(value.todouble());
            case STRING -> value.type() == LuaValue.TSTRING;
            case BOOLEAN -> value.type() == LuaValue.TBOOLEAN;
            case TABLE -> value.type() == LuaValue.TTABLE;
            case FUNCTION -> value.type() == LuaValue.TFUNCTION;
            case USERDATA -> value.type() == LuaValue.TUSERDATA;
            case ANY -> true;
        };
    }

    private static boolean isWhole(double value) {
        return Math.rint(value) == value && !Double.isInfinite(value);
    }

    /** The type with its article, for messages. */
    String phrase() {
        return this == INTEGER ? "a whole number" : "a " + word();
    }

    /** The type's name in messages and in definition files. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
