/**
 * From a Lua function that runs often to a Java method that does the same: no dispatch, registers in local variables,
 * numbers without boxes where they are known to be numbers.
 *
 * <p>Floor 1; pure: it reads instructions and answers a class file. {@code kodama.lua} decides when to ask and owns
 * what the class calls. The method never calls itself: it leaves to the machine for every Lua call, every yield and
 * every slow case, with all it knows written back to the coroutine's registers.
 */
@NullMarked
package kodama.lua.translate;

import org.jspecify.annotations.NullMarked;
