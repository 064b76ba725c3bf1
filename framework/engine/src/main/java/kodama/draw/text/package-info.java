/**
 * Fonts and text: {@link kodama.draw.text.Fonts} finds the fonts of the framework and of the game, {@link
 * kodama.draw.text.TextLayout} makes {@link kodama.draw.GlyphRun} of a string. Owned by the game thread.
 */
@NullMarked
package kodama.draw.text;

import org.jspecify.annotations.NullMarked;
