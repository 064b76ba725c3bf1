package kodama.lua.bind;

/**
 * A field as the reference describes it.
 *
 * @param name its name
 * @param type what it holds
 * @param optional whether it may be nil
 * @param defaultValue what nil stands for, as a script would write it; empty for nothing
 * @param bounds what a number may be, such as {@code 1 to 240}; empty for any
 * @param doc what it tells
 */
public record FieldDoc(String name, TypeDoc type, boolean optional, String defaultValue, String bounds, String doc) {
    /**
     * Describes a field that is always there.
     *
     * @param type what it holds
     * @return without default or bounds
     */
    public static FieldDoc of(String name, TypeDoc type, String doc) {
        return new FieldDoc(name, type, false, "", "", doc);
    }

    /**
     * Lets it be nil.
     *
     * @return the same field otherwise
     */
    public FieldDoc orNil() {
        return new FieldDoc(name, type, true, defaultValue, bounds, doc);
    }
}
