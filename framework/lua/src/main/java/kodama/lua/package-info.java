/**
 * The Lua machine: an interpreter with its frames on the heap, coroutines without threads, errors with places and
 * calls.
 *
 * <p>A few classes are what scripts are made of and run on, and know each other: machine, coroutine, call, the two
 * kinds of functions, code and its translation, and the ports to interpreter and debugger. All others work on these.
 * LuaJ provides strings, the form of compiled functions and the classes of values. A machine belongs to one thread.
 */
@NullMarked
package kodama.lua;

import org.jspecify.annotations.NullMarked;
