package kodama.lua.bind;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.luaj.vm2.LuaValue;

/**
 * A parameter of a Lua function.
 *
 * @param name its name
 * @param optional whether it may be nil or left out
 * @param types one of which it must be
 * @param otherwise what a number, integer, boolean or string is that was left out, as it stands in the signature; empty
 *     for nil
 */
public record Parameter(String name, boolean optional, List<LuaType> types, String otherwise) {
    private static final Pattern SHAPE = Pattern.compile("(\\w+)(\\?)?: ([\\w|]+)(?: = (.+))?");

    /** LuaJ has two types for it: what was left out at the end is none of its own. */
    private static final int NIL = 1 << LuaValue.TNIL | 1 << LuaValue.TNONE;

    static Parameter parse(String text) {
        Matcher match = SHAPE.matcher(text);
        if (!match.matches()) throw new IllegalArgumentException("not a parameter: " + text);
        List<LuaType> types =
                Arrays.stream(match.group(3).split("\\|")).map(LuaType::of).toList();
        String otherwise = match.group(4) == null ? "" : match.group(4);
        return new Parameter(match.group(1), match.group(2) != null, types, otherwise);
    }

    /** A bit for each of Lua's types that it takes, see {@link LuaType#bits}; nil counts if it is optional. */
    int typeBits() {
        int bits = optional ? NIL : 0;
        for (LuaType type : types) bits |= type.bits;
        return bits;
    }

    /**
     * Writes down the types.
     *
     * @return such as {@code table|function}
     */
    public String typeWords() {
        return types.stream().map(LuaType::word).collect(Collectors.joining("|"));
    }

    String expected() {
        return types.stream().map(LuaType::word).collect(Collectors.joining(" or "));
    }

    /** Where a number is expected, another number is told by its value: a fraction, one too large, or 0/0. */
    String told(LuaValue value) {
        boolean isWanted = types.contains(LuaType.INTEGER) || types.contains(LuaType.NUMBER);
        if (!isWanted || value.type() != LuaValue.TNUMBER) return value.typename();
        return value.tojstring() + (LuaType.INTEGER.accepts(value) ? ", which is too large" : "");
    }
}
