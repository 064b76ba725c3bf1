package kodama.draw.text;

import kodama.draw.Glyph;
import kodama.draw.Image;

/**
 * A font for tests: letters below U+0100 are 6 dots wide, others 12; an A and a V next to each other have a kerning.
 */
final class RulerFont implements Font {
    @Override
    public String name() {
        return "ruler";
    }

    @Override
    public Glyph glyph(int code) {
        int width = code < 256 ? 6 : 12;
        if (code == ' ') return Glyph.blank(width);
        return Glyph.of(new Image("dot", 1, 1, new int[] {-1}), 0, 0, width);
    }

    @Override
    public boolean has(int code) {
        return true;
    }

    @Override
    public int kerning(int left, int right) {
        return left == 'A' && right == 'V' ? -2 : 0;
    }

    @Override
    public int height() {
        return 12;
    }

    @Override
    public int lineHeight() {
        return 14;
    }
}
