/**
 * Shots: a pool of plain numbers, moved and hit-tested once a tick, and how they move. Owned by the game thread;
 * nothing allocates in a tick.
 */
@NullMarked
package kodama.shot;

import org.jspecify.annotations.NullMarked;
