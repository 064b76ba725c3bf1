/**
 * What Java begins with in a packed game: one class that an old Java, too, can read.
 *
 * <p>It hands on to {@link kodama.cli.PackedMain}.
 */
@NullMarked
package kodama.launch;

import org.jspecify.annotations.NullMarked;
