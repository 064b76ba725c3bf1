/**
 * What plays a mixer on a device: the thread that mixes, the one that decodes, the one that watches over the device.
 *
 * <p>A room of floor 5. None of them is the game's: a frame that takes long makes no gap in the music, and a device
 * that hangs does not hold the game.
 */
@NullMarked
package kodama.sound.speaker;

import org.jspecify.annotations.NullMarked;
