/**
 * The game's side of the sound: what plays, in which group and how loud. Owned by the game thread. What can be asked
 * here is computed from ticks and the lengths of sounds, never from the mixer: with a device, without one and in a
 * test the game goes the same way.
 */
@NullMarked
package kodama.sound.playback;

import org.jspecify.annotations.NullMarked;
