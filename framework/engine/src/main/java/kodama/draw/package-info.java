/**
 * Graphics: draw lists, images, the software rasterizer and its thread. The game thread fills a {@link
 * kodama.draw.DrawList}; a {@link kodama.draw.Renderer} draws it into a {@link kodama.draw.FrameBuffer} and passes that
 * to a {@link kodama.draw.Presenter}.
 */
@NullMarked
package kodama.draw;

import org.jspecify.annotations.NullMarked;
