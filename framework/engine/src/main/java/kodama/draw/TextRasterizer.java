package kodama.draw;

/** Draws text with a bitmap font. */
final class TextRasterizer {
    private final Surface surface;
    private final PixelFont font;

    TextRasterizer(Surface surface, PixelFont font) {
        this.surface = surface;
        this.font = font;
    }

    void draw(String text, int x, int y, int argb, int scale) {
        int column = x;
        int line = y;
        int character;
        for (int i = 0; i < text.length(); i += Character.charCount(character)) {
            character = text.codePointAt(i);
            if (character == '\n') {
                column = x;
                line += PixelFont.LINE_HEIGHT * scale;
            } else {
                glyph(font.rows(character), column, line, argb, scale);
                column += PixelFont.WIDTH * scale;
            }
        }
    }

    /** The highest bit of each byte is the leftmost dot of a row; adjacent dots are drawn as one run. */
    private void glyph(long rows, int x, int y, int argb, int scale) {
        int side = 8 * scale;
        if (x >= surface.right || x + side <= surface.left || y >= surface.bottom || y + side <= surface.top) return;
        boolean copied = surface.blend == BlendMode.NORMAL && argb >>> 24 == 255;
        if (scale == 1 && copied && surface.contains(x, y, 8, 8)) dots(rows, y * surface.stride + x, argb);
        else
            for (int row = 0; row < 8; row++)
                row((int) (rows >>> 8 * (7 - row)) << 24, x, y + row * scale, argb, scale);
    }

    /** The common case: unscaled, opaque and fully visible. */
    private void dots(long rows, int corner, int argb) {
        int[] pixels = surface.pixels;
        long rest = rows;
        while (rest != 0) {
            int dot = Long.numberOfLeadingZeros(rest);
            pixels[corner + (dot >> 3) * surface.stride + (dot & 7)] = argb;
            rest ^= Long.MIN_VALUE >>> dot;
        }
    }

    private void row(int dots, int x, int y, int argb, int scale) {
        int rest = dots;
        int left = x;
        while (rest != 0) {
            int gap = Integer.numberOfLeadingZeros(rest);
            int run = Integer.numberOfLeadingZeros(~(rest << gap));
            left += gap * scale;
            surface.rect(left, y, left + run * scale, y + scale, argb);
            left += run * scale;
            rest <<= gap + run;
        }
    }
}
