package kodama.lua.bind;

/**
 * A short name for a type.
 *
 * @param name such as {@code Ease}
 * @param type what it stands for
 * @param doc what it is for
 */
public record AliasDoc(String name, TypeDoc type, String doc) {
    /** A short name for strings that name something; {@code kodama check} looks whether that exists. */
    public static AliasDoc name(String name, String doc) {
        return new AliasDoc(name, new TypeDoc.Plain(LuaType.STRING), doc);
    }
}
