/**
 * The {@code kodama} command: its subcommands, games in folders, and whether the Java parts of a stranger's game may
 * run.
 */
@NullMarked
package kodama.cli.dev;

import org.jspecify.annotations.NullMarked;
