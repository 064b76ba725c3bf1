/** Limits of scripts: the instruction budget and memory. Owned by the machine's thread. */
@NullMarked
package kodama.lua.limit;

import org.jspecify.annotations.NullMarked;
