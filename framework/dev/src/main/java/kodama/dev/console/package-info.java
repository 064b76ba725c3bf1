/** The console over the running game: Lua in the game's own machine, the lines of the log, held lines, notices. */
@NullMarked
package kodama.dev.console;

import org.jspecify.annotations.NullMarked;
