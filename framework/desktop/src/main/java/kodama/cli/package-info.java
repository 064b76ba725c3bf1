/**
 * Plays a game as a command line says: in a window or without, from its options to its exit code.
 *
 * <p>On its own this is all that a packed game needs ({@link kodama.cli.PackedMain}); a {@link kodama.cli.Flavor} says
 * what a program has besides. The {@code kodama} command is in {@code kodama.cli.dev}.
 */
@NullMarked
package kodama.cli;

import org.jspecify.annotations.NullMarked;
