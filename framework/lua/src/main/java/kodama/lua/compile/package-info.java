/**
 * Compiles scripts to the instructions of Lua 5.2, in the format of the reference implementation's {@code lopcodes.h};
 * and parses them to syntax trees for tools.
 *
 * <ol>
 *   <li>{@link kodama.lua.compile.Lexer} splits the text into tokens.
 *   <li>{@link kodama.lua.compile.Parser} parses statements, {@link kodama.lua.compile.LuaExpressionParser}
 *       expressions. Code is generated in the same pass, as in the reference implementation: {@link
 *       kodama.lua.compile.ExpressionCode} decides where values are, {@link kodama.lua.compile.CodeWriter} writes
 *       instructions and resolves jumps.
 *   <li>{@link kodama.lua.compile.FunctionState} keeps scopes, upvalues and constants, and makes the {@code Prototype}.
 * </ol>
 *
 * <p>Does not depend on the machine that runs the code.
 */
@NullMarked
package kodama.lua.compile;

import org.jspecify.annotations.NullMarked;
