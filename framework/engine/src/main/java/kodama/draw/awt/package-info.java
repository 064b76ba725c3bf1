/**
 * Outline fonts, read and rasterized by AWT, and picture files that Java can decode. No other package of the engine
 * loads AWT. Fonts are owned by the game thread.
 */
@NullMarked
package kodama.draw.awt;

import org.jspecify.annotations.NullMarked;
