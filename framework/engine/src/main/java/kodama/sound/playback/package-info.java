/**
 * The game's side of the sound: the sounds that play, their groups and volumes. Owned by the game thread. Queries are
 * computed from ticks and the lengths of sounds, never from the mixer, so a game behaves the same with a device,
 * without one, and in a test.
 */
@NullMarked
package kodama.sound.playback;

import org.jspecify.annotations.NullMarked;
