/**
 * Values that a machine works with: its numbers, its tables with their hashes and metatables, the names of types and
 * objects, and values as arguments.
 *
 * <p>Nothing here depends on an address, so tables iterate alike in every run. Owned by the thread of the machine that
 * the values belong to.
 */
@NullMarked
package kodama.lua.value;

import org.jspecify.annotations.NullMarked;
