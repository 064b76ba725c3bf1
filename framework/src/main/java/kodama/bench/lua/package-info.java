/**
 * Measures the Lua machine beside LuaJ as it comes and the C engines that are installed: {@code kodama bench lua}.
 *
 * <p>Floor 10. The programs are {@code bench.lua} beside these classes, so that each engine runs the same text.
 */
@NullMarked
package kodama.bench.lua;

import org.jspecify.annotations.NullMarked;
