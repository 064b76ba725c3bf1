package kodama.draw.text;

import java.util.HashMap;
import java.util.Map;
import kodama.base.Checks;
import kodama.draw.Glyph;
import kodama.draw.Image;
import org.jspecify.annotations.Nullable;

/**
 * A font that consists of a picture of its letters and a string that lists them.
 *
 * <p>The letters are in cells of one size, from left to right and top to bottom; or, if no size is given, in a single
 * row, separated by columns of the color of the picture's top left pixel.
 */
public final class SheetFont implements Font {
    /**
     * How the picture is divided.
     *
     * @param letters the letters in the picture, in order
     * @param width width of a cell, at least 1; 0 for letters separated by columns of one color
     * @param height height of a cell, at least 1; 0 for the height of the picture
     * @param proportional whether each letter has the width of its visible part instead of its cell's
     * @param spacing space between two letters; in dots, may be negative
     * @param space width of a blank if the picture does not have one; 0 for half the height of a letter
     * @param lineHeight distance between the tops of two lines; 0 for the height of a letter plus two dots
     */
    public record Slicing(
            String letters, int width, int height, boolean proportional, int spacing, int space, int lineHeight) {}

    private final String name;
    private final Image sheet;
    private final Slicing cut;
    private final int height;
    private final Map<Integer, Glyph> glyphs = new HashMap<>();
    private final Glyph box;

    /**
     * Creates a font from a picture.
     *
     * @param name name of the font for messages
     * @throws FontFailure if the picture does not have the number of letters that are listed, or one is listed twice
     */
    public SheetFont(String name, Image sheet, Slicing cut) {
        this.name = name;
        this.sheet = sheet;
        this.cut = cut;
        if (cut.letters.isEmpty()) throw failure("it lists no letters");
        if (cut.width == 0) {
            height = sheet.height();
            cutByColumns();
        } else {
            height = Checks.between("height of a letter of font '" + name + "'", cut.height, 1, sheet.height());
            Checks.between("width of a letter of font '" + name + "'", cut.width, 1, sheet.width());
            cutByCells();
        }
        int side = Math.max(3, height / 2);
        box = GlyphCache.box(side, height, 0);
        if (!glyphs.containsKey((int) ' ')) glyphs.put((int) ' ', Glyph.blank(cut.space > 0 ? cut.space : side));
    }

    private FontFailure failure(String reason) {
        return new FontFailure("font '" + name + "': " + reason, null);
    }

    private void cutByCells() {
        int columns = sheet.width() / cut.width;
        int cells = columns * (sheet.height() / height);
        int[] codes = cut.letters.codePoints().toArray();
        if (codes.length > cells)
            throw failure("it lists " + codes.length + " letters, but picture '" + sheet.name() + "' has " + cells
                    + " cells of " + cut.width + "x" + height);
        for (int i = 0; i < codes.length; i++)
            put(codes[i], i % columns * cut.width, i / columns * height, cut.width, cut.proportional);
    }

    /** The format of LÖVE's image fonts. */
    private void cutByColumns() {
        int[] codes = cut.letters.codePoints().toArray();
        int separator = sheet.pixel(0, 0);
        int found = 0;
        int x = 0;
        while (x < sheet.width()) {
            int end = x;
            while (end < sheet.width() && sheet.pixel(end, 0) != separator) end++;
            if (end > x && found < codes.length) put(codes[found], x, 0, end - x, false);
            if (end > x) found++;
            x = end + 1;
        }
        if (found != codes.length)
            throw failure("it lists " + codes.length + " letters, but picture '" + sheet.name() + "' has " + found
                    + " between columns of the color of its top left pixel");
    }

    private void put(int code, int x, int y, int width, boolean narrow) {
        if (glyphs.containsKey(code)) throw failure("it lists '" + Character.toString(code) + "' twice");
        int from = narrow ? firstSeen(x, y, width) : 0;
        int to = narrow ? afterLastSeen(x, y, width) : width;
        if (from >= to) glyphs.put(code, Glyph.blank(cut.space > 0 ? cut.space : width));
        else glyphs.put(code, Glyph.of(sheet.part(x + from, y, to - from, height), 0, 0, to - from + cut.spacing));
    }

    private int firstSeen(int x, int y, int width) {
        int column = 0;
        while (column < width && isEmpty(x + column, y)) column++;
        return column;
    }

    private int afterLastSeen(int x, int y, int width) {
        int column = width;
        while (column > 0 && isEmpty(x + column - 1, y)) column--;
        return column;
    }

    private boolean isEmpty(int column, int top) {
        for (int y = top; y < top + height; y++) if (sheet.pixel(column, y) >>> 24 != 0) return false;
        return true;
    }

    /**
     * Returns whether this font was made from a picture in a certain way.
     *
     * @param how the way
     * @return false once the picture was reloaded
     */
    public boolean isMadeFrom(Image image, Slicing how) {
        return sheet == image && cut.equals(how);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Glyph glyph(int code) {
        @Nullable Glyph glyph = glyphs.get(code);
        return glyph == null ? box : glyph;
    }

    @Override
    public boolean has(int code) {
        return glyphs.containsKey(code);
    }

    @Override
    public int height() {
        return height;
    }

    @Override
    public int lineHeight() {
        return cut.lineHeight > 0 ? cut.lineHeight : height + 2;
    }
}
