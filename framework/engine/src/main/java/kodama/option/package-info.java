/** The player's choices in a game: its own options, the language, keys. Owned by the game thread. */
@NullMarked
package kodama.option;

import org.jspecify.annotations.NullMarked;
