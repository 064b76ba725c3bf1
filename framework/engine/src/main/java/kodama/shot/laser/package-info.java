/**
 * Lasers: beams that warn, burn and fade, straight or bent, and curves that follow a head which moves as a shot does.
 * Owned by the game thread.
 */
@NullMarked
package kodama.shot.laser;

import org.jspecify.annotations.NullMarked;
