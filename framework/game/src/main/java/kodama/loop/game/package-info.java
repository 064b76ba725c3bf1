/** Plays a game: loading, worlds, frames, and reports of resets; {@code GameLoop} is where to begin to read. */
@NullMarked
package kodama.loop.game;

import org.jspecify.annotations.NullMarked;
