/** Starts a game as a command line says, in a window or without; a packed game begins with {@code Launcher}. */
@NullMarked
package kodama.cli;

import org.jspecify.annotations.NullMarked;
