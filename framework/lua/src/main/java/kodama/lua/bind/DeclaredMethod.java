package kodama.lua.bind;

import java.util.Map;

/**
 * A method as its class file has it.
 *
 * @param access its flags, as {@link java.lang.reflect.Modifier} knows them; a bridge has that of {@code volatile}
 * @param name its name
 * @param descriptor its types, as in {@code (DI)V}
 * @param annotations what its annotations say, by their descriptors
 */
record DeclaredMethod(int access, String name, String descriptor, Map<String, Map<String, Object>> annotations) {}
