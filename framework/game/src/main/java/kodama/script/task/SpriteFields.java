package kodama.script.task;

import kodama.draw.BlendMode;
import kodama.draw.DrawList;
import kodama.draw.Image;
import kodama.draw.SpriteLook;
import kodama.draw.SpriteSheet;
import kodama.geom.Aim;
import kodama.lua.bind.FieldKey;
import kodama.lua.bind.FieldSlots;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;

/**
 * Draws a sprite by the fields of a table: {@code sprite} centered at {@code x}, {@code y}, changed by {@code frame},
 * {@code scale}, {@code rotation}, {@code flip_x}, {@code flip_y}, {@code alpha}, {@code tint} and {@code blend}.
 */
public final class SpriteFields {
    private static final int WHITE = 0xFFFFFF;

    // indexes of the slots
    private static final int SPRITE = 0;
    private static final int FRAME = 1;
    private static final int X = 2;
    private static final int Y = 3;
    private static final int SCALE = 4;
    private static final int ROTATION = 5;
    private static final int ALPHA = 6;
    private static final int TINT = 7;
    private static final int FLIP_X = 8;
    private static final int FLIP_Y = 9;
    private static final int BLEND = 10;

    private final FieldNames names;
    private final SpriteSheets sheets;
    private final FieldSlots slots;
    private final SpriteLook sprite = new SpriteLook();

    /** The word converted last, and its meaning: similar tasks follow one another. */
    private LuaValue lastWord = LuaValue.NIL;

    private BlendMode lastBlend = BlendMode.NORMAL;

    SpriteFields(FieldNames names, SpriteSheets sheets) {
        this.names = names;
        this.sheets = sheets;
        slots = new FieldSlots(
                names.sprite,
                names.frame,
                names.x,
                names.y,
                names.scale,
                names.rotation,
                names.alpha,
                names.tint,
                names.flipX,
                names.flipY,
                names.blend);
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
        int[] at = slots.of(table);
        LuaValue sprite = names.sprite.get(table, at[SPRITE]);
        if (sprite.isnil()) return;
        SpriteSheet sheet = sheet(sprite);
        boolean isFirst = (seen & FieldNames.FRAME) == 0;
        Image image = isFirst ? sheet.frame(0) : cell(sheet, sprite, names.frame.number(table, at[FRAME], 1));
        double x = names.x.number(table, at[X], 0);
        double y = names.y.number(table, at[Y], 0);
        if ((seen & FieldNames.LOOK) == 0) list.spriteCentered(image, x, y);
        else draw(list, image, x, y, table, at);
    }

    /**
     * Draws an image centered at a position in pixels, changed by the optional fields of a table: scale, rotation,
     * flip_x, flip_y, alpha, tint and blend.
     *
     * @throws LuaException if one of them is of the wrong type
     */
    public void draw(DrawList list, Image image, double x, double y, Table look) {
        LuaTable table = (LuaTable) look.raw();
        draw(list, image, x, y, table, slots.of(table));
    }

    private void draw(DrawList list, Image image, double x, double y, LuaTable look, int[] at) {
        double scale = names.scale.number(look, at[SCALE], 1);
        double rotation = names.rotation.number(look, at[ROTATION], 0);
        double alpha = names.alpha.number(look, at[ALPHA], 1);
        BlendMode blend = blend(names.blend.get(look, at[BLEND]));
        int tint = (int) names.tint.number(look, at[TINT], WHITE);
        boolean flipX = names.flipX.get(look, at[FLIP_X]).toboolean();
        boolean flipY = names.flipY.get(look, at[FLIP_Y]).toboolean();
        sprite.setScale(scale, scale).setRotation(rotation).setFlips(flipX, flipY);
        sprite.setBlend(blend).setTint(tint).setAlpha(alpha);
        list.sprite(image, x, y, sprite);
    }

    private BlendMode blend(LuaValue word) {
        if (word.isnil()) return BlendMode.NORMAL;
        if (!word.raweq(lastWord)) {
            lastBlend = Blend.mode(Value.of(word));
            lastWord = word;
        }
        return lastBlend;
    }

    /** Returns whether a task's own sprite contains a position; false if it has none. */
    boolean covers(LuaTable table, int seen, double x, double y) {
        LuaValue sprite = names.sprite.get(table);
        if (sprite.isnil()) return false;
        Image image = (seen & FieldNames.FRAME) == 0 ? sheet(sprite).frame(0) : cell(sprite, table);
        double scale = Math.abs(names.scale.number(table, 1));
        double angle = -names.rotation.number(table, 0);
        double dx = x - names.x.number(table, 0);
        double dy = y - names.y.number(table, 0);
        double across = dx * Aim.stepX(angle) - dy * Aim.stepY(angle);
        double along = dx * Aim.stepY(angle) + dy * Aim.stepX(angle);
        return Math.abs(across) <= scale * image.width() / 2 && Math.abs(along) <= scale * image.height() / 2;
    }

    /** Returns the scale of a table; 1 by default. */
    public double scale(Table look) {
        return look.number(names.scale, 1);
    }

    /** Returns the rotation of a table, clockwise in degrees; 0 by default. */
    public double rotation(Table look) {
        return look.number(names.rotation, 0);
    }

    /**
     * Returns the frame of a picture that a table's field {@code frame}, from 1, selects.
     *
     * @throws LuaException if the frame does not exist
     */
    public Image image(Value sprite, Table look) {
        return cell(sprite.raw(), (LuaTable) look.raw());
    }

    private Image cell(LuaValue name, LuaTable look) {
        return cell(sheet(name), name, names.frame.number(look, 1));
    }

    private static Image cell(SpriteSheet sheet, LuaValue name, double frame) {
        if (frame >= 1 && frame < sheet.count() + 1) return sheet.frame((int) frame - 1);
        throw new LuaException("frame of sprite '%s' must be from 1 to %d but was %s"
                .formatted(Value.of(name).text(), sheet.count(), Value.of(frame).text()));
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
