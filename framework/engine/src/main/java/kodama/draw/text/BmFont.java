package kodama.draw.text;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import kodama.draw.Colors;
import kodama.draw.Glyph;
import kodama.draw.Image;
import org.jspecify.annotations.Nullable;

/** A font made by BMFont, Hiero, Glyph Designer or similar: pictures, and a file with the position of each letter. */
final class BmFont implements Font {
    /** Code of the letter that is shown for missing ones. */
    private static final int INVALID = -1;

    private static final int ALL_CHANNELS = 15;

    /** Number of bits by which a color is shifted right to get the channel. */
    private static final int GREEN = 8;

    private final String name;
    private final BmFontData data;
    private final List<Image> pages;
    private final GlyphCache glyphs = new GlyphCache(this::make);

    /** Creates a font from the data of a file and its pictures, which must match. */
    BmFont(String name, BmFontData data, List<Image> pages) throws IOException {
        this.name = name;
        this.data = data;
        this.pages = pages;
        for (Map.Entry<Integer, BmFontData.GlyphEntry> each : data.letters().entrySet())
            requireInside(each.getKey(), each.getValue());
    }

    private void requireInside(int code, BmFontData.GlyphEntry letter) throws IOException {
        Image page = pages.get(letter.page());
        boolean isInside = letter.x() + letter.width() <= page.width() && letter.y() + letter.height() <= page.height();
        if (!isInside)
            throw new IOException("its letter %d (%d,%d %dx%d) reaches outside picture '%s' (%dx%d)"
                    .formatted(
                            code,
                            letter.x(),
                            letter.y(),
                            letter.width(),
                            letter.height(),
                            page.name(),
                            page.width(),
                            page.height()));
    }

    private Glyph make(int code) {
        BmFontData.@Nullable GlyphEntry letter = data.letters().get(has(code) ? code : INVALID);
        if (letter == null) return substitute(code);
        if (letter.width() == 0 || letter.height() == 0) return Glyph.blank(letter.advance());
        return Glyph.of(picture(letter), letter.left(), letter.top(), letter.advance());
    }

    private Glyph substitute(int code) {
        int width = Math.max(4, data.lineHeight() / 2);
        if (Character.isWhitespace(code)) return Glyph.blank(width);
        return GlyphCache.box(width - 1, data.lineHeight(), 0);
    }

    private Image picture(BmFontData.GlyphEntry letter) {
        Image page = pages.get(letter.page());
        Image part = page.part(letter.x(), letter.y(), letter.width(), letter.height());
        if (data.packed() && letter.channel() != ALL_CHANNELS) return channel(part, shift(letter.channel()));
        return page.isOpaque() ? channel(part, GREEN) : part; // the picture has white letters on black
    }

    /** Number of bits by which a color is shifted right to get a channel. */
    private static int shift(int channel) {
        if ((channel & 8) != 0) return 24;
        if ((channel & 4) != 0) return 16;
        return (channel & 2) != 0 ? 8 : 0;
    }

    /** Returns white with the values of one channel as alpha. */
    private static Image channel(Image part, int shift) {
        int[] pixels = new int[part.width() * part.height()];
        for (int i = 0; i < pixels.length; i++) {
            int color = part.pixel(i % part.width(), i / part.width());
            pixels[i] = (color >>> shift & 255) << 24 | Colors.WHITE & ~Colors.BLACK;
        }
        return new Image(part.name(), part.width(), part.height(), pixels);
    }

    /** Whether its pictures are still those with these names. */
    boolean usesImages(List<String> pictures, Function<String, Image> images) {
        for (int i = 0; i < pictures.size(); i++) if (images.apply(pictures.get(i)) != pages.get(i)) return false;
        return true;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Glyph glyph(int code) {
        return glyphs.get(code);
    }

    @Override
    public boolean has(int code) {
        return code == ' ' || code >= 0 && data.letters().containsKey(code);
    }

    @Override
    public int kerning(int left, int right) {
        if (data.kernings().isEmpty()) return 0;
        return data.kernings().getOrDefault(BmFontData.pair(left, right), 0);
    }

    @Override
    public int height() {
        return data.lineHeight();
    }

    @Override
    public int lineHeight() {
        return data.lineHeight();
    }
}
