/**
 * Sounds: what they are, what reads them, where they are kept, and where they go when they are mixed.
 *
 * <p>A {@link kodama.sound.Sound} is immutable and for any thread; a {@link kodama.sound.SoundFormat} makes it of a
 * file's bytes, and {@link kodama.sound.Sounds} keeps it by its name. Opens no device: an {@link
 * kodama.sound.AudioOutput} is the port to one.
 */
@NullMarked
package kodama.sound;

import org.jspecify.annotations.NullMarked;
