/**
 * Pictures: draw lists of commands, images, the bitmap font, the software rasterizer and the thread that runs it.
 *
 * <p>Floor 3. The game thread fills draw lists; the draw thread turns them into frames.
 */
@NullMarked
package kodama.draw;

import org.jspecify.annotations.NullMarked;
