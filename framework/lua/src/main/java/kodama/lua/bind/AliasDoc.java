package kodama.lua.bind;

/**
 * A short name for a type.
 *
 * @param name such as {@code Ease}
 * @param type what it stands for
 * @param doc what it is for
 */
public record AliasDoc(String name, TypeDoc type, String doc) {}
