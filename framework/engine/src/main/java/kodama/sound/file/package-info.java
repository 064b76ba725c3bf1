/**
 * Sounds in files: QOA by a reader of our own, all else by the JDK and by decoders whose jars someone has put beside
 * ours.
 *
 * <p>Stateless; any thread may read. What is short is decoded at once and kept, what is long is decoded while it
 * plays.
 */
@NullMarked
package kodama.sound.file;

import org.jspecify.annotations.NullMarked;
