package kodama.script.task;

import kodama.draw.BlendMode;
import kodama.draw.Image;
import kodama.draw.SpriteLook;
import kodama.draw.SpriteOrigin;
import kodama.geom.Aim;
import kodama.lua.bind.FieldSlots;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.Value;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;

/**
 * Reads how a sprite is drawn from the fields of a table: that of a task, or the options of {@code draw.sprite}.
 *
 * <p>Each call replaces what the one before has read.
 */
final class SpriteLookFields {
    private static final int WHITE = 0xFFFFFF;

    // indexes of the slots
    private static final int SCALE = 0;
    private static final int ROTATION = 1;
    private static final int ALPHA = 2;
    private static final int TINT = 3;
    private static final int FLIP_X = 4;
    private static final int FLIP_Y = 5;
    private static final int BLEND = 6;
    private static final int SCALE_X = 7;
    private static final int SCALE_Y = 8;
    private static final int SKEW = 9;
    private static final int ORIGIN = 10;
    private static final int FILL = 11;
    private static final int FILL_AMOUNT = 12;
    private static final int PALETTE = 13;
    private static final int DISSOLVE = 14;
    private static final int DISSOLVE_AMOUNT = 15;

    private final FieldNames names;
    private final Palettes palettes;
    private final DissolvePatterns patterns;
    private final FieldSlots slots;
    private final SpriteLook look = new SpriteLook();

    // What was read last: factors, degrees, pixels of the picture as it is drawn at scale 1
    private double scaleX;
    private double scaleY;
    private double rotation;
    private double skew;
    private double originX;
    private double originY;

    /** The word converted last, and its meaning: similar tasks follow one another. */
    private LuaValue lastWord = LuaValue.NIL;

    private BlendMode lastBlend = BlendMode.NORMAL;

    SpriteLookFields(FieldNames names, Palettes palettes, DissolvePatterns patterns) {
        this.names = names;
        this.palettes = palettes;
        this.patterns = patterns;
        slots = new FieldSlots(
                names.scale,
                names.rotation,
                names.alpha,
                names.tint,
                names.flipX,
                names.flipY,
                names.blend,
                names.scaleX,
                names.scaleY,
                names.skew,
                names.origin,
                names.fill,
                names.fillAmount,
                names.palette,
                names.dissolve,
                names.dissolveAmount);
    }

    /**
     * Reads the look of a picture.
     *
     * @param seen the bits of fields that the table may have
     * @return the look, which the next call changes
     * @throws LuaException if a field is of the wrong type, or out of range
     */
    SpriteLook read(LuaTable table, int seen, Image image) {
        int[] at = slots.of(table);
        boolean isFlippedX = names.flipX.get(table, at[FLIP_X]).toboolean();
        boolean isFlippedY = names.flipY.get(table, at[FLIP_Y]).toboolean();
        double scale = names.scale.number(table, at[SCALE], 1);
        rotation = names.rotation.number(table, at[ROTATION], 0);
        look.reset()
                .setRotation(rotation)
                .setAlpha(names.alpha.number(table, at[ALPHA], 1))
                .setTint(checkedTint(names.tint.number(table, at[TINT], WHITE)))
                .setFlips(isFlippedX, isFlippedY)
                .setBlend(blend(names.blend.get(table, at[BLEND])));
        scaleX = scale;
        scaleY = scale;
        skew = 0;
        originX = image.width() / 2.0;
        originY = image.height() / 2.0;
        if ((seen & FieldNames.SHAPE) != 0) {
            readShape(table, at, scale);
            readOrigin(names.origin.get(table, at[ORIGIN]), image, isFlippedX, isFlippedY);
            readColors(table, at, image);
        }
        return look.setScale(scaleX, scaleY);
    }

    private void readShape(LuaTable table, int[] at, double scale) {
        scaleX = names.scaleX.number(table, at[SCALE_X], scale);
        scaleY = names.scaleY.number(table, at[SCALE_Y], scale);
        skew = checkedSkew(names.skew.number(table, at[SKEW], 0));
        look.setSkew(skew);
    }

    /** Reads the origin, which stays the same point of the picture when that is flipped. */
    private void readOrigin(LuaValue origin, Image image, boolean isFlippedX, boolean isFlippedY) {
        if (origin.isnil()) return;
        if (origin instanceof LuaTable point) {
            originX = SpriteOrigins.coordinate("'origin'", point, 1);
            originY = SpriteOrigins.coordinate("'origin'", point, 2);
        } else {
            SpriteOrigin word = SpriteOrigins.word("'origin'", origin);
            originX = word.x(image.width());
            originY = word.y(image.height());
        }
        if (isFlippedX) originX = image.width() - originX;
        if (isFlippedY) originY = image.height() - originY;
        look.setOrigin(originX, originY);
    }

