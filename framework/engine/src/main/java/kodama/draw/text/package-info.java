/**
 * Fonts and text: {@link kodama.draw.text.Fonts} loads the fonts of the framework and of the game, {@link
 * kodama.draw.text.TextLayout} lays out a string as {@link kodama.draw.GlyphRun}. Owned by the game thread.
 */
@NullMarked
package kodama.draw.text;

import org.jspecify.annotations.NullMarked;
