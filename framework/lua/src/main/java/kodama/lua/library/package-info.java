/**
 * The standard libraries; {@link kodama.lua.library.Libraries} makes machines that have them all. A library is a
 * {@code Library} that puts {@code Builtin}s into a table, and {@code Resumable}s where Lua functions are called.
 */
@NullMarked
package kodama.lua.library;

import org.jspecify.annotations.NullMarked;
