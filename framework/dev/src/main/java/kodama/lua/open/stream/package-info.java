/**
 * What the files of {@code io} stand on: files of the disk, consoles, commands and their ends, reading by formats.
 *
 * <p>Failures come back as {@code nil}, a reason and the system's number for it.
 */
@NullMarked
package kodama.lua.open.stream;

import org.jspecify.annotations.NullMarked;
