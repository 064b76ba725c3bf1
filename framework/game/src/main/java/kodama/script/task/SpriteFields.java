package kodama.script.task;

import kodama.base.StepBudget;
import kodama.draw.DrawList;
import kodama.draw.Image;
import kodama.draw.RecoloredImages;
import kodama.draw.SheetLayout;
import kodama.draw.SpriteLook;
import kodama.draw.SpriteSheet;
import kodama.lua.bind.FieldKey;
import kodama.lua.bind.FieldSlots;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.StringCache;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;

/**
 * Draws a sprite by the fields of a table: {@code sprite} at {@code x}, {@code y}, changed by {@code frame} and the
 * fields that {@link SpriteLookFields} reads.
 */
public final class SpriteFields {
    // indexes of the slots
    private static final int SPRITE = 0;
    private static final int FRAME = 1;
    private static final int X = 2;
    private static final int Y = 3;

    /** The effort of finding or preparing an image in other colors. */
    private static final int COST_OF_COLORS = 400;

    private static final int NO_FILL = -1;

    private static final int PIXELS_PER_STEP = 16;

    private final FieldNames names;
    private final SpriteSheets sheets;
    private final StepBudget effort;
    private final FieldSlots slots;
    private final SpriteLookFields looks;
    private final StringCache frameNames = new StringCache();

    SpriteFields(
            FieldNames names, SpriteSheets sheets, Palettes palettes, DissolvePatterns patterns, StepBudget effort) {
        this.effort = effort;
        this.names = names;
        this.sheets = sheets;
        slots = new FieldSlots(names.sprite, names.frame, names.x, names.y);
        looks = new SpriteLookFields(names, palettes, patterns);
    }

    boolean hidden(LuaTable table) {
        LuaValue visible = names.visible.get(table);
        return !visible.isnil() && !visible.toboolean();
    }

    /** Returns the sheet of a name. */
    SpriteSheet sheet(LuaValue name) {
        return sheets.get(name);
    }

    /** Draws a task's own sprite, if its table has one; {@code seen} has the bits of fields that the table may have. */
    void draw(DrawList list, LuaTable table, int seen) {
        draw(list, table, seen, NO_FILL, 0);
    }

    /** Draws a task's own sprite, filled with a color in place of its own {@code fill}. */
    void drawFilled(DrawList list, LuaTable table, int seen, int rgb, double amount) {
        draw(list, table, seen | FieldNames.ANY_LOOK, rgb, amount);
    }

    private void draw(DrawList list, LuaTable table, int seen, int fill, double amount) {
        int[] at = slots.of(table);
        LuaValue sprite = names.sprite.get(table, at[SPRITE]);
        if (sprite.isnil()) return;
        SpriteSheet sheet = sheet(sprite);
        boolean isFirst = (seen & FieldNames.FRAME) == 0;
        Image image = isFirst ? sheet.frame(0) : cell(sheet, sprite, table, names.frame.numberOrNan(table, at[FRAME]));
        double x = names.x.number(table, at[X], 0);
        double y = names.y.number(table, at[Y], 0);
        if ((seen & FieldNames.ANY_LOOK) == 0) list.spriteCentered(image, x, y);
        else list.sprite(image, x, y, look(image, table, seen, fill, amount));
    }

    private SpriteLook look(Image image, LuaTable table, int seen, int fill, double amount) {
        SpriteLook look = looks.read(table, seen, image);
        return fill == NO_FILL ? look : look.setFill(fill, amount);
    }

    /**
     * Reads the look of an image from the optional fields of a table.
     *
     * @return the look, which the next call changes
     * @throws LuaException if one of them is of the wrong type, or out of range
     */
    public SpriteLook look(Image image, Table fields) {
        return looks.read((LuaTable) fields.raw(), FieldNames.ANY_LOOK, image);
    }

    /** Returns the width of the image whose look was read last, without rotation; in pixels. */
    public double width(Image image) {
        return looks.width(image);
    }

    /** Returns the height of the image whose look was read last, without rotation; in pixels. */
    public double height(Image image) {
        return looks.height(image);
    }

    /** Returns whether the image whose look was read last is scaled, skewed or rotated. */
    public boolean isWarped() {
        return looks.isWarped();
    }

    /** Checks a field that has been assigned; a missing picture is an error, too. */
    void check(String field, LuaValue value) {
        if (value.isnil()) return;
        if (field.equals("sprite")) sheet(value);
        else looks.check(field, value);
    }

    /** Returns whether a task's own sprite contains a position; false if it has none. */
    boolean covers(LuaTable table, int seen, double x, double y) {
        LuaValue sprite = names.sprite.get(table);
        if (sprite.isnil()) return false;
        Image image = (seen & FieldNames.FRAME) == 0 ? sheet(sprite).frame(0) : cell(sprite, table);
        looks.read(table, seen, image);
        return looks.covers(image, x - names.x.number(table, 0), y - names.y.number(table, 0));
    }

