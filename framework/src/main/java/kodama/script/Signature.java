package kodama.script;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/**
 * How a Lua function is called, read from one line: {@code text(text: string, x: number, options?: table) -> number}.
 *
 * <p>The same line checks the arguments, writes the reference and writes the definitions for editors, so that the three
 * cannot disagree. A parameter may be {@code ...}, and a type a choice: {@code table|function}.
 *
 * @param name the function's name, as scripts write it behind the dot
 * @param parameters in order
 * @param takesMore whether any number of further values may follow
 * @param returns the type it returns, empty for none
 */
record Signature(String name, List<Parameter> parameters, boolean takesMore, String returns) {
    private static final String MORE = "...";
    private static final Pattern SHAPE = Pattern.compile("([\\w:]+)\\((.*)\\)(?: -> (.+))?");
    private static final Pattern PARAMETER = Pattern.compile("(\\w+)(\\?)?: ([\\w|]+)");

    record Parameter(String name, boolean optional, List<LuaType> types) {
        boolean accepts(LuaValue value) {
            for (LuaType type : types) if (type.accepts(value)) return type == LuaType.ANY || isUsable(value);
            return optional && value.isnil();
        }

        /** Without 0/0, which no function can do anything with, and without what Java would cut down to an int. */
        private boolean isUsable(LuaValue value) {
            if (value.type() != LuaValue.TNUMBER) return true;
            return types.contains(LuaType.INTEGER)
                    ? Math.abs(value.todouble()) <= Integer.MAX_VALUE
                    : !Double.isNaN(value.todouble());
        }

        String typeWords() {
            return types.stream().map(LuaType::word).collect(Collectors.joining("|"));
        }

        private String expected() {
            return types.stream().map(LuaType::word).collect(Collectors.joining(" or "));
        }
    }

    static Signature parse(String line) {
        Matcher shape = SHAPE.matcher(line);
        if (!shape.matches()) throw new IllegalArgumentException("not a signature: " + line);
        String arguments = shape.group(2);
        String returns = shape.group(3) == null ? "" : shape.group(3);
        return new Signature(shape.group(1), parameters(arguments), arguments.endsWith(MORE), returns);
    }

    private static List<Parameter> parameters(String text) {
        List<Parameter> all = new ArrayList<>();
        for (String part : text.isEmpty() ? new String[0] : text.split(", ")) {
            if (!part.equals(MORE)) all.add(parameter(part));
        }
        return List.copyOf(all);
    }

    private static Parameter parameter(String text) {
        Matcher match = PARAMETER.matcher(text);
        if (!match.matches()) throw new IllegalArgumentException("not a parameter: " + text);
        List<LuaType> types =
                Arrays.stream(match.group(3).split("\\|")).map(LuaType::of).toList();
        return new Parameter(match.group(1), match.group(2) != null, types);
    }

    /**
     * Checks the arguments of a call.
     *
     * @throws LuaError in the reference's words if one is of the wrong type, or one too many
     */
    void check(Varargs arguments) {
        for (int i = 0; i < parameters.size(); i++) {
            Parameter parameter = parameters.get(i);
            if (!parameter.accepts(arguments.arg(i + 1))) throw badArgument(arguments, i + 1, parameter);
        }
        if (!takesMore && arguments.narg() > parameters.size()) refuseMore(arguments);
    }

    /** A value too many is a mistake that would show in nothing but its lack of effect; nil has none in any case. */
    private void refuseMore(Varargs arguments) {
        for (int index = parameters.size() + 1; index <= arguments.narg(); index++) {
            LuaValue value = arguments.arg(index);
            if (!value.isnil())
                throw new LuaError("bad argument #%d to '%s' (no value expected, got %s)"
                        .formatted(index, name, value.typename()));
        }
    }

    private LuaError badArgument(Varargs arguments, int index, Parameter parameter) {
        LuaValue value = arguments.arg(index);
        String got = index > arguments.narg() ? "no value" : told(value, parameter);
        String text = "bad argument #%d to '%s' (%s: %s expected, got %s)%s";
        return new LuaError(
                text.formatted(index, name, parameter.name(), parameter.expected(), got, colonHint(parameter)));
    }

    private String colonHint(Parameter parameter) {
        return parameter.name().equals("self") && !name.equals("move_to")
                ? "; write self:" + name + "(...) with a colon"
                : "";
    }

    /** Where a number is expected, another number is told by its value: a fraction, one too large, or 0/0. */
    private static String told(LuaValue value, Parameter parameter) {
        boolean isWanted =
                parameter.types().contains(LuaType.INTEGER) || parameter.types().contains(LuaType.NUMBER);
        if (!isWanted || value.type() != LuaValue.TNUMBER) return value.typename();
        return value.tojstring() + (LuaType.INTEGER.accepts(value) ? ", which is too large" : "");
    }
}
