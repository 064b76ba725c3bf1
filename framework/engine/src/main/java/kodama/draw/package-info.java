/**
 * Pictures: draw lists of commands, images, the bitmap font, the software rasterizer and the thread that runs it.
 *
 * <p>The game thread fills a {@link kodama.draw.DrawList}; a {@link kodama.draw.Renderer} turns it into a {@link
 * kodama.draw.FrameBuffer} and gives that to a {@link kodama.draw.Presenter}. Opens no window and needs none of AWT:
 * sprites are copied straight into an array of colors, by integer arithmetic, so that a list gives the same pixels on
 * every machine.
 */
@NullMarked
package kodama.draw;

import org.jspecify.annotations.NullMarked;
