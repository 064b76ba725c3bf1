/**
 * The instructions of Lua 5.2 as the reference's {@code lopcodes.h} lays them out: what they are called, and the one
 * place that takes their words apart.
 *
 * <p>Compiler, interpreter and translator stand on it.
 */
@NullMarked
package kodama.lua.bytecode;

import org.jspecify.annotations.NullMarked;
