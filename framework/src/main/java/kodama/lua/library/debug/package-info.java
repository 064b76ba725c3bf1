/**
 * The {@code debug} library: tracebacks and what is known of functions everywhere; hooks, locals, upvalues, metatables
 * and a prompt on an open machine only.
 *
 * <p>Floor 4. What there is to see belongs to the machine: {@code Levels}, {@code Locals}, {@code Hooks}.
 */
@NullMarked
package kodama.lua.library.debug;

import org.jspecify.annotations.NullMarked;
