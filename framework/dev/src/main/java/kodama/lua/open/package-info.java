/**
 * The open machine of {@code kodama lua --open}, with what scripts of a game must not have: files, commands, all of
 * {@code os} and {@code debug}, bytecode, modules from anywhere, finalizers.
 *
 * <p>The machine has places for what it brings: {@code MachineExtensions}, {@code Hook}.
 */
@NullMarked
package kodama.lua.open;

import org.jspecify.annotations.NullMarked;
