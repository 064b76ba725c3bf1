/**
 * The standard libraries: the basic functions, {@code table}, {@code math}, {@code bit32} and {@code coroutine} here,
 * the larger ones in rooms of their own.
 *
 * <p>lua.library.Libraries} makes machines that have them all. A library is a {@code Library} that puts {@code
 * Builtin}s into a table, and {@code Resumable}s where Lua functions are called.
 */
@NullMarked
package kodama.lua.library;

import org.jspecify.annotations.NullMarked;
