/**
 * What is done in init 2 while the loading mark moves: pictures are read, subsystems of the game's own are opened.
 *
 * <p>Owned by the game thread, which draws the mark while other threads do the jobs.
 */
@NullMarked
package kodama.loop.load;

import org.jspecify.annotations.NullMarked;
