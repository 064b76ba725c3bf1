/** Runs a game: loading, worlds, frames and reset reports; start reading at {@link kodama.loop.game.GameLoop}. */
@NullMarked
package kodama.loop.game;

import org.jspecify.annotations.NullMarked;
