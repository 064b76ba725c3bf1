/** Sounds, their formats and their store; {@link kodama.sound.AudioOutput} is the port to a device. */
@NullMarked
package kodama.sound;

import org.jspecify.annotations.NullMarked;
