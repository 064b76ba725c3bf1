package kodama.script.api.depth;

import java.util.List;
import kodama.draw.BlendMode;
import kodama.draw.Colors;
import kodama.draw.Image;
import kodama.draw.PerspectiveLook;
import kodama.draw.PerspectiveView;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Option;
import kodama.lua.bind.OptionClass;
import kodama.lua.bind.Options;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.script.game.GameContext;
import kodama.script.look.Bounds;
import kodama.script.look.ScriptColors;
import kodama.script.task.Blend;
import kodama.script.task.LookOptions;
import kodama.script.task.SpriteFields;
import kodama.script.task.SpriteOrigins;

/** Reads pictures and their options. */
final class DepthLooks {
    private static final double FAR = PerspectiveView.FAR;
    private static final double MAX_SCALE = 10_000;
    private static final double MAX_REPEAT = 100_000;

    private static final List<Option> OWN = List.of(
            LookOptions.FRAME,
            Option.of(
                    "part", "number[]", "Rectangle of the picture that is used, `{ x, y, width, height }`, in pixels."),
            Option.number("alpha", 1, "Opacity, from 0 (invisible) to 1."),
            Option.color("tint", ScriptColors.WHITE, "Color by which the picture is multiplied."),
            Blend.OPTION,
            Option.flag("fogged", true, "Whether the fog of the view hides it."),
            Option.between(
                    "bias",
                    -FAR,
                    FAR,
                    0.0,
                    "Distance added for the drawing order only: a positive one is drawn earlier, a negative one"
                            + " later."));

    static final OptionClass COMMON =
            OptionClass.ofParts("DepthLook", "How a picture is drawn in perspective.", OWN, LookOptions.COLORS);

    private static final Option ONE_SIDED =
            Option.flag("one_sided", false, "Whether it is invisible from behind, where the picture is mirrored.");
    private static final Option REPEAT_X = Option.between(
            "repeat_x", 0.001, MAX_REPEAT, 1.0, "Number of times the picture is repeated from left to right.");
    private static final Option OFFSET_X = Option.between(
            "offset_x", -FAR, FAR, 0.0, "Distance by which the picture is moved to the right, in its pixels.");

    static final OptionClass QUAD = COMMON.and(
            "DepthQuadLook",
            "How a picture is drawn on a surface.",
            REPEAT_X,
            Option.between(
                    "repeat_y", 0.001, MAX_REPEAT, 1.0, "Number of times the picture is repeated from top to bottom."),
            OFFSET_X,
            Option.between("offset_y", -FAR, FAR, 0.0, "Distance by which the picture is moved down, in its pixels."),
            ONE_SIDED);

    static final OptionClass STRIP = COMMON.and(
            "DepthStripLook",
            "How a picture is drawn between two rails.",
            Option.between(
                    "period",
                    0.001,
                    FAR,
                    null,
                    "Length after which the picture repeats; by default, it is stretched over the whole strip."),
            Option.between(
                    "offset",
                    -FAR,
                    FAR,
                    0.0,
                    "Distance by which the picture is moved toward the beginning of the rails; increase it to let the"
                            + " strip scroll toward the viewer."),
            REPEAT_X,
            OFFSET_X,
            ONE_SIDED);

    static final OptionClass SPRITE = COMMON.and(
            "DepthSpriteLook",
            "How a picture that faces the screen is drawn.",
            Option.between("scale", -MAX_SCALE, MAX_SCALE, 1.0, "Scale factor: units per pixel of the picture."),
            Option.between("scale_x", -MAX_SCALE, MAX_SCALE, null, "Horizontal scale factor; by default, `scale`."),
            Option.between("scale_y", -MAX_SCALE, MAX_SCALE, null, "Vertical scale factor; by default, `scale`."),
            SpriteOrigins.OPTION,
            Option.between(
                    "rotation",
                    -Bounds.FARTHEST,
                    Bounds.FARTHEST,
                    0.0,
                    "Rotation on the screen, in degrees clockwise."),
            Option.flag("flip_x", false, "Whether the picture is mirrored horizontally."),
            Option.flag("flip_y", false, "Whether the picture is mirrored vertically."));

