/**
 * What developers turn, watch and stop at in a running game: tunes, watches, and lines at which the game is held. Owned
 * by the game thread.
 */
@NullMarked
package kodama.script.debug;

import org.jspecify.annotations.NullMarked;
