/**
 * Text of games: color marks, lines that are broken where Japanese and Latin may be, the place of each letter.
 *
 * <p>{@link kodama.draw.text.TextLayout} makes {@link kodama.draw.Letters} of a string and a {@link
 * kodama.draw.text.TextLook}, once; a draw list then draws them as often as wanted. Any thread may, as long as no
 * other uses the same font.
 */
@NullMarked
package kodama.draw.text;

import org.jspecify.annotations.NullMarked;
