/**
 * What {@code debug} has on an open machine only: hooks, locals, upvalues, metatables and a prompt.
 *
 * <p>What there is to see belongs to the machine: {@code Levels}, {@code Locals}, {@code Hooks}.
 */
@NullMarked
package kodama.lua.open.debug;

import org.jspecify.annotations.NullMarked;
