/**
 * What scripts may use up: instructions, counted, and memory, watched.
 *
 * <p>lua.limit.Budget.Runner runs} the scripts. Owned by the machine's thread.
 */
@NullMarked
package kodama.lua.limit;

import org.jspecify.annotations.NullMarked;
