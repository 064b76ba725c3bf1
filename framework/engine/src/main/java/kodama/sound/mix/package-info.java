/**
 * The mixer, up to 64 voices on buses, and the threads that mix, decode and watch the device, none of which is the game
 * thread. The game thread sends {@link kodama.sound.mix.MixerCommand}s and does not wait.
 */
@NullMarked
package kodama.sound.mix;

import org.jspecify.annotations.NullMarked;
