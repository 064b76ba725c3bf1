package kodama.draw;

import java.util.Arrays;
import kodama.base.Checks;

/**
 * Colors that replace others: for players in other clothes, day and night, cycling lights.
 *
 * <p>A pixel whose color is in the palette gets the new color; its opacity is multiplied by that of the new color.
 * Other pixels stay. Immutable.
 */
public final class Palette {
    /** Most colors. */
    public static final int MAX_SIZE = 4_096;

    private static final int RGB = 0xFFFFFF;
    private static final int FREE = 0;

    /** The colors to replace, {@code 0xFFRRGGBB}, in their order. */
    private final int[] from;
    /** What replaces them, {@code 0xAARRGGBB}. */
    private final int[] to;
    // A hash table with open addressing: color or FREE, new color; its length is a power of two
    private final int[] keys;
    private final int[] values;
    private final int mask;
    /** Hash of all colors. */
    final int hash;

    /**
     * Creates a palette. The first of several entries for a color counts.
     *
     * @param from the colors to replace, {@code 0xRRGGBB}; the highest byte is ignored
     * @param to what replaces each of them, {@code 0xAARRGGBB}
     * @throws IllegalArgumentException if there are more than 4,096 colors, or not as many new ones
     */
    public Palette(int[] from, int[] to) {
        Checks.between("number of colors of a palette", from.length, 0, MAX_SIZE);
        if (to.length != from.length)
            throw new IllegalArgumentException(
                    "a palette needs as many new colors as old ones (" + from.length + ") but got " + to.length);
        this.from = new int[from.length];
        for (int i = 0; i < from.length; i++) this.from[i] = Colors.opaque(from[i]);
        this.to = to.clone();
        mask = Integer.highestOneBit(Math.max(4, 4 * from.length)) - 1;
        keys = new int[mask + 1];
        values = new int[mask + 1];
        for (int i = 0; i < from.length; i++) put(this.from[i], to[i]);
        hash = 31 * Arrays.hashCode(this.from) + Arrays.hashCode(this.to);
    }

    private void put(int color, int value) {
        int at = slot(color);
        if (keys[at] == color) return;
        keys[at] = color;
        values[at] = value;
    }

    private int slot(int color) {
        int at = (color * 0x9E3779B1) >>> 12 & mask;
        while (keys[at] != FREE && keys[at] != color) at = at + 1 & mask;
        return at;
    }

    /**
     * Creates a palette from a picture whose first row has the colors to replace and whose other rows have variants.
     *
     * @param row index of the row with the new colors, from 0; row 0 changes nothing
     * @throws IllegalArgumentException if the picture has no such row, or is too wide
     */
    public static Palette ofStrip(Image strip, int row) {
        Checks.between("row of palette '" + strip.name + "'", row, 0, strip.height - 1);
        Checks.between("number of colors of palette '" + strip.name + "'", strip.width, 1, MAX_SIZE);
        int[] from = Arrays.copyOf(strip.pixels, strip.width);
        return new Palette(from, Arrays.copyOfRange(strip.pixels, row * strip.width, (row + 1) * strip.width));
    }

    /** Returns the number of colors. */
    public int size() {
        return from.length;
    }

    /** Returns the color that replaces another, both {@code 0xAARRGGBB}. */
    public int color(int color) {
        int at = slot(color | Colors.BLACK);
        if (keys[at] == FREE) return color;
        return values[at] & RGB | Colors.fade(color >>> 24, values[at] >>> 24) << 24;
    }

    /** Replaces the colors of a row of pixels. */
    void apply(int[] row, int count) {
        for (int i = 0; i < count; i++) if (row[i] != 0) row[i] = color(row[i]);
    }

    /**
     * Returns a palette between this one and another: a fade.
     *
     * @param other a palette for the same colors; colors that it does not replace fade to themselves
     * @param amount 0, this one, to 1, the other; other values are limited to this range
     */
    public Palette mix(Palette other, double amount) {
        int part = Colors.alphaByte(amount);
        int[] mixed = new int[from.length];
        for (int i = 0; i < from.length; i++) mixed[i] = mix(to[i], other.color(from[i]), part);
        return new Palette(from, mixed);
    }

    /**
     * Returns a palette whose new colors are changed toward a color; their opacity stays.
     *
     * @param rgb {@code 0xRRGGBB}
     * @param amount 0, not at all, to 1, all have this color; other values are limited to this range
     */
    public Palette fade(int rgb, double amount) {
        int part = Colors.alphaByte(amount);
        int[] faded = new int[to.length];
        for (int i = 0; i < to.length; i++) faded[i] = Colors.blend(to[i], rgb, part) & RGB | to[i] & Colors.BLACK;
        return new Palette(from, faded);
    }

    private static int mix(int first, int second, int part) {
        int alpha = (first >>> 24) + Colors.fade(second >>> 24, part) - Colors.fade(first >>> 24, part);
        return Colors.blend(first, second, part) & RGB | alpha << 24;
    }

    /**
     * Returns a palette whose new colors have moved along: cycling water, fire or lights.
     *
     * @param first index of the first color that moves, from 0
     * @param last index of the last one
     * @param steps by how many places; negative moves backward
     * @throws IllegalArgumentException if there are no such colors
     */
    public Palette cycle(int first, int last, int steps) {
        Checks.between("first color to cycle", first, 0, from.length - 1);
        Checks.between("last color to cycle", last, first, from.length - 1);
        int[] moved = to.clone();
        int count = last - first + 1;
        for (int i = 0; i < count; i++) moved[first + Math.floorMod(i + steps, count)] = to[first + i];
        return new Palette(from, moved);
    }
}
