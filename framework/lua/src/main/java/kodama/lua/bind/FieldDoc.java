package kodama.lua.bind;

/**
 * Describes a field in the reference.
 *
 * @param name its name
 * @param type its type
 * @param optional whether it may be nil
 * @param defaultValue the default, as a script would write it; empty for none
 * @param bounds range of a number, such as {@code 1 to 240}; empty for none
 * @param doc description
 */
public record FieldDoc(String name, TypeDoc type, boolean optional, String defaultValue, String bounds, String doc) {
    /**
     * Describes a field that is never nil.
     *
     * @param type its type
     * @return a field without default and range
     */
    public static FieldDoc of(String name, TypeDoc type, String doc) {
        return new FieldDoc(name, type, false, "", "", doc);
    }

    /**
     * Makes the field optional.
     *
     * @return a copy that may be nil
     */
    public FieldDoc orNil() {
        return new FieldDoc(name, type, true, defaultValue, bounds, doc);
    }
}
