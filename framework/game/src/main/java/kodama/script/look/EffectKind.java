package kodama.script.look;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import kodama.base.Spelling;
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
import kodama.lua.bind.LuaException;
import kodama.lua.bind.Option;
import kodama.lua.bind.OptionClass;
import kodama.lua.bind.TypeDoc;
import kodama.lua.bind.Value;
import org.jspecify.annotations.Nullable;

/** The effects of {@code draw.effect} and {@code game.lua}, with their options. */
public enum EffectKind {
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

    BLUR(option -> new Blur(option.integer("radius")), EffectOptions.BLUR_RADIUS),

    BLOOM(
            option -> new Bloom(option.number("threshold"), option.number("radius"), option.number("strength")),
            EffectOptions.THRESHOLD,
            EffectOptions.BLOOM_RADIUS,
            EffectOptions.BLOOM_STRENGTH),

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

    AFTERIMAGE(option -> new Afterimage(option.number("strength")), EffectOptions.TRACE_STRENGTH),

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
    private interface Maker {
        PixelEffect make(EffectOptions options);
    }

    /** The effects that take time to make, or remember something from frame to frame. */
    private static final Set<EffectKind> KEPT = Set.of(BLOOM, SHADES, AFTERIMAGE, CRT, LCD);

    /** All options of all effects, for the reference. */
    public static final OptionClass ALL = EffectOptions.PLACE.and(
            "EffectOptions",
            "The options of all effects; each effect takes some of them, as its description says.",
            Stream.of(values())
                    .flatMap(kind -> kind.own.stream())
                    .map(option -> EffectOptions.SHARED.getOrDefault(option.name(), option))
                    .distinct()
                    .toArray(Option[]::new));

    private final String word;
    private final Maker maker;
    private final List<Option> own;
    private final OptionClass options;

    EffectKind(Maker maker, Option... own) {
        this.maker = maker;
        this.own = List.of(own);
        word = name().toLowerCase(Locale.ROOT);
        options = EffectOptions.PLACE.and("the effect " + word, "", own);
    }

    /** Returns the name in scripts. */
    public String word() {
        return word;
    }

    /** Returns its options, among them those of the rectangle. */
    public OptionClass options() {
        return options;
    }

    /** Returns whether equal effects must be the same object. */
    public boolean isKept() {
        return KEPT.contains(this);
    }

    /**
     * Makes an effect.
     *
     * @throws LuaException if an option is invalid
     */
    public PixelEffect make(EffectOptions options) {
        return maker.make(options);
    }

    /** Describes the type of the names in the reference. */
    public static AliasDoc described() {
        List<TypeDoc> words = Stream.of(values())
                .map(kind -> (TypeDoc) new TypeDoc.Literal(kind.word()))
                .toList();
        return new AliasDoc("EffectName", new TypeDoc.Union(words), "An effect of `draw.effect`.");
    }

    /**
     * Returns the effect of a name.
     *
     * @param function the called function, for messages
     * @throws LuaException if there is none
     */
    public static EffectKind of(String function, Value name) {
        String word = name.prefix(40);
        EffectKind found = find(word);
        if (found != null) return found;
        throw new LuaException(function + ": there is no effect '" + word + "'" + Spelling.hint(word, words()));
    }

    /** Returns the effect of a name; null if there is none. */
    public static @Nullable EffectKind find(String word) {
        for (EffectKind kind : values()) if (kind.word.equals(word)) return kind;
        return null;
    }

    /** Returns the names in scripts. */
    public static List<String> words() {
        return Stream.of(values()).map(EffectKind::word).toList();
    }
}
