/**
 * What scripts may use up: instructions, counted, and memory, watched. Owned by the machine's thread.
 */
@NullMarked
package kodama.lua.limit;

import org.jspecify.annotations.NullMarked;
