/**
 * Sounds: what they are, what reads them, where they are kept; {@link kodama.sound.AudioOutput} is the port to a
 * device.
 */
@NullMarked
package kodama.sound;

import org.jspecify.annotations.NullMarked;
