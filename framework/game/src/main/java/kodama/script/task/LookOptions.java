package kodama.script.task;

import java.util.List;
import kodama.draw.SpriteLook;
import kodama.lua.bind.Option;

/** Options of everything that is an image: sprites, and shots. The fields of tasks have the same names and texts. */
public final class LookOptions {
    private static final String LEAN = "Angle by which the image leans to the left at its top, before the rotation,";

    public static final String SKEW_DOC = LEAN + " in degrees from -80 to 80 (default 0).";

    public static final String FILL_DOC =
            "Color with which all pixels of the image are filled, such as white for a flash"
                    + " when hit; nil for none. See `fill_amount`.";

    public static final String FILL_AMOUNT_DOC =
            "How much of `fill` is in the colors, from 0 (nothing) to 1 (only the fill).";

    public static final String PALETTE_DOC = "Colors that replace others: the name of an image whose second row"
            + " replaces the colors of the first, a table such as `{ [0xff0000] = 0x0000ff }`, or a palette of"
            + " `draw.palette`.";

    public static final Option FRAME = Option.of(
            "frame",
            "integer|string<FrameName>",
            "Frame of a sprite sheet: its number, from 1 (default 1), or its name; see `draw.sheet`.");

    public static final Option SKEW =
            Option.between("skew", -SpriteLook.MAX_SKEW, SpriteLook.MAX_SKEW, 0.0, LEAN + " in degrees.");

    public static final Option FILL = Option.color("fill", FILL_DOC);

    public static final Option PALETTE = Option.of("palette", Palettes.TYPE, PALETTE_DOC);

    /** The options that change the shape of an image, besides those that most sprites have. */
    public static final List<Option> SHAPE = List.of(
            Option.number("scale_x", "Horizontal scale factor, before the rotation; by default, `scale`."),
            Option.number("scale_y", "Vertical scale factor, before the rotation; by default, `scale`."),
            SpriteOrigins.OPTION,
            SKEW);

    /** The options that change the colors of an image by more than a tint. */
    public static final List<Option> COLORS = List.of(
            FILL,
            Option.number("fill_amount", 1, FILL_AMOUNT_DOC),
            PALETTE,
            DissolvePatterns.OPTION,
            Option.number("dissolve_amount", 0, DissolvePatterns.AMOUNT_DOC));

    private LookOptions() {}
}
