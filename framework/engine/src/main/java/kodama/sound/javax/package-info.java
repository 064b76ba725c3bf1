/**
 * Sound files that {@code javax.sound} reads, and the decoders whose jars lie beside ours. Stateless; any thread may
 * read.
 */
@NullMarked
package kodama.sound.javax;

import org.jspecify.annotations.NullMarked;
