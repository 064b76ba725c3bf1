package kodama.lua.bind;

import java.util.function.UnaryOperator;

/**
 * A result of a Lua function.
 *
 * @param name its name; empty for none
 * @param type its type
 * @param optional whether it may be nil
 * @param isVariadic whether there may be any number of such results
 */
public record Result(String name, TypeDoc type, boolean optional, boolean isVariadic) {
    /** Returns the type, including nil if it is optional. */
    TypeDoc fullType() {
        return optional ? new TypeDoc.OrNil(type) : type;
    }

    /**
     * Formats the result for people.
     *
     * @return such as {@code Task?}, {@code width: number} or {@code ...: any}
     */
    public String text() {
        String front = isVariadic ? "...: " : name.isEmpty() ? "" : name + ": ";
        return front + fullType().text();
    }

    /**
     * Formats the type for editor definitions.
     *
     * @param names formats the names of classes and aliases
     * @return the part after {@code ---@return}
     */
    public String definition(UnaryOperator<String> names) {
        return fullType().text(names) + (isVariadic ? " ..." : name.isEmpty() ? "" : " " + name);
    }
}
