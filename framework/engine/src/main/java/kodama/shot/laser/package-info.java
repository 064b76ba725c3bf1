/**
 * Lasers: straight or bent beams that warn, burn and fade, and curved lasers that follow a head which moves like a
 * shot. Owned by the game thread.
 */
@NullMarked
package kodama.shot.laser;

import org.jspecify.annotations.NullMarked;
