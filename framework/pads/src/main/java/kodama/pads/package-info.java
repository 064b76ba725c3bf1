/**
 * Pads by the library Jamepad, that is SDL: under Windows, macOS and Linux, with rumble.
 *
 * <p>A jar of its own, {@code kodama-pads.jar}, which is found in the folder {@code plugins} beside the game. It uses
 * {@code kodama.input} alone. A thread of its own makes all calls of the library and writes into the raw input.
 *
 * @see <a href="https://github.com/libgdx/Jamepad">Jamepad</a>
 */
@NullMarked
package kodama.pads;

import org.jspecify.annotations.NullMarked;
