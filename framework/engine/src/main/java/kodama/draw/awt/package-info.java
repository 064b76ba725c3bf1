/** Outline fonts, read and drawn by AWT, which nothing else in the engine loads. Owned by the game thread. */
@NullMarked
package kodama.draw.awt;

import org.jspecify.annotations.NullMarked;
