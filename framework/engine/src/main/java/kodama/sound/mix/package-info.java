/**
 * The mixer: up to 64 voices at once, in groups, added up to one stereo signal that never clips and never clicks.
 *
 * <p>A room of floor 4. The game thread sends {@link kodama.sound.mix.Command}s; whoever calls
 * {@link kodama.sound.mix.Mixer#mix} owns all the rest, and neither allocates there nor waits for a lock. Sounds that
 * are made while they play come through a {@link kodama.sound.mix.Decoder}, ahead of time and on a thread of its own.
 */
@NullMarked
package kodama.sound.mix;

import org.jspecify.annotations.NullMarked;
