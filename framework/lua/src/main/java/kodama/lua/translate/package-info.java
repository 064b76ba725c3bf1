/**
 * From a Lua function that runs often to a Java class that does the same: no dispatch, registers in local variables,
 * numbers without boxes where they are known to be numbers, calls on Java's stack.
 *
 * <p>{@code kodama.lua} decides when to ask and owns what the class calls. What the method cannot do it leaves to the
 * interpreter: it writes its registers back, notes where it was, and returns a mark, at which its caller does the
 * same. So frames are there for yields, errors and the debugger alone. docs/inside.md shows a function and its class.
 */
@NullMarked
package kodama.lua.translate;

import org.jspecify.annotations.NullMarked;
