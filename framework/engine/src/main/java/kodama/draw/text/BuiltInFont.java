package kodama.draw.text;

import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import kodama.draw.Glyph;
import kodama.draw.GlyphSheet;
import kodama.draw.PixelFont;

/** The framework's fonts. Their metrics are the same on every machine. */
public final class BuiltInFont implements Font {
    /** The default font, with letters of 8 dots, which is also the font of the tools. */
    public static final String SMALL = "kodama8";

    /** The larger font: kana and kanji of 12 dots, Latin letters 6 dots wide. */
    public static final String LARGE = "kodama12";

    /** Height of a kanji of the larger font. */
    static final int LARGE_LETTERS = 12;

    private static final int LARGE_LINE = 15;

    private final String name;
    private final int height;
    private final int lineHeight;
    private final GlyphCache glyphs;
    private final IntPredicate has;

    private BuiltInFont(String name, int height, int lineHeight, IntFunction<Glyph> maker, IntPredicate has) {
        this.name = name;
        this.height = height;
        this.lineHeight = lineHeight;
        this.glyphs = new GlyphCache(maker);
        this.has = has;
    }

    /** Creates the default font: {@code kodama8}. */
    public static Font small() {
        PixelFont dots = PixelFont.builtIn();
        return new BuiltInFont(
                SMALL,
                PixelFont.HEIGHT,
                PixelFont.LINE_HEIGHT,
                code -> code == ' ' ? Glyph.blank(PixelFont.WIDTH) : Glyph.of(dots.image(code), 0, 0, PixelFont.WIDTH),
                dots::has);
    }

    /**
     * Creates the larger font and loads its letters.
     *
     * @return {@code kodama12}
     * @see <a href="https://mplus-fonts.osdn.jp/mplus-bitmap-fonts/">M+ bitmap fonts, by Coji Morishita</a>
     */
    public static Font large() {
        GlyphSheet latin = GlyphSheet.load("mplus12-latin.glyphs");
        GlyphSheet japanese = GlyphSheet.load("mplus12.glyphs");
        Glyph box = GlyphCache.box(latin.width() - 1, latin.height() - 4, 2);
        return new BuiltInFont(
                LARGE,
                latin.height(),
                LARGE_LINE,
                code -> {
                    if (latin.find(code) >= 0) return letter(latin, code);
                    return japanese.find(code) >= 0 ? letter(japanese, code) : box;
                },
                code -> latin.find(code) >= 0 || japanese.find(code) >= 0);
    }

    private static Glyph letter(GlyphSheet sheet, int code) {
        if (code == ' ' || code == '\u3000') return Glyph.blank(sheet.width());
        return Glyph.of(sheet.image(sheet.find(code)), 0, 0, sheet.width());
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
        return has.test(code);
    }

    @Override
    public int height() {
        return height;
    }

    @Override
    public int lineHeight() {
        return lineHeight;
    }
}