    private void readColors(LuaTable table, int[] at, Image image) {
        LuaValue fill = names.fill.get(table, at[FILL]);
        double amount = names.fillAmount.number(table, at[FILL_AMOUNT], 1);
        if (!fill.isnil()) look.setFill(checkedFill(fill), amount);
        look.setPalette(palettes.of("'palette'", names.palette.get(table, at[PALETTE])));
        LuaValue pattern = names.dissolve.get(table, at[DISSOLVE]);
        double dissolved = names.dissolveAmount.number(table, at[DISSOLVE_AMOUNT], 0);
        if (dissolved > 0 || !pattern.isnil())
            look.setDissolve(patterns.of("'dissolve'", pattern).dissolve(image, dissolved));
    }

    private BlendMode blend(LuaValue word) {
        if (word.isnil()) return BlendMode.NORMAL;
        if (!word.raweq(lastWord)) {
            lastBlend = Blend.mode(Value.of(word));
            lastWord = word;
        }
        return lastBlend;
    }

    /**
     * Checks a field that has been assigned, so that an error is reported in that line.
     *
     * @throws LuaException if it is of the wrong type, or out of range
     */
    void check(String field, LuaValue value) {
        switch (field) {
            case "blend" -> Blend.mode(Value.of(value));
            case "origin" -> SpriteOrigins.of("'origin'", Value.of(value));
            case "skew" -> checkedSkew(value.todouble());
            case "tint" -> checkedTint(value.todouble());
            case "fill" -> checkedFill(value);
            case "palette" -> palettes.of("'palette'", value);
            case "dissolve" -> patterns.of("'dissolve'", value);
            default -> {} // any number or boolean is allowed
        }
    }

    private static double checkedSkew(double degrees) {
        if (Math.abs(degrees) <= SpriteLook.MAX_SKEW) return degrees;
        throw new LuaException("'skew' must be from -%1$.0f to %1$.0f degrees but was %2$s"
                .formatted(SpriteLook.MAX_SKEW, Value.of(degrees).text()));
    }

    private static int checkedTint(double color) {
        if (color > -1 && color < WHITE + 1.0) return (int) color;
        throw new LuaException("'tint' must be a color from 0x000000 to 0xFFFFFF but was "
                + Value.of(color).text());
    }

    private static int checkedFill(LuaValue color) {
        double number = color.type() == LuaValue.TNUMBER ? color.todouble() : Double.NaN;
        if (number >= 0 && number <= WHITE) return (int) number;
        Value given = Value.of(color);
        throw new LuaException("'fill' must be a color from 0x000000 to 0xFFFFFF but was "
                + (color.type() == LuaValue.TNUMBER ? given.text() : given.describe()));
    }

    /** Returns the width of the picture that was read last as it is drawn, without rotation; in pixels. */
    double width(Image image) {
        double lean = skew == 0 ? 0 : Math.abs(Aim.stepY(skew) / Aim.stepX(skew));
        return Math.abs(scaleX) * image.width() + lean * Math.abs(scaleY) * image.height();
    }

    /** Returns the height of the picture that was read last as it is drawn, without rotation; in pixels. */
    double height(Image image) {
        return Math.abs(scaleY) * image.height();
    }

    /** Returns whether the picture that was read last is scaled, skewed or rotated. */
    boolean isWarped() {
        return scaleX != 1 || scaleY != 1 || rotation != 0 || skew != 0;
    }

    /** Returns whether the picture that was read last contains a position relative to its origin, in pixels. */
    boolean covers(Image image, double dx, double dy) {
        double across = dx * Aim.stepX(-rotation) - dy * Aim.stepY(-rotation);
        double along = dx * Aim.stepY(-rotation) + dy * Aim.stepX(-rotation);
        if (skew != 0) across -= along * Aim.stepY(skew) / Aim.stepX(skew);
        return isWithin(across, scaleX, originX, image.width()) && isWithin(along, scaleY, originY, image.height());
    }

    private static boolean isWithin(double distance, double scale, double origin, int size) {
        double first = -origin * scale;
        double second = (size - origin) * scale;
        return distance >= Math.min(first, second) && distance <= Math.max(first, second);
    }
}
