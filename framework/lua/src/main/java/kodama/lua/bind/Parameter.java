package kodama.lua.bind;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.luaj.vm2.LuaValue;

/**
 * A parameter of a Lua function.
 *
 * @param name its name
 * @param optional whether it may be nil or missing
 * @param type its type
 * @param defaultValue the default as written in the signature, for a number, integer, boolean or string; empty for nil
 */
public record Parameter(String name, boolean optional, TypeDoc type, String defaultValue) {
    /** LuaJ has two types for nil: a missing argument at the end has its own. */
    private static final int NIL = 1 << LuaValue.TNIL | 1 << LuaValue.TNONE;

    /**
     * Returns the accepted Lua types.
     *
     * @return each type once
     */
    public List<LuaType> kinds() {
        return type.kinds();
    }

    /** Returns the accepted types, one bit each, see {@link LuaType#bits}; includes nil if it is optional. */
    int typeBits() {
        int bits = optional ? NIL : 0;
        for (LuaType kind : kinds()) bits |= kind.bits;
        return bits;
    }

    /**
     * Formats the parameter.
     *
     * @param names formats the names of classes and aliases
     * @return such as {@code fields?: TaskFields}
     */
    public String text(UnaryOperator<String> names) {
        return name + (optional ? "?" : "") + ": " + type.text(names);
    }

    /**
     * Formats the parameter for people.
     *
     * @return such as {@code fields?: TaskFields}
     */
    public String text() {
        return text(UnaryOperator.identity());
    }

    /** Returns it as a parameter of a function type. */
    TypeDoc.FunParameter toFunParameter() {
        return new TypeDoc.FunParameter(name, optional, type);
    }

    String expected() {
        return kinds().stream().map(LuaType::word).collect(Collectors.joining(" or "));
    }

    /** Describes a wrong argument; a number by its value, as it may be a fraction, too large, or NaN. */
    String describe(LuaValue value) {
        boolean isWanted = kinds().contains(LuaType.INTEGER) || kinds().contains(LuaType.NUMBER);
        if (!isWanted || value.type() != LuaValue.TNUMBER) return value.typename();
        return value.tojstring() + (LuaType.INTEGER.accepts(value) ? ", which is too large" : "");
    }
}
