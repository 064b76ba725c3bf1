/**
 * Kinds of shots: how they look, how large they are where they hit, and what is seen before they go off and when they
 * end.
 *
 * <p>A {@link kodama.shot.kind.ShotStyle} is made once and shared by all shots that look alike. Whatever can be
 * painted beforehand is: size, tint, direction. So in a frame each shot is one picture to be copied.
 *
 * <p>Pictures are made when they are first drawn; {@link kodama.shot.kind.ShotEndings} is owned by the game thread,
 * all else is immutable.
 */
@NullMarked
package kodama.shot.kind;

import org.jspecify.annotations.NullMarked;
