/**
 * Ogg Vorbis files: pages, headers, lengths, loops and seeking. The library jorbis decodes the packets. Stateless and
 * thread-safe, except for the objects of one stream.
 */
@NullMarked
package kodama.sound.vorbis;

import org.jspecify.annotations.NullMarked;
