/** The in-game console, which runs Lua in the game's machine and shows the log; paused lines; notices. */
@NullMarked
package kodama.dev.console;

import org.jspecify.annotations.NullMarked;
