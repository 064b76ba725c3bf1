package kodama.lua.bind;

/**
 * A short name for a type, in the reference.
 *
 * @param name such as {@code Ease}
 * @param type the type
 * @param doc description
 */
public record AliasDoc(String name, TypeDoc type, String doc) {
    /** Makes an alias for strings that name something; {@code kodama check} checks that it exists. */
    public static AliasDoc name(String name, String doc) {
        return new AliasDoc(name, new TypeDoc.Plain(LuaType.STRING), doc);
    }
}
