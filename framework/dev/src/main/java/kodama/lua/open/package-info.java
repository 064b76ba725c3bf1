/**
 * The full standard library for {@code kodama lua --open}, with the functions that a sandbox excludes: files, commands,
 * all of {@code os} and {@code debug}, bytecode, modules from any folder, and finalizers.
 *
 * <p>Extends the machine through {@code MachineExtensions} and {@code Hook}.
 */
@NullMarked
package kodama.lua.open;

import org.jspecify.annotations.NullMarked;
