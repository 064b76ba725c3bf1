/**
 * The open machine of {@code kodama lua --open}: what scripts of a game must not have. {@code io} and the rest of
 * {@code os} here, with finalizers and programs; files and commands, modules from anywhere, and the changing half of
 * {@code debug} in rooms of their own.
 *
 * <p>Only the command and the bench know it, so that a release leaves the folder out; the machine has places for what
 * it brings: {@code Additions}, {@code Hook}.
 */
@NullMarked
package kodama.lua.open;

import org.jspecify.annotations.NullMarked;
