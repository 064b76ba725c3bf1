/**
 * The files of a game: folders and jars laid over each other, the watch over what changes in them, and safe writing.
 *
 * <p>nio.file}, so nothing above it opens a file of a game by itself. Names of files are relative, separated by {@code
 * /}, and case counts on every system. Any thread may read; a watch belongs to the thread that polls it.
 */
@NullMarked
package kodama.file;

import org.jspecify.annotations.NullMarked;
