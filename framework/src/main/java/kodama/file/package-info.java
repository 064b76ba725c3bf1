/**
 * The files of a game: folders and jars laid over each other, and the watch over what changes in them.
 *
 * <p>Floor 1. The only floor that opens files of a game.
 */
@NullMarked
package kodama.file;

import org.jspecify.annotations.NullMarked;
