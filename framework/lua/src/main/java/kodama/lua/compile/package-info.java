/**
 * From a script's text to instructions: words, grammar, code, numerals, the names of chunks; the instructions of Lua
 * 5.2 as the reference's {@code lopcodes.h} lays them out; and syntax trees for tools.
 *
 * <p>One pass, as the reference's compiler. Knows nothing of the machine that runs the code.
 */
@NullMarked
package kodama.lua.compile;

import org.jspecify.annotations.NullMarked;
