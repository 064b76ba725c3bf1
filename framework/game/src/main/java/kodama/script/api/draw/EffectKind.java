package kodama.script.api.draw;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import kodama.draw.PixelEffect;
import kodama.draw.effect.Afterimage;
import kodama.draw.effect.Bloom;
import kodama.draw.effect.Blur;
import kodama.draw.effect.ColorMatrix;
import kodama.draw.effect.Crt;
import kodama.draw.effect.Displacement;
import kodama.draw.effect.Lcd;
import kodama.draw.effect.Mosaic;
import kodama.draw.effect.Transition;
import kodama.draw.effect.Wave;
import kodama.lua.bind.AliasDoc;
import kodama.lua.bind.Option;
import kodama.lua.bind.OptionClass;
import kodama.lua.bind.TypeDoc;

/** The effects of {@code draw.effect}, with their options. */
enum EffectKind {
    MOSAIC(option -> new Mosaic(option.integer("size")), EffectOptions.SIZE),

    WAVE(
            option -> new Wave(
                    option.number("amplitude"),
                    option.number("length"),
                    option.number("phase"),
                    option.flag("vertical")),
            EffectOptions.AMPLITUDE,
            EffectOptions.LENGTH,
            EffectOptions.PHASE,
            EffectOptions.VERTICAL),

    DISPLACE(
            option -> new Displacement(
                    option.picture(),
                    option.number("strength_x"),
                    option.number("strength_y"),
                    option.number("offset_x"),
                    option.number("offset_y")),
            EffectOptions.PICTURE,
            EffectOptions.STRENGTH_X,
            EffectOptions.STRENGTH_Y,
            EffectOptions.OFFSET_X,
            EffectOptions.OFFSET_Y),

    BLUR(option -> new Blur(option.integer("radius", 4, Blur.MAX_RADIUS)), EffectOptions.RADIUS),

    BLOOM(
            option -> new Bloom(
                    option.number("threshold"),
                    option.number("radius", 16, 4, 128),
                    option.number("strength", 1, 0, 4)),
            EffectOptions.THRESHOLD,
            EffectOptions.RADIUS,
            EffectOptions.STRENGTH),

    GRAY(option -> ColorMatrix.gray(option.number("amount")), EffectOptions.AMOUNT),

    SEPIA(option -> ColorMatrix.sepia(option.number("amount")), EffectOptions.AMOUNT),

    NEGATIVE(option -> ColorMatrix.negative(option.number("amount")), EffectOptions.AMOUNT),

    ADJUST(
            option -> ColorMatrix.adjust(option.number("brightness"), option.number("contrast")),
            EffectOptions.BRIGHTNESS,
            EffectOptions.CONTRAST),

    MATRIX(option -> new ColorMatrix(option.matrix()), EffectOptions.MATRIX),

    SHADES(EffectOptions::shades, EffectOptions.LEVELS, EffectOptions.COLORS, EffectOptions.DITHER),

    FADE(option -> Transition.fade(option.color(), option.number("amount")), EffectOptions.COLOR, EffectOptions.AMOUNT),

    WIPE(
            option -> Transition.wipe(option.color(), option.number("amount"), option.number("direction")),
            EffectOptions.COLOR,
            EffectOptions.AMOUNT,
            EffectOptions.DIRECTION),

    IRIS(
            EffectOptions::iris,
            EffectOptions.COLOR,
            EffectOptions.AMOUNT,
            EffectOptions.CENTER_X,
            EffectOptions.CENTER_Y),

    DISSOLVE(
            option -> Transition.dissolve(option.color(), option.number("amount"), option.picture()),
            EffectOptions.COLOR,
            EffectOptions.AMOUNT,
            EffectOptions.PICTURE),

    AFTERIMAGE(option -> new Afterimage(option.number("strength", 0.8, 0, 0.99)), EffectOptions.STRENGTH),

    CRT(
            option -> new Crt(
                    option.number("lines"), option.number("stripes"), option.number("corners"), option.number("curve")),
            EffectOptions.LINES,
            EffectOptions.STRIPES,
            EffectOptions.CORNERS,
            EffectOptions.CURVE),

    LCD(
            option -> new Lcd(option.colors(), option.number("ghost"), option.grid(), option.number("darkness")),
            EffectOptions.COLORS,
            EffectOptions.GHOST,
            EffectOptions.GRID,
            EffectOptions.DARKNESS);

    /** Makes an effect from its options. */
    @FunctionalInterface
    interface Maker {
        PixelEffect make(EffectOptions options);
    }

    /** The effects that take time to make, or remember something from frame to frame. */
    private static final Set<EffectKind> KEPT = Set.of(BLOOM, SHADES, AFTERIMAGE, CRT, LCD);

    /** All options of all effects, for the reference. */
    static final OptionClass ALL = EffectOptions.PLACE.and(
            "EffectOptions",
            "The options of all effects; each effect takes some of them, as its description says.",
            Stream.of(values()).flatMap(kind -> kind.own.stream()).distinct().toArray(Option[]::new));

    private final Maker maker;
    private final List<Option> own;
    private final OptionClass options;

    EffectKind(Maker maker, Option... own) {
        this.maker = maker;
        this.own = List.of(own);
        this.options = EffectOptions.PLACE.and("the effect " + word(), "", own);
    }

    /** Returns the name in scripts. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    OptionClass options() {
        return options;
    }

    /** Returns whether equal effects must be the same object. */
    boolean isKept() {
        return KEPT.contains(this);
    }

    PixelEffect make(EffectOptions options) {
        return maker.make(options);
    }

    static AliasDoc described() {
        List<TypeDoc> words = Stream.of(values())
                .map(kind -> (TypeDoc) new TypeDoc.Literal(kind.word()))
                .toList();
        return new AliasDoc("EffectName", new TypeDoc.Union(words), "An effect of `draw.effect`.");
    }

    /** Returns the names in scripts. */
    static List<String> words() {
        return Stream.of(values()).map(EffectKind::word).toList();
    }
}
