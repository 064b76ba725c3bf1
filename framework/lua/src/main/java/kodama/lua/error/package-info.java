/**
 * Errors as scripts see them: with a message or an error object for {@code pcall}, and without a Java stack trace.
 *
 * <p>{@link kodama.lua.error.MessageError} still gets its position; {@link kodama.lua.error.ScriptError} is complete.
 * Java code gets a {@code kodama.lua.LuaFailure}.
 */
@NullMarked
package kodama.lua.error;

import org.jspecify.annotations.NullMarked;
