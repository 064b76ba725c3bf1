/** Launches a game from the command line, in a window or without one; {@code Launcher} is the main class of packs. */
@NullMarked
package kodama.cli;

import org.jspecify.annotations.NullMarked;
