/**
 * Controllers through the library Jamepad, which uses SDL: on Windows, macOS and Linux, with rumble.
 *
 * <p>Found by its name, because games can be packed without it. Depends only on {@code kodama.input}. A thread of its
 * own makes all calls of the library and writes to the raw input.
 *
 * @see <a href="https://github.com/libgdx/Jamepad">Jamepad</a>
 */
@NullMarked
package kodama.pads;

import org.jspecify.annotations.NullMarked;
