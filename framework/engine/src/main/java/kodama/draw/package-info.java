/**
 * Pictures: draw lists of commands, images, the software rasterizer and the thread that runs it. The game thread
 * fills a {@link kodama.draw.DrawList}; a {@link kodama.draw.Renderer} turns it into a {@link
 * kodama.draw.FrameBuffer} and gives that to a {@link kodama.draw.Presenter}.
 */
@NullMarked
package kodama.draw;

import org.jspecify.annotations.NullMarked;
