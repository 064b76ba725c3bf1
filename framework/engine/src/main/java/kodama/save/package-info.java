/** What is kept for a player beyond the end of the program: the saves of a game, and what the player has chosen. */
@NullMarked
package kodama.save;

import org.jspecify.annotations.NullMarked;