    static final OptionClass FLOOR = COMMON.and(
            "DepthFloorLook",
            "How a picture is drawn on a horizontal plane.",
            Option.between("x", -FAR, FAR, 0.0, "Position of the picture's left edge."),
            Option.between("z", -FAR, FAR, 0.0, "Position of the picture's bottom edge, which is its nearest."),
            Option.between("scale", 0.001, MAX_SCALE, 1.0, "Scale factor: units per pixel of the picture."),
            Option.flag(
                    "repeats", true, "Whether the picture is repeated up to the horizon; otherwise it is shown once."));

    /** The picture of a color, which tints it. */
    private final Image dot = new Image("color", 1, 1, new int[] {0xFFFFFFFF});

    private final SpriteFields sprites;
    private final Table plain;
    private final PerspectiveLook look = new PerspectiveLook();

    DepthLooks(GameContext game) {
        sprites = game.sprites();
        plain = game.lua().newTable();
    }

    /** Wraps the options of a call. */
    Options options(String function, Table table, OptionClass known) {
        return new Options(function, table, known);
    }

    /** Returns an empty table. */
    Table plain() {
        return plain;
    }

    /**
     * Reads what all functions have in common: the picture, which may be a color, its part, and its blending.
     *
     * @return the look; overwritten by the next call
     */
    PerspectiveLook read(Value picture, Table table, Options options, boolean oneSided) {
        boolean isColor = picture.is(LuaType.NUMBER);
        Image own = isColor ? dot : sprites.image(options.function(), picture, table);
        Image image = !isColor && isPrepared(options) ? sprites.recolored(options.function(), own, table) : own;
        look.setPicture(image);
        if (!isColor && !options.value("part").isNil()) part(options);
        int tint = isColor
                ? Places.color(options.function(), picture.number())
                : Places.color(options.function() + ": option 'tint'", options.number("tint"));
        look.setBlending(
                options.word("blend", BlendMode.class), image == own ? tint : Colors.WHITE, options.number("alpha"));
        if (image == own && !options.value("fill").isNil())
            look.setFill(
                    Places.color(options.function() + ": option 'fill'", options.number("fill")),
                    options.number("fill_amount"));
        look.setSorting(options.flag("fogged"), oneSided, options.number("bias"));
        return look;
    }

    /** Whether an image is prepared, with tint and fill, because these options cannot be applied while drawing. */
    private static boolean isPrepared(Options options) {
        return !options.value("palette").isNil()
                || !options.value("dissolve").isNil()
                || options.number("dissolve_amount") > 0;
    }

    private void part(Options options) {
        Value given = options.value("part");
        if (!given.is(LuaType.TABLE) || given.length() != 4)
            throw new LuaException(options.function() + ": option 'part' must be { x, y, width, height } but was "
                    + (given.is(LuaType.TABLE) ? "a list of " + given.length() : given.describe()));
        int[] part = new int[4];
        for (int i = 0; i < 4; i++)
            part[i] = pixel(options.function(), given.table().get(i + 1));
        try {
            look.setPart(part[0], part[1], part[2], part[3]);
        } catch (IllegalArgumentException outside) {
            throw new LuaException(options.function() + ": option 'part': " + outside.getMessage());
        }
    }

    private static int pixel(String function, Value value) {
        double number = value.is(LuaType.NUMBER) ? value.number() : Double.NaN;
        if (number >= 0 && number <= Image.MAX_SIDE && number == Math.rint(number)) return (int) number;
        throw new LuaException(function + ": option 'part' must hold whole numbers from 0 to " + Image.MAX_SIDE
                + " but holds " + value.describe());
    }

    /** Reads the options of sprites that others do not have. */
    void readSprite(Options options) {
        double scale = options.number("scale");
        look.setScale(
                options.number("scale_x", scale),
                options.number("scale_y", scale),
                options.number("rotation"),
                options.flag("flip_x"),
                options.flag("flip_y"));
        Value origin = options.value("origin");
        if (!origin.isNil()) look.setOrigin(SpriteOrigins.of(options.function() + ": option 'origin'", origin));
    }
}
