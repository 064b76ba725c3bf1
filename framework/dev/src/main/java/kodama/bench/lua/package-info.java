/**
 * Compares the Lua machine with the installed C engines and with LuaJ.
 *
 * <p>The programs are in {@code scripts/bench/lua}; each engine runs the same source through {@code measure.lua}.
 */
@NullMarked
package kodama.bench.lua;

import org.jspecify.annotations.NullMarked;
