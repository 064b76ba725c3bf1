/**
 * The standard libraries; {@link kodama.lua.library.Libraries} makes machines that have them. A library is a {@code
 * Library} that adds functions to a table: {@code Builtin}s, and {@code Resumable}s where they call Lua functions.
 */
@NullMarked
package kodama.lua.library;

import org.jspecify.annotations.NullMarked;
