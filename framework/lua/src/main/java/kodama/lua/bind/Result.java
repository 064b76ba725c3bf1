package kodama.lua.bind;

import java.util.function.UnaryOperator;

/**
 * A value that a Lua function returns.
 *
 * @param name a word for it; empty for none
 * @param type what it is
 * @param optional whether it may be nil
 * @param isVariadic whether any number of such values may be returned
 */
public record Result(String name, TypeDoc type, boolean optional, boolean isVariadic) {
    /** The type, and nil if it may be that. */
    TypeDoc fullType() {
        return optional ? new TypeDoc.OrNil(type) : type;
    }

    /**
     * Writes the result for people.
     *
     * @return such as {@code Task?}, {@code width: number} or {@code ...: any}
     */
    public String text() {
        String front = isVariadic ? "...: " : name.isEmpty() ? "" : name + ": ";
        return front + fullType().text();
    }

    /**
     * Writes the type for editors.
     *
     * @param names how the names of classes and aliases are written
     * @return what stands behind {@code ---@return}
     */
    public String definition(UnaryOperator<String> names) {
        return fullType().text(names) + (isVariadic ? " ..." : name.isEmpty() ? "" : " " + name);
    }
}
