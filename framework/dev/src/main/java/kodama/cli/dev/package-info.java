/** The {@code kodama} command: its subcommands, games in folders, and the trust check for untrusted Java parts. */
@NullMarked
package kodama.cli.dev;

import org.jspecify.annotations.NullMarked;
