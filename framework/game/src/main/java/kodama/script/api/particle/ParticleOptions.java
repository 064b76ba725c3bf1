package kodama.script.api.particle;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import kodama.draw.BlendMode;
import kodama.draw.Image;
import kodama.draw.SpriteSheet;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Option;
import kodama.lua.bind.OptionClass;
import kodama.lua.bind.Options;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.particle.Area;
import kodama.particle.ParticleKind;
import kodama.particle.ParticleShape;
import kodama.particle.Range;
import kodama.script.look.Bounds;
import kodama.script.task.Blend;
import kodama.script.task.SpriteSheets;

/** Reads a kind of particles from the table that a script gives. */
final class ParticleOptions {
    private static final double FASTEST = 10_000;
    private static final double FARTHEST = 100_000;
    private static final int LONGEST_LIST = 64;

    static final OptionClass KIND = OptionClass.of(
            "ParticleOptions",
            "How the particles of a kind look and fly. A range, such as `life`, is a number or `{ least, most }`, from"
                    + " which each particle takes a random number. A list, such as `color`, is a number or `{ first, …,"
                    + " last }`: the values from the beginning to the end of a particle's life.",
            Option.text("base", "Kind whose options are the defaults of this one.")
                    .as("string<ParticleKind>"),
            Option.of(
                    "picture",
                    "string<Picture>|Canvas",
                    "Image of a particle; a sprite sheet is played once during its life."),
            Option.integer("frame", 1, Integer.MAX_VALUE, "Frame of the sprite sheet; by default, all in turn."),
            Option.flag("random_frame", "Whether each particle shows one frame of the sprite sheet."),
            Option.words("shape", ParticleShape.class, "Built-in image, used without `picture`."),
            Option.integer("size", 1, ParticleShape.MAX_SIDE, 6, "Width of the built-in image, in pixels."),
            Option.integer("count", 1, ParticleKind.MAX_COUNT, "Number of particles of a burst; 20 by default."),
            Option.between(
                    "rate",
                    0,
                    ParticleKind.MAX_COUNT,
                    null,
                    "Number of particles per tick of an emitter; may be less than 1. 1 by default."),
            range("life", "Lifetime, in ticks; 30 by default."),
            range("speed", "Speed at the beginning, in pixels per tick; 1 by default."),
            Option.between(
                    "direction",
                    -Bounds.FARTHEST,
                    Bounds.FARTHEST,
                    null,
                    "Middle of the directions, in degrees: 0 is to the right, 90 is down; -90 by default."),
            Option.between(
                    "spread",
                    0,
                    360,
                    null,
                    "Angle between the outermost directions, in degrees; 360 by default, which is all around."),
            Option.flag("outward", "Whether particles fly away from the center of `area` instead."),
            Option.between("gravity", -FASTEST, FASTEST, null, "Downward acceleration, in pixels per tick per tick."),
            Option.between("wind", -FASTEST, FASTEST, null, "Acceleration to the right, in pixels per tick per tick."),
            Option.between("drag", 0, 1, null, "Share of the speed that is lost per tick."),
            range("rotation", "Rotation of the image at the beginning, in degrees clockwise."),
            range("spin", "Rotation per tick, in degrees clockwise."),
            Option.flag("aligned", "Whether the right side of the image faces the direction of flight."),
            Option.words("area", Area.class, "Shape of the area in which particles appear.")
                    .withoutDefault(),
            Option.between("width", 0, FARTHEST, null, "Width of the area, in pixels; 0 by default."),
            Option.between("height", 0, FARTHEST, null, "Height of the area, in pixels; 0 by default."),
            Blend.OPTION.withoutDefault(),
            Option.of(
                    "color",
                    "number<Color>|number<Color>[]",
                    "Color by which the image is multiplied, or a list; white by default."),
            list("scale", "Scale factor of the image, or a list, from 0 to 16; 1 by default."),
            list("alpha", "Opacity, or a list, from 0 to 1; 1 by default."));

    private final SpriteSheets sheets;

    ParticleOptions(SpriteSheets sheets) {
        this.sheets = sheets;
    }

    private static Option range(String name, String doc) {
        return Option.of(name, "number|number[]", doc);
    }

    private static Option list(String name, String doc) {
        return Option.of(name, "number|number[]", doc);
    }

    /**
     * Reads a kind.
     *
     * @param base the kinds whose options are the defaults; empty for none
     * @return a kind for each of the base, or one
     */
    List<ParticleKind> read(Options options, List<ParticleKind> base) {
        List<ParticleKind> made = new ArrayList<>();
        for (ParticleKind each : base) made.add(build(options, pictures(options, each.toBuilder(), false)));
        if (base.isEmpty()) made.add(build(options, pictures(options, ParticleKind.of(shape(options)), true)));
        return made;
    }

    private static Image shape(Options options) {
        return options.word("shape", ParticleShape.class).image(options.integer("size"));
    }

    private ParticleKind.Builder pictures(Options options, ParticleKind.Builder to, boolean fresh) {
        Value name = options.value("picture");
        Value frame = options.value("frame");
        boolean random = has(options, "random_frame") && options.flag("random_frame");
        if (name.isNil()) {
            if (!frame.isNil() || random)
                throw new LuaException(options.function() + ": options 'frame' and 'random_frame' need a 'picture'");
            boolean reshaped = has(options, "shape") || has(options, "size");
            return reshaped && !fresh ? to.frames(List.of(shape(options)), false) : to;
        }
        if (has(options, "shape") || has(options, "size"))
            throw new LuaException(options.function() + ": give 'picture' or 'shape' and 'size', not both");
        SpriteSheet sheet = sheets.get(options.value("picture"));
        return to.frames(frames(options, sheet, frame), random);
    }

