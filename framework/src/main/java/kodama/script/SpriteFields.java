package kodama.script;

import kodama.draw.DrawList;
import kodama.draw.Image;
import kodama.draw.Sheet;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;

/**
 * Draws a sprite by the fields of a table: {@code sprite} centred at {@code x}, {@code y}, changed by {@code frame},
 * {@code scale}, {@code rotation}, {@code flip_x}, {@code flip_y}, {@code alpha} and {@code tint}.
 */
final class SpriteFields {
    private static final LuaValue SPRITE = LuaValue.valueOf("sprite");
    private static final LuaValue X = LuaValue.valueOf("x");
    private static final LuaValue Y = LuaValue.valueOf("y");
    private static final LuaValue VISIBLE = LuaValue.valueOf("visible");
    private static final LuaValue FRAME = LuaValue.valueOf("frame");
    private static final LuaValue SCALE = LuaValue.valueOf("scale");
    private static final LuaValue ROTATION = LuaValue.valueOf("rotation");
    private static final LuaValue FLIP_X = LuaValue.valueOf("flip_x");
    private static final LuaValue FLIP_Y = LuaValue.valueOf("flip_y");
    private static final LuaValue ALPHA = LuaValue.valueOf("alpha");
    private static final LuaValue TINT = LuaValue.valueOf("tint");

    private SpriteFields() {}

    static boolean hidden(LuaTable table) {
        LuaValue visible = table.rawget(VISIBLE);
        return !visible.isnil() && !visible.toboolean();
    }

    /** Draws a task's own sprite, if its table names one; {@code seen} tells what else the table may say. */
    static void draw(DrawList list, Sheets sheets, LuaTable table, int seen) {
        LuaValue sprite = table.rawget(SPRITE);
        if (sprite.isnil()) return;
        Image image = (seen & SeenFields.FRAME) == 0 ? sheets.get(sprite).frame(0) : image(sheets, sprite, table);
        double x = number(table, X, 0);
        double y = number(table, Y, 0);
        if ((seen & SeenFields.LOOK) == 0) list.spriteCentered(image, x, y);
        else draw(list, image, x, y, table);
    }

    /** Draws an image in the way that the table's optional fields ask for. */
    static void draw(DrawList list, Image image, double x, double y, LuaTable look) {
        double scale = number(look, SCALE, 1);
        double rotation = number(look, ROTATION, 0);
        int tint = (int) number(look, TINT, 0xFFFFFF);
        list.spriteCentered(image, x, y, scale, scale, rotation, flips(look), tint, number(look, ALPHA, 1));
    }

    private static int flips(LuaTable look) {
        int x = look.rawget(FLIP_X).toboolean() ? DrawList.FLIP_X : 0;
        return look.rawget(FLIP_Y).toboolean() ? x | DrawList.FLIP_Y : x;
    }

    static Image image(Sheets sheets, LuaValue sprite, LuaTable look) {
        Sheet sheet = sheets.get(sprite);
        LuaValue frame = look.rawget(FRAME);
        return frame.isnil() ? sheet.frame(0) : cell(sheet, sprite, checked(FRAME, frame, 1));
    }

    private static Image cell(Sheet sheet, LuaValue name, double frame) {
        if (frame >= 1 && frame < sheet.count() + 1) return sheet.frame((int) frame - 1);
        throw new LuaError("frame of sprite '%s' must be from 1 to %d but was %s"
                .formatted(name.tojstring(), sheet.count(), frame));
    }

    static double number(LuaTable table, LuaValue field, double otherwise) {
        return checked(field, table.rawget(field), otherwise);
    }

    static double checked(LuaValue field, LuaValue value, double otherwise) {
        if (value.isnil()) return otherwise;
        if (value.type() == LuaValue.TNUMBER) return value.todouble();
        throw new LuaError("field '" + field.tojstring() + "' must be a number but was a " + value.typename());
    }
}
