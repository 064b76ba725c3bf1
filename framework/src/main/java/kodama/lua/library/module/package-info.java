/**
 * How scripts come to other scripts: {@code require} and {@code package}, in the cage from the game's files alone; on an
 * open machine also {@code dofile}, {@code loadfile}, {@code module} and {@code string.dump}.
 *
 * <p>Floor 4. Compiling is the machine's: {@code Chunks}.
 */
@NullMarked
package kodama.lua.library.module;

import org.jspecify.annotations.NullMarked;
