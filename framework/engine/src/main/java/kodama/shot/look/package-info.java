/**
 * The looks of shots, their collision radii, and the built-in pictures, which are painted by code when they are first
 * used. {@link kodama.shot.look.ShotEndEffects} is owned by the game thread; everything else is immutable.
 */
@NullMarked
package kodama.shot.look;

import org.jspecify.annotations.NullMarked;
