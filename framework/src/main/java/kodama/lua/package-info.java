/**
 * The Lua machine: an interpreter with its frames on the heap, coroutines without threads, the standard libraries.
 *
 * <p>Floor 3; knows no game. LuaJ provides strings, the form of compiled functions and the classes of values. A machine
 * belongs to one thread.
 */
@NullMarked
package kodama.lua;

import org.jspecify.annotations.NullMarked;
