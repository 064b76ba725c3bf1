/**
 * The module {@code shot} of the Lua API: what its options say, and who does it.
 *
 * <p>{@link kodama.script.api.shot.Gun} reads the options that all ways of firing have in common. Owned by the game
 * thread.
 */
@NullMarked
package kodama.script.api.shot;

import org.jspecify.annotations.NullMarked;
