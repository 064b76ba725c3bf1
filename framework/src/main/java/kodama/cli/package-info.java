/**
 * The {@code kodama} command.
 *
 * <p>Floor 8; turns options into games and errors into exit codes.
 */
@NullMarked
package kodama.cli;

import org.jspecify.annotations.NullMarked;
