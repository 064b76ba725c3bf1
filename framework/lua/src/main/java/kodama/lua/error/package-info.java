/**
 * Errors as scripts see them: with a message or an error object that {@code pcall} gives, and without a Java stack.
 *
 * <p>{@link kodama.lua.error.MessageError} still gets its position put before it; a {@link
 * kodama.lua.error.ScriptError} is complete. What Java code gets of an error is {@code kodama.lua.LuaFailure}.
 */
@NullMarked
package kodama.lua.error;

import org.jspecify.annotations.NullMarked;
