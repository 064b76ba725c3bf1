/**
 * The mixer, up to 64 voices at once in groups, and the threads that mix, decode and watch over the device; none is
 * the game's. The game thread sends {@link kodama.sound.mix.MixerCommand}s and waits for nothing.
 */
@NullMarked
package kodama.sound.mix;

import org.jspecify.annotations.NullMarked;
