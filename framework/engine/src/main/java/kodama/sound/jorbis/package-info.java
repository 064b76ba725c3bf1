/**
 * The connection to the library jorbis. {@link kodama.sound.vorbis.JorbisLibrary} loads these classes together with the
 * library, which is a jar of its own.
 */
@NullMarked
package kodama.sound.jorbis;

import org.jspecify.annotations.NullMarked;
