/**
 * What players choose among in a game: the options it has of its own, the language, and that the screen for all of it
 * is to be opened. What they have chosen lies in the settings.
 *
 * <p>Owned by the game thread.
 */
@NullMarked
package kodama.option;

import org.jspecify.annotations.NullMarked;
