package kodama.draw;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** Reads text that was drawn into a picture with the built-in font. */
public final class FrameText {
    private final Map<Long, Character> letters = new HashMap<>();
    private final Image frame;
    private final int dot;
    private final Set<Integer> inks;

    /** Creates a reader; {@code dot} is the scale of the text, {@code inks} are its colors. */
    public FrameText(Image frame, int dot, Set<Integer> inks) {
        this.frame = frame;
        this.dot = dot;
        this.inks = inks;
        for (char letter : "\u00BB\u25B6".toCharArray())
            letters.put(PixelFont.builtIn().rows(letter), letter);
        for (char letter = ' '; letter < 127; letter++)
            letters.put(PixelFont.builtIn().rows(letter), letter);
    }

    /** The text at a position, measured in dots, without trailing blanks; unknown letters are question marks. */
    public String at(int x, int y) {
        StringBuilder text = new StringBuilder();
        for (int left = x; (left + PixelFont.WIDTH) * dot <= frame.width(); left += PixelFont.WIDTH)
            text.append(letters.getOrDefault(glyph(left, y), '?'));
        return text.toString().stripTrailing();
    }

    private long glyph(int left, int top) {
        long dots = 0;
        for (int y = 0; y < PixelFont.HEIGHT; y++)
            for (int x = 0; x < PixelFont.WIDTH; x++)
                dots = dots << 1 | (inks.contains(frame.pixel((left + x) * dot, (top + y) * dot)) ? 1 : 0);
        return dots;
    }
}
