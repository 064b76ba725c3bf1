package kodama.draw.text;

import java.util.List;
import java.util.function.Supplier;
import kodama.draw.Glyph;
import org.jspecify.annotations.Nullable;

/**
 * A font that takes missing letters from other fonts, so that a game's font with Latin letters can also show Japanese.
 * Those letters are scaled by whole steps to about the height of the font and centered in its lines.
 */
final class FallbackFont implements Font {
    private static final int MAX_SCALE = 16;

    private final Font font;
    private final List<Supplier<Font>> fallbacks;
    private final GlyphCache glyphs = new GlyphCache(this::make);

    /** The other fonts are searched in order, and created when they are first needed. */
    FallbackFont(Font font, List<Supplier<Font>> fallbacks) {
        this.font = font;
        this.fallbacks = fallbacks;
    }

    private Glyph make(int code) {
        @Nullable Font other = font.has(code) ? null : other(code);
        if (other == null) return font.glyph(code);
        int scale = Math.max(1, Math.min(MAX_SCALE, font.height() / other.height()));
        return other.glyph(code).scaled(scale, (font.height() - scale * other.height()) / 2);
    }

    private @Nullable Font other(int code) {
        return fallbacks.stream()
                .map(Supplier::get)
                .filter(font -> font.has(code))
                .findFirst()
                .orElse(null);
    }

    @Override
    public String name() {
        return font.name();
    }

    @Override
    public Glyph glyph(int code) {
        return glyphs.get(code);
    }

    @Override
    public boolean has(int code) {
        return font.has(code) || other(code) != null;
    }

    @Override
    public int kerning(int left, int right) {
        return font.kerning(left, right);
    }

    @Override
    public int height() {
        return font.height();
    }

    @Override
    public int lineHeight() {
        return font.lineHeight();
    }
}
