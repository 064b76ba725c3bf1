package kodama.lua.bind;

import java.util.List;
import java.util.stream.Collectors;

/**
 * The signature of a Lua function, read from one line: {@code text(text: string, x: number, look?: TextStyle) ->
 * number}.
 *
 * <p>Argument checks, reference and editor definitions are all made from this line, so they cannot disagree. A
 * parameter may be {@code ...}; {@link TypeDoc} describes types. A type that is the same in several places is a type
 * variable: {@code wait_until<T>(condition: fun(): T) -> T}.
 *
 * @param name the function's name, without its module
 * @param variables type variables
 * @param parameters its parameters, in order
 * @param isVariadic whether any number of further arguments may follow
 * @param results its results, in order
 */
public record Signature(
        String name,
        List<TypeDoc.Variable> variables,
        List<Parameter> parameters,
        boolean isVariadic,
        List<Result> results) {
    /**
     * Parses a signature.
     *
     * @param line the value of {@link LuaFunction}
     * @return the signature
     * @throws IllegalArgumentException if it is not a signature
     */
    public static Signature parse(String line) {
        TypeReader reader = new TypeReader(line);
        try {
            String name = reader.name();
            List<Parameter> parameters = reader.parameters();
            boolean isVariadic = reader.isVariadic();
            return new Signature(name, reader.variables(), parameters, isVariadic, reader.results());
        } catch (TypeReader.NotThat wrong) {
            throw new IllegalArgumentException("not a signature: " + line);
        }
    }

    /**
     * Parses a type.
     *
     * @param text such as {@code Task|string[]}
     * @throws IllegalArgumentException if it is not a type
     */
    public static TypeDoc type(String text) {
        try {
            return new TypeReader(text).wholeType();
        } catch (TypeReader.NotThat wrong) {
            throw new IllegalArgumentException("not a type: " + text);
        }
    }

    /**
     * Formats the results for people.
     *
     * @return such as {@code x: number, y: number}; empty for none
     */
    public String returns() {
        return results.stream().map(Result::text).collect(Collectors.joining(", "));
    }
}
