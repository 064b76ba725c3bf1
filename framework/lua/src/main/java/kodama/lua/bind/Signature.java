package kodama.lua.bind;

import java.util.List;
import java.util.stream.Collectors;

/**
 * How a Lua function is called, read from one line: {@code text(text: string, x: number, look?: TextStyle) -> number}.
 *
 * <p>The same line checks the arguments, writes the reference and writes the definitions for editors, so that the three
 * cannot disagree. A parameter may be {@code ...}; what a type can be, {@link TypeDoc} says. A type that is the same in
 * several places has a letter: {@code wait_until<T>(condition: fun(): T) -> T}.
 *
 * @param name the function's name, as scripts write it behind the dot
 * @param variables types that have a letter
 * @param parameters in order
 * @param isVariadic whether any number of further values may follow
 * @param results what it returns, in order
 */
public record Signature(
        String name,
        List<TypeDoc.Variable> variables,
        List<Parameter> parameters,
        boolean isVariadic,
        List<Result> results) {
    /**
     * Reads a signature.
     *
     * @param line as a {@link LuaFunction} carries it
     * @return its parts
     * @throws IllegalArgumentException if it is none
     */
    public static Signature parse(String line) {
        TypeReader reader = new TypeReader(line);
        try {
            String name = reader.name();
            List<Parameter> parameters = reader.parameters();
            boolean takesMore = reader.isVariadic();
            return new Signature(name, reader.variables(), parameters, takesMore, reader.results());
        } catch (TypeReader.NotThat wrong) {
            throw new IllegalArgumentException("not a signature: " + line);
        }
    }

    /**
     * Reads a type.
     *
     * @param text such as {@code Task|string[]}
     * @throws IllegalArgumentException if it is none
     */
    public static TypeDoc type(String text) {
        try {
            return new TypeReader(text).wholeType();
        } catch (TypeReader.NotThat wrong) {
            throw new IllegalArgumentException("not a type: " + text);
        }
    }

    /**
     * Writes what is returned, for people.
     *
     * @return such as {@code x: number, y: number}; empty for nothing
     */
    public String returns() {
        return results.stream().map(Result::text).collect(Collectors.joining(", "));
    }
}
