/**
 * What the files of {@code io} stand on: files of the disk, consoles, commands and their ends, reading by formats.
 *
 * <p>Floor 2, above {@code kodama.lua.value}; knows no machine. Only an open machine opens any; {@code print} writes to
 * one there. Failures come back as {@code nil}, a reason and the system's number for it.
 */
@NullMarked
package kodama.lua.stream;

import org.jspecify.annotations.NullMarked;
