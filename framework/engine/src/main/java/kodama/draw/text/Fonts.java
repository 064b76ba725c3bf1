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
 * big.ttf} or {@code big.otf}. The framework's fonts are included.
 *
 * <p>Only the game thread may read fonts, because reading requests images.
 */
public final class Fonts extends ResourceCache<FontFile> {
    private static final String BITMAPS = ".fnt";
    private static final List<String> OUTLINES = List.of(".ttf", ".otf", ".ttc", ".woff", ".woff2");

    /** Most cached fonts; a font whose file was saved again is another one. */
    private static final int MAX_FILLED = 64;

    private final GameFiles files;
    private final Images images;
    private final FontFile.Reader outlines;

    // Created on demand, so that a game's first frame does not wait for them; null before
    private @Nullable Font small;
    private @Nullable Font large;

    private final Map<Font, Font> filled = new IdentityHashMap<>();

    /**
     * Creates an empty cache.
     *
     * @param files source of the fonts
     * @param images images of the game, including those of BMFont files
     * @param outlines reads {@code .ttf} and {@code .otf} files
     * @param leaks tracks each font until it is unloaded
     */
    public Fonts(GameFiles files, Images images, FontFile.Reader outlines, LeakTracker leaks) {
        super("font", leaks);
        this.files = files;
        this.images = images;
        this.outlines = outlines;
    }

    /** Returns the default font, {@link BuiltInFont#SMALL}. */
    public Font small() {
        if (small == null) small = BuiltInFont.small();
        return small;
    }

    /**
     * Returns a font.
     *
     * @param name name of a font of the framework, or of a file without its extension
     * @param size height of letters in pixels, for outline fonts (default 16); 0 for the default and for all other
     *     fonts
     * @param smooth whether the edges of an outline font are smooth
     * @return the font, the same one until its file changes
     * @throws FontFailure if there is no such font or size
     */
    public Font font(String name, int size, boolean smooth) {
        if (name.equals(BuiltInFont.SMALL)) return stock(small(), size);
        if (name.equals(BuiltInFont.LARGE)) return stock(large(), size);
        return get(name).font(size, smooth);
    }

    /**
     * Adds a fallback to a font: missing letters are taken from the framework's fonts, from the one with 12 dots if
     * there is room.
     *
     * @return usually the same font for the same argument
     */
    public Font withFallback(Font font) {
        @Nullable Font known = filled.get(font);
        if (known != null) return known;
        if (filled.size() == MAX_FILLED) filled.clear();
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
     * Reads a font file without caching the font.
     *
     * @throws FontFailure if there is no such file, or it cannot be read
     */
    @Override
    public FontFile read(String name) {
        try {
            if (files.exists(name + BITMAPS)) return new BmFontFile(name, files.read(name + BITMAPS), images::get);
            for (String extension : OUTLINES)
                if (files.exists(name + extension)) return outlines.read(name, files.read(name + extension));
        } catch (IOException | RuntimeException failed) {
            throw new FontFailure("font '" + name + "' cannot be read: " + failed.getMessage(), failed);
        }
        for (String path : files.exists(name) ? namesOf(name) : List.<String>of())
            throw new FontFailure("font '" + name + "' must be named without its extension: '" + path + "'", null);
        throw new FontFailure(
                "there is no font '" + name + "': no file " + name + ".fnt, .ttf or .otf;"
                        + " the built-in fonts are " + BuiltInFont.SMALL + " and " + BuiltInFont.LARGE
                        + files.caseHint(extensions().stream()
                                .map(extension -> name + "." + extension)
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
