/**
 * The Lua API: each module is a class whose methods are its functions, or a few such classes.
 *
 * <p>Signatures, descriptions and the checks of arguments come from the annotations of {@link kodama.lua.bind}; {@link
 * kodama.script.api.Modules} lists all modules in the order of the reference. A class gets by its constructor what its
 * functions work with, and knows no other module. Owned by the game thread.
 */
@NullMarked
package kodama.script.api;

import org.jspecify.annotations.NullMarked;
