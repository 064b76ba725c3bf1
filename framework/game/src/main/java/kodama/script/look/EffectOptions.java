package kodama.script.look;

import java.util.Map;
import kodama.draw.Image;
import kodama.draw.PixelEffect;
import kodama.draw.effect.Blur;
import kodama.draw.effect.ColorMatrix;
import kodama.draw.effect.Lcd;
import kodama.draw.effect.Shades;
import kodama.draw.effect.Transition;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Option;
import kodama.lua.bind.OptionClass;
import kodama.lua.bind.Options;
import kodama.lua.bind.Value;

/** Reads the options of an effect. */
public final class EffectOptions {
    /** Finds the pictures that options name. */
    @FunctionalInterface
    public interface Pictures {
        /**
         * Returns a picture.
         *
         * @param name its name, or a canvas
         * @throws LuaException if there is none
         */
        Image find(Value name);
    }

    /** The largest coordinate, in pixels. */
    public static final double FARTHEST = 1_000_000;

    /** The rectangle of an effect. */
    public static final OptionClass PLACE = OptionClass.of(
            "EffectPlace",
            "The rectangle that an effect changes; by default everything.",
            Option.between("x", -FARTHEST, FARTHEST, 0.0, "Left edge of the rectangle, in pixels."),
            Option.between("y", -FARTHEST, FARTHEST, 0.0, "Top edge of the rectangle, in pixels."),
            Option.between("width", 0, FARTHEST, null, "Width of the rectangle, in pixels."),
            Option.between("height", 0, FARTHEST, null, "Height of the rectangle, in pixels."));

    static final Option SIZE = Option.integer("size", 1, 256, 8, "mosaic: side of a block, in pixels.");
    static final Option AMPLITUDE =
            Option.between("amplitude", 0, 1000, 4.0, "wave: largest distance by which a row moves, in pixels.");
    static final Option LENGTH =
            Option.between("length", 1, 10_000, 32.0, "wave: distance from one crest to the next, in pixels.");
    static final Option PHASE = Option.between(
            "phase",
            -Bounds.FARTHEST,
            Bounds.FARTHEST,
            0.0,
            "wave: position in the wave; 1 is one length further. Let it grow to move the wave.");
    static final Option VERTICAL =
            Option.flag("vertical", false, "wave: whether columns move up and down instead of rows to the side.");
    static final Option PICTURE = Option.of(
            "picture",
            "string<Picture>|Canvas",
            "displace: image whose red is the distance to the right and whose green the distance down"
                    + " (127 and 128 are none),"
                    + " repeated; dissolve: image whose darkest places are covered first.");
    static final Option STRENGTH_X =
            Option.between("strength_x", -1000, 1000, 8.0, "displace: distance for the brightest red, in pixels.");
    static final Option STRENGTH_Y =
            Option.between("strength_y", -1000, 1000, 8.0, "displace: distance for the brightest green, in pixels.");
    static final Option OFFSET_X =
            Option.between("offset_x", -FARTHEST, FARTHEST, 0.0, "displace: position of the image, in pixels.");
    static final Option OFFSET_Y =
            Option.between("offset_y", -FARTHEST, FARTHEST, 0.0, "displace: position of the image, in pixels.");
    static final Option BLUR_RADIUS =
            Option.integer("radius", 0, Blur.MAX_RADIUS, 4, "blur: how far colors spread, in pixels.");
    static final Option BLOOM_RADIUS =
            Option.between("radius", 4, 128, 16.0, "bloom: how far light spreads, in pixels.");
    private static final Option RADIUS = Option.number(
            "radius",
            "blur: how far colors spread, 0 to 64 pixels (default 4); bloom: how far light spreads, 4 to 128"
                    + " (default 16).");
    static final Option THRESHOLD =
            Option.between("threshold", 0, 1, 0.7, "bloom: brightness above which pixels shine, from 0 to 1.");
    static final Option BLOOM_STRENGTH = Option.between("strength", 0, 4, 1.0, "bloom: factor of the light.");
    static final Option TRACE_STRENGTH = Option.between(
            "strength", 0, 0.99, 0.8, "afterimage: share of the brightness that a trace keeps from frame to frame.");
    private static final Option STRENGTH = Option.number(
            "strength",
            "bloom: factor of the light, 0 to 4 (default 1); afterimage: share of the brightness that a trace"
                    + " keeps from frame to frame, 0 to 0.99 (default 0.8).");
    /** Descriptions of the options that differ between effects. */
    static final Map<String, Option> SHARED = Map.of(RADIUS.name(), RADIUS, STRENGTH.name(), STRENGTH);

