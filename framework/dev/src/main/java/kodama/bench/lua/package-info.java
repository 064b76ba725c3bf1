/**
 * Measures the Lua machine by itself and beside the C engines that are installed, and LuaJ as it comes; {@code kodama
 * bench lua}.
 *
 * <p>The programs are files of their own in {@code scripts/bench/lua}, so that each engine runs the same text; {@code
 * measure.lua} beside these classes runs them.
 */
@NullMarked
package kodama.bench.lua;

import org.jspecify.annotations.NullMarked;
