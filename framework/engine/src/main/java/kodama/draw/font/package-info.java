/**
 * Fonts: those of the framework, those that a game has drawn, and outline fonts of the game.
 *
 * <p>A {@link kodama.draw.font.Font} has a {@link kodama.draw.Glyph} for each character; {@code kodama.draw.text}
 * places them. Fonts of files are found by {@link kodama.draw.font.Fonts}, those cut from a picture are made by who
 * knows its letters. AWT is loaded for an outline font, and for nothing else. Owned by the game thread.
 */
@NullMarked
package kodama.draw.font;

import org.jspecify.annotations.NullMarked;
