/** Sound files: QOA, WAV, and sounds that are decoded during playback. Stateless and thread-safe. */
@NullMarked
package kodama.sound.file;

import org.jspecify.annotations.NullMarked;
