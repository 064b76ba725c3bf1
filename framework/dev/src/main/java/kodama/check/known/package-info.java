/**
 * What scripts of a game may name: the Lua API, the game's files, and the words that its own scripts bring along.
 *
 * <p>Read once for each check, and then not changed.
 */
@NullMarked
package kodama.check.known;

import org.jspecify.annotations.NullMarked;
