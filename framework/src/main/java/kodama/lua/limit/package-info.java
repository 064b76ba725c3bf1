/**
 * What scripts may use up: instructions, counted, and memory, watched.
 *
 * <p>Floor 1; knows no machine, only what {@linkplain kodama.lua.limit.Budget.Runner runs} the scripts. Owned by the
 * machine's thread.
 */
@NullMarked
package kodama.lua.limit;

import org.jspecify.annotations.NullMarked;
