/**
 * Tools for developers of a running game: tunes, watches, and lines at which the game is paused. Owned by the game
 * thread.
 */
@NullMarked
package kodama.script.debug;

import org.jspecify.annotations.NullMarked;
