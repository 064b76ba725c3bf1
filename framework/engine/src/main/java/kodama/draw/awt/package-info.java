/** Outline fonts, read and rasterized by AWT, which no other package of the engine loads. Owned by the game thread. */
@NullMarked
package kodama.draw.awt;

import org.jspecify.annotations.NullMarked;