    static final Option AMOUNT = Option.between(
            "amount",
            0,
            1,
            1.0,
            "gray, sepia, negative, fade, wipe, iris, dissolve: how much, from 0 (nothing) to 1 (all of it).");
    static final Option BRIGHTNESS =
            Option.between("brightness", -1, 1, 0.0, "adjust: added to each channel, from -1 to 1.");
    static final Option CONTRAST =
            Option.between("contrast", 0, 10, 1.0, "adjust: factor of the distance from middle gray.");
    static final Option MATRIX = Option.of(
            "matrix",
            "number[]",
            "matrix: twelve numbers; the first four make red of red, green, blue and a constant, and so on.");
    static final Option LEVELS = Option.integer("levels", 2, 16, 4, "shades: number of levels in each channel.");
    static final Option COLORS =
            Option.of("colors", "number[]", "shades, lcd: the colors, 2 to 256; by default levels, or four greens.");
    static final Option DITHER =
            Option.between("dither", 0, 1, 1.0, "shades: how strong the pattern between the colors is, from 0 to 1.");
    static final Option COLOR = Option.color("color", 0, "fade, wipe, iris, dissolve: color that covers the picture.");
    static final Option DIRECTION = Option.between(
            "direction", -Bounds.FARTHEST, Bounds.FARTHEST, 0.0, "wipe: where the color moves, in degrees.");
    static final Option CENTER_X =
            Option.between("center_x", -FARTHEST, FARTHEST, null, "iris: center of the circle; by default the middle.");
    static final Option CENTER_Y =
            Option.between("center_y", -FARTHEST, FARTHEST, null, "iris: center of the circle; by default the middle.");
    static final Option LINES = Option.between("lines", 0, 1, 0.3, "crt: how dark every other row is, from 0 to 1.");
    static final Option STRIPES =
            Option.between("stripes", 0, 1, 0.15, "crt: how strong the colored stripes are, from 0 to 1.");
    static final Option CORNERS = Option.between("corners", 0, 1, 0.4, "crt: how dark the corners are, from 0 to 1.");
    static final Option CURVE = Option.between("curve", 0, 1, 0.3, "crt: how curved the tube is, from 0 to 1.");
    static final Option GHOST =
            Option.between("ghost", 0, 0.99, 0.4, "lcd: share of the brightness that a trace keeps.");
    static final Option GRID = Option.integer(
            "grid", 0, Lcd.MAX_GRID, 0, "lcd: distance between the lines of a grid, in pixels, 2 to 64; 0 for none.");
    static final Option DARKNESS =
            Option.between("darkness", 0, 1, 0.2, "lcd: how dark the lines of the grid are, from 0 to 1.");

    private static final int[] GREENS = {0x0F380F, 0x306230, 0x8BAC0F, 0x9BBC0F};

    private final Options options;
    private final Pictures pictures;
    private final int width;
    private final int height;

    /**
     * Creates a reader.
     *
     * @param options those of {@link EffectKind#options}
     * @param width width of the screen, in pixels
     * @param height height of the screen, in pixels
     */
    public EffectOptions(Options options, Pictures pictures, int width, int height) {
        this.options = options;
        this.pictures = pictures;
        this.width = width;
        this.height = height;
    }

    double number(String name) {
        return options.number(name);
    }

    int integer(String name) {
        return options.integer(name);
    }

    int color() {
        return ScriptColors.option(options, "color") & ScriptColors.WHITE;
    }

    /** Returns the distance between the lines of a grid; 0 for none. */
    int grid() {
        int grid = options.integer("grid");
        if (grid != 1) return grid;
        throw wrong("grid", "must be 0 or from 2 to " + Lcd.MAX_GRID + " but was 1");
    }

    /** Returns the numbers of a color matrix. */
    double[] matrix() {
        double[] numbers = numbers("matrix");
        if (numbers.length != ColorMatrix.SIZE)
            throw wrong(
                    "matrix",
                    "must be " + ColorMatrix.SIZE + " numbers but was a list of "
                            + options.value("matrix").length());
        for (int i = 0; i < numbers.length; i++)
            Bounds.check(
                    options.function(),
                    "number " + (i + 1) + " of option 'matrix'",
                    numbers[i],
                    -ColorMatrix.MOST,
                    ColorMatrix.MOST);
        return numbers;
    }

    boolean flag(String name) {
        return options.flag(name);
    }

    Image picture() {
        Value picture = options.value("picture");
        if (picture.isNil()) throw wrong("picture", "is missing");
        if (!picture.is(LuaType.STRING) && !picture.is(LuaType.TABLE))
            throw wrong("picture", "must be the name of an image, or a canvas, but was " + picture.describe());
        try {
            return pictures.find(picture);
        } catch (LuaException wrong) {
            throw new LuaException(options.function() + ": option 'picture': " + wrong.getMessage());
        }
    }

    private LuaException wrong(String name, String what) {
        return new LuaException(options.function() + ": option '" + name + "' " + what);
    }

    private double[] numbers(String name) {
        Value list = options.value(name);
        if (!list.is(LuaType.TABLE)) throw wrong(name, "must be a list of numbers but was " + list.describe());
        double[] numbers = new double[Math.min(list.length(), Shades.MAX_COLORS + 1)];
        for (int i = 0; i < numbers.length; i++)
            numbers[i] = number(name, list.table().get(i + 1), i + 1);
        return numbers;
    }

    private double number(String name, Value value, int index) {
        if (value.is(LuaType.NUMBER)) return value.number();
        throw new LuaException(
                options.function() + ": " + name + " must be numbers but number " + index + " was " + value.describe());
    }

    /** Returns the colors; four greens by default. */
    int[] colors() {
        if (options.value("colors").isNil()) return GREENS.clone();
        double[] numbers = numbers("colors");
        if (numbers.length < 2 || numbers.length > Shades.MAX_COLORS)
            throw wrong(
                    "colors",
                    "must be 2 to " + Shades.MAX_COLORS + " colors but was a list of "
                            + options.value("colors").length());
        int[] colors = new int[numbers.length];
        for (int i = 0; i < colors.length; i++)
            colors[i] = ScriptColors.argb(options.function() + ": option 'colors'", numbers[i]);
        return colors;
    }

    PixelEffect shades() {
        boolean hasColors = !options.value("colors").isNil();
        return hasColors
                ? Shades.ofColors(colors(), number("dither"))
                : Shades.ofLevels(options.integer("levels"), number("dither"));
    }

    PixelEffect iris() {
        double x = options.number("center_x", width / 2.0);
        double y = options.number("center_y", height / 2.0);
        return Transition.iris(color(), number("amount"), x, y);
    }
}
