package kodama.lua.bind;

/**
 * A field as the reference describes it.
 *
 * @param name its name
 * @param type its type, in the words of the definitions for editors
 * @param doc what it tells
 */
public record FieldDoc(String name, String type, String doc) {}
