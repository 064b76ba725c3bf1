/**
 * Sound files that {@code javax.sound} reads, with decoders in jars on the class path or in the plugin folder.
 * Stateless and thread-safe.
 */
@NullMarked
package kodama.sound.javax;

import org.jspecify.annotations.NullMarked;
