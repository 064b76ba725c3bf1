/**
 * Values of a machine: numbers, tables with shapes and metatables, weak tables and finalizers; and helpers for
 * arguments, strings and number formats.
 *
 * <p>Nothing depends on an address, so tables have the same order in every run. Owned by the thread of the machine to
 * which the values belong.
 */
@NullMarked
package kodama.lua.value;

import org.jspecify.annotations.NullMarked;
