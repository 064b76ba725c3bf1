/**
 * The Lua machine: an interpreter with its frames on the heap, coroutines without threads, errors with places and
 * calls, budgets, hooks, finalizers.
 *
 * <p>Floor 3; knows no game, and no library: {@code kodama.lua.library} stands above and makes machines that have them.
 * LuaJ provides strings, the form of compiled functions and the classes of values. A machine belongs to one thread.
 */
@NullMarked
package kodama.lua;

import org.jspecify.annotations.NullMarked;
