/**
 * Shots: a pool of plain numbers that are moved and hit-tested once per tick, and the ways in which they move. Owned by
 * the game thread; a tick allocates nothing.
 */
@NullMarked
package kodama.shot;

import org.jspecify.annotations.NullMarked;
