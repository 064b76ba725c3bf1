package kodama.draw.text;

import java.util.List;
import java.util.function.Supplier;
import kodama.draw.Glyph;
import org.jspecify.annotations.Nullable;

/**
 * A font whose gaps are filled with letters of others: a game's picture of Latin letters shows Japanese all the same.
 * They are enlarged to about the height of the font, in whole steps, and stand in the middle of its lines.
 */
final class FallbackFont implements Font {
    private static final int MOST_SCALE = 16;

    private final Font own;
    private final List<Supplier<Font>> others;
    private final GlyphCache glyphs = new GlyphCache(this::make);

    /** The others are asked in their order, and made when that first happens. */
    FallbackFont(Font own, List<Supplier<Font>> others) {
        this.own = own;
        this.others = others;
    }

    private Glyph make(int code) {
        @Nullable Font other = own.has(code) ? null : other(code);
        if (other == null) return own.glyph(code);
        int scale = Math.max(1, Math.min(MOST_SCALE, own.height() / other.height()));
        return other.glyph(code).scaled(scale, (own.height() - scale * other.height()) / 2);
    }

    private @Nullable Font other(int code) {
        return others.stream()
                .map(Supplier::get)
                .filter(font -> font.has(code))
                .findFirst()
                .orElse(null);
    }

    @Override
    public String name() {
        return own.name();
    }

    @Override
    public Glyph glyph(int code) {
        return glyphs.get(code);
    }

    @Override
    public boolean has(int code) {
        return own.has(code) || other(code) != null;
    }

    @Override
    public int kerning(int left, int right) {
        return own.kerning(left, right);
    }

    @Override
    public int height() {
        return own.height();
    }

    @Override
    public int lineHeight() {
        return own.lineHeight();
    }
}
