/**
 * What is kept for a player beyond the end of the program: the saves of the game, and what the player has chosen.
 *
 * <p>Files are written on a thread of their own; all verbs are for any thread.
 */
@NullMarked
package kodama.save;

import org.jspecify.annotations.NullMarked;
