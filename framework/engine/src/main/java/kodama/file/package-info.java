/** The files of a game: layered folders and jars, change detection, safe writing. All disk access goes through here. */
@NullMarked
package kodama.file;

import org.jspecify.annotations.NullMarked;
