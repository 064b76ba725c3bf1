/** Draws maps: {@link kodama.map.draw.MapPainter}. Used by the thread that fills draw lists. */
@NullMarked
package kodama.map.draw;

import org.jspecify.annotations.NullMarked;
