/**
 * How shots look, how large they are where they hit, and the art of the built-in ones, painted by code when someone
 * first fires them. {@link kodama.shot.look.ShotEndEffects} is owned by the game thread, all else is immutable.
 */
@NullMarked
package kodama.shot.look;

import org.jspecify.annotations.NullMarked;