    private static List<Image> frames(Options options, SpriteSheet sheet, Value frame) {
        if (!frame.isNil()) return List.of(sheet.frame(options.integerUpTo("frame", sheet.count()) - 1));
        if (sheet.count() > ParticleKind.MAX_FRAMES)
            throw new LuaException(options.function() + ": a particle can have at most " + ParticleKind.MAX_FRAMES
                    + " frames but option 'picture' has " + sheet.count());
        List<Image> all = new ArrayList<>();
        for (int i = 0; i < sheet.count(); i++) all.add(sheet.frame(i));
        return all;
    }

    private static boolean has(Options options, String name) {
        return !options.value(name).isNil();
    }

    private static ParticleKind build(Options options, ParticleKind.Builder to) {
        if (has(options, "count")) to.count(options.integer("count", 1));
        if (has(options, "rate")) to.rate(options.number("rate", 0));
        if (has(options, "life")) to.life(range(options, "life", 1, ParticleKind.MAX_LIFE));
        if (has(options, "speed")) to.speed(range(options, "speed", -FASTEST, FASTEST));
        if (has(options, "direction")) to.direction(options.number("direction", 0));
        if (has(options, "spread")) to.spread(options.number("spread", 0));
        if (has(options, "outward")) to.outward(options.flag("outward"));
        if (has(options, "gravity")) to.gravity(options.number("gravity", 0));
        if (has(options, "wind")) to.wind(options.number("wind", 0));
        if (has(options, "drag")) to.drag(options.number("drag", 0));
        if (has(options, "rotation")) to.rotation(range(options, "rotation", -FARTHEST, FARTHEST));
        if (has(options, "spin")) to.spin(range(options, "spin", -FASTEST, FASTEST));
        if (has(options, "aligned")) to.aligned(options.flag("aligned"));
        if (has(options, "area")) to.area(options.word("area", Area.class));
        if (has(options, "width")) to.areaWidth(options.number("width", 0));
        if (has(options, "height")) to.areaHeight(options.number("height", 0));
        if (has(options, "blend")) to.blend(options.word("blend", BlendMode.class));
        if (has(options, "color")) to.colors(colors(options.function(), options.value("color")));
        if (has(options, "scale")) to.sizes(numbers(options, "scale", ParticleKind.MAX_SIZE));
        if (has(options, "alpha")) to.alphas(numbers(options, "alpha", 1));
        return to.build();
    }

    private static Range range(Options options, String name, double least, double most) {
        Value value = options.value(name);
        String function = options.function();
        if (!(value instanceof Table pair)) return Range.of(number(function, name, value, least, most));
        if (pair.length() != 2)
            throw new LuaException(function + ": option '" + name + "' must be a number or { least, most } but was a"
                    + " list of " + pair.length());
        double from = number(function, name, pair.get(1), least, most);
        double to = number(function, name, pair.get(2), least, most);
        if (from <= to) return new Range(from, to);
        throw new LuaException(function + ": option '" + name + "' must have the smaller number first but was { "
                + pair.get(1) + ", " + pair.get(2) + " }");
    }

    private static double[] numbers(Options options, String name, double most) {
        Value value = options.value(name);
        if (!(value instanceof Table list)) return new double[] {number(options.function(), name, value, 0, most)};
        double[] numbers = new double[length(options.function(), name, list)];
        for (int i = 0; i < numbers.length; i++)
            numbers[i] = number(options.function(), name, list.get(i + 1), 0, most);
        return numbers;
    }

    private static int length(String function, String name, Table list) {
        if (list.length() >= 1 && list.length() <= LONGEST_LIST) return list.length();
        throw new LuaException(function + ": option '" + name + "' must have 1 to " + LONGEST_LIST + " values but has "
                + list.length());
    }

    private static double number(String function, String name, Value value, double least, double most) {
        if (value.is(LuaType.NUMBER) && value.number() >= least && value.number() <= most) return value.number();
        throw new LuaException("%s: option '%s' must be a number from %s to %s but was %s"
                .formatted(
                        function, name, Value.of(least).text(), Value.of(most).text(), value.describe()));
    }

    /** Reads the option {@code color}: a color or a list. */
    static int[] colors(String function, Value value) {
        if (!(value instanceof Table list)) return new int[] {color(function, value)};
        int[] colors = new int[length(function, "color", list)];
        for (int i = 0; i < colors.length; i++) colors[i] = color(function, list.get(i + 1));
        return colors;
    }

    private static int color(String function, Value value) {
        if (value.is(LuaType.NUMBER) && value.number() >= 0 && value.number() <= 0xFFFFFF) return (int) value.number();
        String found = value.is(LuaType.NUMBER) && value.number() > 0
                ? "0x" + Long.toHexString((long) value.number()).toUpperCase(Locale.ROOT)
                : value.describe();
        throw new LuaException(
                function + ": option 'color' must be from 0x000000 to 0xFFFFFF, or a list, but was " + found);
    }
}
