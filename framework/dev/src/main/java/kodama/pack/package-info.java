/**
 * The release jar: one runnable file of what the framework needs to play a game, the game's files, and its classes.
 *
 * <p>{@link kodama.pack.ReleaseJar} is the door: it takes a game, finds what of the running framework can be reached
 * from the program that plays packed games, leaves in the workshop what the game was made with, and writes the same
 * bytes wherever it runs. It loads no class of the game.
 */
@NullMarked
package kodama.pack;

import org.jspecify.annotations.NullMarked;
