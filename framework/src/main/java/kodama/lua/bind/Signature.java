package kodama.lua.bind;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

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
public record Signature(String name, List<Parameter> parameters, boolean takesMore, String returns) {
    private static final String MORE = "...";
    private static final Pattern SHAPE = Pattern.compile("(\\w+)\\((.*)\\)(?: -> (.+))?");

    /**
     * Reads a signature.
     *
     * @param line as a {@link LuaFunction} carries it
     * @return its parts
     * @throws IllegalArgumentException if it is none
     */
    public static Signature parse(String line) {
        Matcher shape = SHAPE.matcher(line);
        if (!shape.matches()) throw new IllegalArgumentException("not a signature: " + line);
        String arguments = shape.group(2);
        String returns = shape.group(3) == null ? "" : shape.group(3);
        return new Signature(shape.group(1), parameters(arguments), arguments.endsWith(MORE), returns);
    }

    private static List<Parameter> parameters(String text) {
        List<Parameter> all = new ArrayList<>();
        for (String part : text.isEmpty() ? new String[0] : text.split(", ")) {
            if (!part.equals(MORE)) all.add(Parameter.parse(part));
        }
        return List.copyOf(all);
    }
}
