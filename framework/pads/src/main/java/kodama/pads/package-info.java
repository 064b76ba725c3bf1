/**
 * Controllers through the library Jamepad, which uses SDL: on Windows, macOS and Linux, with rumble.
 *
 * <p>Comes in a jar of its own, {@code kodama-pads.jar}, which Kodama finds in the folder {@code plugins} next to the
 * game. Depends only on {@code kodama.input}. A thread of its own makes all calls of the library and writes to the raw
 * input.
 *
 * @see <a href="https://github.com/libgdx/Jamepad">Jamepad</a>
 */
@NullMarked
package kodama.pads;

import org.jspecify.annotations.NullMarked;
