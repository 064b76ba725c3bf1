/**
 * The Lua machine: an interpreter with frames on the heap, coroutines without threads, and errors with tracebacks.
 *
 * <ol>
 *   <li>{@link kodama.lua.LuaMachine#load} compiles a script to LuaJ's {@code Prototype}s, with our own compiler, and
 *       prepares each function for the interpreter ({@link kodama.lua.FunctionCode}).
 *   <li>A {@link kodama.lua.Coroutine} has an array of registers and a linked list of frames, each a {@link
 *       kodama.lua.Call}. {@link kodama.lua.Interpreter} runs the innermost Lua function; calls between Lua functions
 *       do not use the Java stack, so a yield only has to return.
 *   <li>A Java function is a {@link kodama.lua.Builtin}, which runs to completion, or a {@link kodama.lua.Resumable},
 *       which has a frame with its state and may call Lua functions and yield.
 *   <li>{@link kodama.lua.CoroutineRunner} starts and resumes a coroutine; after an error, {@link kodama.lua.Unwinding}
 *       drops frames up to the next {@code pcall}.
 *   <li>Calls and backward jumps are charged to the instruction budget. Each time a slice of it is used up, the machine
 *       checks memory, takes samples, runs finalizers, and ends scripts that have run too long.
 *   <li>{@link kodama.lua.Translator} runs hot functions as Java.
 * </ol>
 *
 * <p>LuaJ provides strings, the format of compiled functions and the base classes of values. A machine belongs to one
 * thread.
 */
@NullMarked
package kodama.lua;

import org.jspecify.annotations.NullMarked;
