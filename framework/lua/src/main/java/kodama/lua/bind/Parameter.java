package kodama.lua.bind;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.luaj.vm2.LuaValue;

/**
 * A parameter of a Lua function.
 *
 * @param name its name
 * @param optional whether it may be nil or left out
 * @param type what it must be
 * @param defaultValue what a number, integer, boolean or string is that was left out, as it stands in the signature; empty
 *     for nil
 */
public record Parameter(String name, boolean optional, TypeDoc type, String defaultValue) {
    /** LuaJ has two types for it: what was left out at the end is none of its own. */
    private static final int NIL = 1 << LuaValue.TNIL | 1 << LuaValue.TNONE;

    /**
     * Lua's own types, one of which it must be.
     *
     * @return each once
     */
    public List<LuaType> kinds() {
        return type.kinds();
    }

    /** A bit for each of Lua's types that it takes, see {@link LuaType#bits}; nil counts if it is optional. */
    int typeBits() {
        int bits = optional ? NIL : 0;
        for (LuaType kind : kinds()) bits |= kind.bits;
        return bits;
    }

    /**
     * Writes the parameter.
     *
     * @param names how the names of classes and aliases are written
     * @return such as {@code fields?: TaskFields}
     */
    public String text(UnaryOperator<String> names) {
        return name + (optional ? "?" : "") + ": " + type.text(names);
    }

    /**
     * Writes the parameter for people.
     *
     * @return such as {@code fields?: TaskFields}
     */
    public String text() {
        return text(UnaryOperator.identity());
    }

    /** The parameter of a function that is a value. */
    TypeDoc.FunParameter toFunParameter() {
        return new TypeDoc.FunParameter(name, optional, type);
    }

    String expected() {
        return kinds().stream().map(LuaType::word).collect(Collectors.joining(" or "));
    }

    /** Where a number is expected, another number is told by its value: a fraction, one too large, or 0/0. */
    String describe(LuaValue value) {
        boolean isWanted = kinds().contains(LuaType.INTEGER) || kinds().contains(LuaType.NUMBER);
        if (!isWanted || value.type() != LuaValue.TNUMBER) return value.typename();
        return value.tojstring() + (LuaType.INTEGER.accepts(value) ? ", which is too large" : "");
    }
}
