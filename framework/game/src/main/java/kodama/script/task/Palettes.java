package kodama.script.task;

import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.WeakHashMap;
import kodama.draw.Image;
import kodama.draw.Palette;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.lua.value.ScriptTable;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;

/**
 * The palettes of a game, as scripts write them: the name of a picture, a table of colors, or an object that {@code
 * draw.palette} has made. A palette that is used again is not made again.
 */
public final class Palettes {
    /** The type for editors. */
    public static final String TYPE = "string<Picture>|table<number, number>|Palette";

    /** Most colors of a table. */
    public static final int MAX_COLORS = 256;

    private static final int RGB = 0xFFFFFF;
    private static final int OPAQUE = 0xFF000000;

    /** The row of a picture that a name stands for, from 1. */
    private static final int SECOND_ROW = 2;

    /** The field of an object that contains its palette. */
    private static final LuaValue PALETTE = LuaValue.valueOf("palette");

    /** The palettes of the rows of a picture; null for those that nobody has used. */
    private record Strip(Image image, @Nullable Palette[] rows) {}

    /** Number of different tables above which their palettes are forgotten. */
    private static final int MAX_MADE = 256;

    /** The colors of a palette. */
    private record Colors(int[] from, int[] to) {
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Colors colors && Arrays.equals(from, colors.from) && Arrays.equals(to, colors.to);
        }

        @Override
        public int hashCode() {
            return 31 * Arrays.hashCode(from) + Arrays.hashCode(to);
        }
    }

    private final SpriteSheets sheets;
    private final Lua lua;
    private final Map<LuaValue, Strip> strips = new HashMap<>();
    private final Map<LuaTable, Palette> tables = new WeakHashMap<>();
    /** Equal tables, such as those of a call in a loop, have one palette, so that pictures are prepared once. */
    private final Map<Colors, Palette> made = new HashMap<>();

    private final Table methods;

    Palettes(SpriteSheets sheets, Lua lua) {
        this.sheets = sheets;
        this.lua = lua;
        methods = lua.newTable();
    }

    /**
     * Converts a value of a script.
     *
     * @param what what the value is, for messages, such as {@code 'palette'}
     * @return null for nil
     * @throws LuaException if it is not a palette
     */
    public @Nullable Palette of(String what, Value value) {
        return of(what, value.raw());
    }

    @Nullable
    Palette of(String what, LuaValue value) {
        if (value.isnil()) return null;
        if (value.type() == LuaValue.TSTRING) return ofStrip(what, value, SECOND_ROW);
        if (!(value instanceof LuaTable table))
            throw new LuaException(what + " must be the name of an image, a table of colors or a palette but was "
                    + Value.of(value).describe());
        LuaValue object = table.rawget(PALETTE);
        ScriptedCanvas.reject(what, Value.of(value));
        return object.touserdata() instanceof Palette palette ? palette : ofTable(what, table);
    }

    /**
     * Returns the palette of a row of a picture, whose first row has the colors to replace.
     *
     * @param what what the value is, for messages
     * @param row from 1, which changes nothing
     * @throws LuaException if there is no such row
     */
    public Palette ofStrip(String what, Value name, int row) {
        return ofStrip(what, name.raw(), row);
    }

    private Palette ofStrip(String what, LuaValue name, int row) {
        Image image = sheets.get(name).whole();
        Strip strip = strips.get(name);
        if (strip == null || strip.image != image) strips.put(name, strip = strip(what, image));
        requireRow(what, image, row);
        Palette palette = strip.rows[row - 1];
        if (palette == null) strip.rows[row - 1] = palette = Palette.ofStrip(image, row - 1);
        return palette;
    }

    /**
     * Returns the palette of a row of a picture that is not kept.
     *
     * @param what what the picture is for, for messages
     * @param row from 1, which changes nothing
     * @throws LuaException if there is no such row
     */
    public static Palette ofStrip(String what, Image image, int row) {
        strip(what, image);
        requireRow(what, image, row);
        return Palette.ofStrip(image, row - 1);
    }

    private static void requireRow(String what, Image image, int row) {
        if (row < 1 || row > image.height())
            throw new LuaException(what + ": row must be from 1 to " + image.height() + ", the rows of image '"
                    + image.name() + "', but was " + row);
    }

    private static Strip strip(String what, Image image) {
        if (image.height() < SECOND_ROW)
            throw new LuaException(what + ": image '" + image.name() + "' must have at least two rows, the colors of"
                    + " the pictures and below them those that replace them, but has " + image.height());
        if (image.width() > Palette.MAX_SIZE)
            throw new LuaException(what + ": image '" + image.name() + "' must be at most " + Palette.MAX_SIZE
                    + " pixels wide, one for each color, but is " + image.width());
        return new Strip(image, new @Nullable Palette[image.height()]);
    }

    /** Returns the palette of a table, which may have changed since it was last used. */
    private Palette ofTable(String what, LuaTable table) {
        Palette known = tables.get(table);
        if (known != null && isOf(known, table)) return known;
        Palette palette = palette(colors(what, table));
        tables.put(table, palette);
        return palette;
    }

    private Palette palette(Colors colors) {
        Palette known = made.get(colors);
        if (known != null) return known;
        if (made.size() == MAX_MADE) made.clear();
        Palette palette = new Palette(colors.from, colors.to);
        made.put(colors, palette);
        return palette;
    }

    private static boolean isOf(Palette palette, LuaTable table) {
        if (!(table instanceof ScriptTable ours)) return false;
        int count = 0;
        for (int at = ours.after(-1); at >= 0; at = ours.after(at)) {
            LuaValue from = ours.keyAt(at);
            LuaValue to = ours.valueAt(at);
            if (!isColor(from) || !isColor(to)) return false;
            if (palette.color(OPAQUE | from.toint()) != (OPAQUE | to.toint())) return false;
            if (++count > palette.size()) return false;
        }
        return count == palette.size();
    }

    /** Reads a map, in the order of the colors that are replaced, or a list of colors. */
    private static Colors colors(String what, LuaTable table) {
        LuaValue[] keys = table.keys();
        if (keys.length > MAX_COLORS)
            throw new LuaException(what + " must have at most " + MAX_COLORS + " colors but has " + keys.length);
        int[] from = new int[keys.length];
        int[] to = new int[keys.length];
        Arrays.sort(keys, Comparator.comparingDouble(LuaValue::todouble));
        boolean isList = table.rawlen() == keys.length;
        for (int i = 0; i < keys.length; i++) {
            to[i] = OPAQUE | color(what, table.rawget(keys[i]));
            from[i] = isList ? to[i] : color(what, keys[i]);
        }
        return new Colors(from, to);
    }

    /** Converts a color of a palette, {@code 0xRRGGBB}. */
    private static int color(String what, LuaValue color) {
        if (isColor(color)) return color.toint();
        Value given = Value.of(color);
        throw new LuaException(what + " must contain colors from 0x000000 to 0xFFFFFF but contains "
                + (given.is(LuaType.NUMBER) ? given.text() : given.describe()));
    }

    private static boolean isColor(LuaValue value) {
        if (value.type() != LuaValue.TNUMBER) return false;
        double number = value.todouble();
        return number >= 0 && number <= RGB && number == Math.rint(number);
    }

    /** Returns the methods of palette objects, for the module that defines them. */
    public Table methods() {
        return methods;
    }

    /** Makes an object by which scripts see a palette; nil for null. */
    public Value toLua(@Nullable Palette palette) {
        if (palette == null) return Value.NIL;
        Table object = lua.newTable();
        object.put("palette", palette);
        object.setMethods(methods);
        return object;
    }
}