    /**
     * Returns the frame of a picture that a table's field {@code frame} selects: a number from 1, or a name.
     *
     * @throws LuaException if the frame does not exist
     */
    public Image image(Value sprite, Table look) {
        return cell(sprite.raw(), (LuaTable) look.raw());
    }

    /**
     * Returns the frame that the option {@code frame} of a function selects.
     *
     * @param function the called function, for messages
     * @throws LuaException if the picture or the frame does not exist
     */
    public Image image(String function, Value sprite, Table options) {
        try {
            return image(sprite, options);
        } catch (LuaException wrong) {
            throw new LuaException(function + ": " + wrong.getMessage());
        }
    }

    /**
     * Returns an image in the colors of the options of a function: tint, fill, palette and dissolving.
     *
     * @param function the called function, for messages
     * @return the image itself if the options do not change it by more than a tint
     * @throws LuaException if an option is wrong, or the image is a canvas
     */
    public Image recolored(String function, Image image, Table options) {
        try {
            SpriteLook look = look(image, options);
            if (!look.isRecolored()) return image;
            effort.spend(COST_OF_COLORS + (long) image.width() * image.height() / PIXELS_PER_STEP);
            return RecoloredImages.of(image, look);
        } catch (LuaException | IllegalArgumentException wrong) {
            throw new LuaException(function + ": " + wrong.getMessage());
        }
    }

    /** Returns whether the sprite of a table has a frame; true for any number if it has no sprite yet. */
    boolean hasFrame(LuaTable table, LuaValue frame) {
        LuaValue sprite = names.sprite.get(table);
        boolean isName = frame.type() == LuaValue.TSTRING;
        if (sprite.isnil()) return !isName;
        SpriteSheet sheet = sheet(sprite);
        if (isName) return sheet.indexOf(frameNames.name(frame, () -> "field 'frame'")) >= 0;
        return frame.isnil() || isWithin(sheet, frame.todouble());
    }

    private static boolean isWithin(SpriteSheet sheet, double frame) {
        return frame >= 1 && frame < sheet.count() + 1;
    }

    /**
     * Returns a slice of a sheet as it is in a frame.
     *
     * @param look its field {@code frame} selects the frame
     * @throws LuaException if there is none of that name
     */
    public SheetLayout.Slice slice(Value sprite, Table look, String name) {
        SpriteSheet sheet = sheet(sprite.raw());
        LuaTable table = (LuaTable) look.raw();
        int frame = index(sheet, sprite.raw(), table, names.frame.numberOrNan(table));
        return sheets.slice(ScriptedCanvas.nameOf(sprite.raw()), sheet, frame, name);
    }

    private Image cell(LuaValue name, LuaTable look) {
        return cell(sheet(name), name, look, names.frame.numberOrNan(look));
    }

    private Image cell(SpriteSheet sheet, LuaValue name, LuaTable look, double number) {
        return sheet.frame(index(sheet, name, look, number));
    }

    /** Finds a frame by the number in the field {@code frame}, or by the name in it if the number is NaN. */
    private int index(SpriteSheet sheet, LuaValue name, LuaTable look, double number) {
        if (number == number) return numbered(sheet, name, number);
        LuaValue frame = names.frame.get(look);
        if (frame.type() == LuaValue.TSTRING) return named(sheet, name, frame);
        return numbered(sheet, name, names.frame.checkedNumber(frame, 1));
    }

    private int named(SpriteSheet sheet, LuaValue sprite, LuaValue frame) {
        int index = sheet.indexOf(frameNames.name(frame, () -> "field 'frame'"));
        if (index < 0)
            throw sheets.unknownFrame(
                    ScriptedCanvas.nameOf(sprite), sheet, Value.of(frame).text());
        return index;
    }

    private static int numbered(SpriteSheet sheet, LuaValue name, double frame) {
        if (isWithin(sheet, frame)) return (int) frame - 1;
        throw new LuaException("frame of sprite '%s' must be from 1 to %d but was %s"
                .formatted(
                        ScriptedCanvas.nameOf(name),
                        sheet.count(),
                        Value.of(frame).text()));
    }

    /**
     * Returns a coordinate of a task or another table, as scripts see it, in pixels; 0 by default.
     *
     * @param axis {@code x} or {@code y}
     * @throws LuaException if the field is not a number
     */
    public double coordinate(Value place, String axis) {
        FieldKey key = names.of(axis);
        return key.checkedNumber(place.raw().get(key.raw()), 0);
    }
}
