package kodama.lua.bind;

/**
 * A Lua function as the reference describes it.
 *
 * @param signature how it is called
 * @param doc what it does
 */
public record FunctionDoc(Signature signature, String doc) {}
