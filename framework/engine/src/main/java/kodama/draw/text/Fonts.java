package kodama.draw.text;

import java.io.IOException;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import kodama.base.LeakTracker;
import kodama.draw.Images;
import kodama.file.GameFiles;
import kodama.file.ResourceCache;
import org.jspecify.annotations.Nullable;

/**
 * The fonts of a game by name: {@code "big"} is {@code big.fnt}, a BMFont file with its pictures, or else {@code
 * big.ttf} or {@code big.otf}. Those of the framework are found here, too.
 *
 * <p>Reading is for the game thread alone, since it asks for pictures.
 */
public final class Fonts extends ResourceCache<FontFile> {
    private static final String BITMAPS = ".fnt";
    private static final List<String> OUTLINES = List.of(".ttf", ".otf", ".ttc", ".woff", ".woff2");

    /** A font whose file was saved again is another. */
    private static final int MOST_FILLED = 64;

    private final GameFiles files;
    private final Images images;
    private final FontFile.Reader outlines;

    // Made when they are first asked for, since a game's first picture should not wait for letters; null before.
    private @Nullable Font small;
    private @Nullable Font large;

    private final Map<Font, Font> filled = new IdentityHashMap<>();

    /**
     * Makes an empty store.
     *
     * @param files where the fonts come from
     * @param images the game's pictures, among which those of BMFont files are
     * @param outlines reads {@code .ttf} and {@code .otf} files
     * @param ledger where each font is noted until it is let go of
     */
    public Fonts(GameFiles files, Images images, FontFile.Reader outlines, LeakTracker ledger) {
        super("font", ledger);
        this.files = files;
        this.images = images;
        this.outlines = outlines;
    }

    /** Returns the font that is used where none is named: {@link BuiltInFont#SMALL}. */
    public Font small() {
        if (small == null) small = BuiltInFont.small();
        return small;
    }

    /**
     * Finds a font.
     *
     * @param name of one of the framework's, or of a file without its ending
     * @param size how high letters are, in pixels, for outline fonts; 0 for 16, and for all others
     * @param smooth whether the edges of an outline font are softened
     * @return the font, the same until its file changes
     * @throws FontFailure if there is none, or it has no such size
     */
    public Font font(String name, int size, boolean smooth) {
        if (name.equals(BuiltInFont.SMALL)) return stock(small(), size);
        if (name.equals(BuiltInFont.LARGE)) return stock(large(), size);
        return get(name).font(size, smooth);
    }

    /**
     * Fills the gaps of a font: what it lacks is shown in letters of the framework's, of 12 dots if there is room.
     *
     * @return the same for the same font, mostly
     */
    public Font withFallback(Font font) {
        @Nullable Font known = filled.get(font);
        if (known != null) return known;
        if (filled.size() == MOST_FILLED) filled.clear();
        boolean isHigh = font.height() >= BuiltInFont.LARGE_LETTERS;
        Font made = new FallbackFont(font, isHigh ? List.of(this::large, this::small) : List.of(this::small));
        filled.put(font, made);
        return made;
    }

    private static Font stock(Font font, int size) {
        if (size == FontFile.NATIVE_SIZE) return font;
        throw FontFile.oneSize(font.name());
    }

    private Font large() {
        if (large == null) large = BuiltInFont.large();
        return large;
    }

    /**
     * Reads a font's file without keeping anything.
     *
     * @throws FontFailure if there is no such file, or it cannot be read
     */
    @Override
    public FontFile read(String name) {
        try {
            if (files.exists(name + BITMAPS)) return new BmFontFile(name, files.read(name + BITMAPS), images::get);
            for (String ending : OUTLINES)
                if (files.exists(name + ending)) return outlines.read(name, files.read(name + ending));
        } catch (IOException | RuntimeException failed) {
            throw new FontFailure("font '" + name + "' cannot be read: " + failed.getMessage(), failed);
        }
        for (String path : files.exists(name) ? namesOf(name) : List.<String>of())
            throw new FontFailure("font '" + name + "' is named without its ending: '" + path + "'", null);
        throw new FontFailure(
                "there is no font '" + name + "': no file " + name + ".fnt, .ttf or .otf, and none of the framework's,"
                        + " which are " + BuiltInFont.SMALL + " and " + BuiltInFont.LARGE
                        + files.caseHint(extensions().stream()
                                .map(ending -> name + "." + ending)
                                .toList()),
                null);
    }

    @Override
    public List<String> extensions() {
        return Stream.concat(Stream.of(BITMAPS), OUTLINES.stream())
                .map(ending -> ending.substring(1))
                .toList();
    }

    @Override
    public List<String> namesOf(String path) {
        return Stream.concat(Stream.of(BITMAPS), OUTLINES.stream())
                .filter(path::endsWith)
                .map(ending -> path.substring(0, path.length() - ending.length()))
                .toList();
    }

    @Override
    protected RuntimeException failure(String message) {
        return new FontFailure(message, null);
    }

    @Override
    public long bytes(FontFile file) {
        return file.bytes();
    }
}
