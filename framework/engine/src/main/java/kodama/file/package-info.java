/** The files of a game: folders and jars over each other, a watch for changes, safe writing; the door to the disk. */
@NullMarked
package kodama.file;

import org.jspecify.annotations.NullMarked;
