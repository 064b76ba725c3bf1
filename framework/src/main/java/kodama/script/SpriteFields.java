package kodama.script;

import kodama.draw.DrawList;
import kodama.draw.Image;
import kodama.draw.Sheet;
import kodama.lua.Texts;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;

/**
 * Draws a sprite by the fields of a table: {@code sprite} centred at {@code x}, {@code y}, changed by {@code frame},
 * {@code scale}, {@code rotation}, {@code flip_x}, {@code flip_y}, {@code alpha} and {@code tint}.
 */
final class SpriteFields {
    private static final int WHITE = 0xFFFFFF;

    private final Names names;
    private final Sheets sheets;

    SpriteFields(Names names, Sheets sheets) {
        this.names = names;
        this.sheets = sheets;
    }

    boolean hidden(LuaTable table) {
        LuaValue visible = table.rawget(names.visible);
        return !visible.isnil() && !visible.toboolean();
    }

    /** Draws a task's own sprite, if its table names one; {@code seen} tells what else the table may say. */
    void draw(DrawList list, LuaTable table, int seen) {
        LuaValue sprite = table.rawget(names.sprite);
        if (sprite.isnil()) return;
        Image image = (seen & SeenFields.FRAME) == 0 ? sheets.get(sprite).frame(0) : image(sprite, table);
        double x = number(table, names.x, 0);
        double y = number(table, names.y, 0);
        if ((seen & SeenFields.LOOK) == 0) list.spriteCentered(image, x, y);
        else draw(list, image, x, y, table);
    }

    /** Draws an image in the way that the table's optional fields ask for. */
    void draw(DrawList list, Image image, double x, double y, LuaTable look) {
        double scale = scale(look);
        double rotation = rotation(look);
        double alpha = number(look, names.alpha, 1);
        int tint = (int) number(look, names.tint, WHITE);
        list.spriteCentered(image, x, y, scale, scale, rotation, flips(look), tint, alpha);
    }

    double scale(LuaTable look) {
        return number(look, names.scale, 1);
    }

    double rotation(LuaTable look) {
        return number(look, names.rotation, 0);
    }

    private int flips(LuaTable look) {
        int x = look.rawget(names.flipX).toboolean() ? DrawList.FLIP_X : 0;
        return look.rawget(names.flipY).toboolean() ? x | DrawList.FLIP_Y : x;
    }

    Image image(LuaValue sprite, LuaTable look) {
        Sheet sheet = sheets.get(sprite);
        LuaValue frame = look.rawget(names.frame);
        return frame.isnil() ? sheet.frame(0) : cell(sheet, sprite, checked(names.frame, frame, 1));
    }

    private static Image cell(Sheet sheet, LuaValue name, double frame) {
        if (frame >= 1 && frame < sheet.count() + 1) return sheet.frame((int) frame - 1);
        throw new LuaError("frame of sprite '%s' must be from 1 to %d but was %s"
                .formatted(name.tojstring(), sheet.count(), Texts.ofNumber(frame)));
    }

    static double number(LuaTable table, LuaValue field, double otherwise) {
        return checked(field, table.rawget(field), otherwise);
    }

    /** A whole number; one that is too large for Java is as near to it as there is. */
    static int whole(LuaTable table, LuaValue field, int otherwise) {
        double number = number(table, field, otherwise);
        if (number == Math.rint(number)) return (int) number;
        throw new LuaError(
                "field '" + field.tojstring() + "' must be a whole number but was " + Texts.ofNumber(number));
    }

    static double checked(LuaValue field, LuaValue value, double otherwise) {
        if (value.isnil()) return otherwise;
        if (value.type() != LuaValue.TNUMBER)
            throw new LuaError("field '" + field.tojstring() + "' must be a number but was a " + value.typename());
        double number = value.todouble();
        if (!Double.isNaN(number)) return number;
        throw new LuaError("field '" + field.tojstring() + "' must be a number but was nan, as 0/0 is");
    }
}
