/**
 * Values that a machine works with: numbers, tables with their hashes and metatables, weak tables and finalizers,
 * arguments, and bytes and numbers as Lua writes them.
 *
 * <p>Nothing here depends on an address, so tables iterate alike in every run. Owned by the thread of the machine that
 * the values belong to.
 */
@NullMarked
package kodama.lua.value;

import org.jspecify.annotations.NullMarked;
