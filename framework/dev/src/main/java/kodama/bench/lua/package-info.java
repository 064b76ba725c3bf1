/**
 * Measures the Lua machine beside the C engines that are installed and LuaJ as it comes.
 *
 * <p>The programs are in {@code scripts/bench/lua}, so that each engine runs the same text by {@code measure.lua}.
 */
@NullMarked
package kodama.bench.lua;

import org.jspecify.annotations.NullMarked;
