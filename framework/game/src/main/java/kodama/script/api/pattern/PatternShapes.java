package kodama.script.api.pattern;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kodama.base.Spelling;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Option;
import kodama.lua.bind.OptionClass;
import kodama.lua.bind.Options;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.shot.pattern.AngleReference;
import kodama.shot.pattern.ArrowShape;
import kodama.shot.pattern.EllipseShape;
import kodama.shot.pattern.FanShape;
import kodama.shot.pattern.FigureShape;
import kodama.shot.pattern.LineShape;
import kodama.shot.pattern.PatternShape;
import kodama.shot.pattern.PolygonShape;
import kodama.shot.pattern.RingShape;
import kodama.shot.pattern.RoseShape;
import kodama.shot.pattern.ScatterShape;
import kodama.shot.pattern.SpiralShape;
import kodama.shot.pattern.SpreadShape;
import kodama.shot.pattern.StackShape;
import kodama.shot.pattern.WallShape;

/** The shapes of patterns: their names, options, and conversion. */
public final class PatternShapes {
    /** Largest number of shots fired at once. */
    public static final int MAX_SHOTS = 10_000;

    /** The type of the places of a shape. */
    public static final String OF = "Pattern|Pattern[]|fun(i: integer, n: integer): Pattern";

    private static final String POINTS = "points";

    /** The effort of reading a point. */
    private static final int COST_OF_POINT = 20;

    private static final int MAX_TICKS = 100_000;

    /** The options that apply to a call as a whole, not to single shots. */
    private static final Set<String> CALL_OPTIONS = Set.of("from", "aim", "keep");

    /** A shape with the name that scripts use. */
    record NamedShape(String name, OptionClass optionClass, Function<Options, PatternShape> reader) {
        /** Checks that a table has only options of this shape. */
        Options options(Table table) {
            return new Options("pattern." + name, table, optionClass);
        }

        /** Converts the options to a shape and checks their limits. */
        PatternShape shape(Options options) {
            return reader.apply(options);
        }

        boolean isAimed() {
            return name.equals("aimed");
        }

        /** Whether pairs of numbers are limits of random values. */
        boolean isRandom() {
            return name.equals("scatter");
        }

        boolean hasSeed(Options options) {
            return optionClass.names().contains("seed")
                    && !options.value("seed").isNil();
        }

        long seed(Options options) {
            return Double.doubleToLongBits(options.number("seed"));
        }
    }

    private final OptionClass level;
    private final Map<String, NamedShape> shapes = new LinkedHashMap<>();
    private final Map<String, Option> looks = new LinkedHashMap<>();

    /**
     * Describes all shapes.
     *
     * @param shots the options of shots, which a level may set
     */
    public PatternShapes(OptionClass shots) {
        List<Option> common = common();
        Set<String> taken = common.stream().map(Option::name).collect(Collectors.toSet());
        for (Option each : shots.options())
            if (!taken.contains(each.name()) && !CALL_OPTIONS.contains(each.name())) looks.put(each.name(), each);
        level = OptionClass.ofParts(
                "PatternOptions",
                "Options of every level of a pattern. A number can be given as one number, as a pair from the first"
                        + " position to the last (`speed = { 1, 3 }`), or as a function that is called with the index"
                        + " of the position and the number of positions. The other options are those of shots; strings,"
                        + " numbers and booleans among them can also be given as a list, whose items take turns, or as"
                        + " such a function.",
                common,
                looks.values().stream().map(Option::varying).toList());
        addShapes();
    }

    private static List<Option> common() {
        return List.of(
                Option.text("shape", "Name of the shape; set by the function that creates the pattern."),
                Option.of("of", OF, "Pattern at each position, or several that take turns; by default, a single shot."),
                Option.words(
                        "direction",
                        AngleReference.class,
                        "Reference for directions. `\"relative\"` is the direction of the enclosing level or, for the"
                                + " outermost level, of the call. `\"absolute\"` is 0, which is right. `\"aimed\"` is"
                                + " the direction to `aim`. `\"outward\"` is the direction away from the center."),
                numbers("angle", "Rotation, in degrees clockwise."),
                numbers("speed", "Speed of the shots, in pixels per tick; by default, that of the enclosing level."),
                numbers("distance", "Distance of the positions from the center, each in its direction, in pixels."),
                numbers("x", "Horizontal offset, in pixels."),
                numbers("y", "Vertical offset, in pixels."),
                numbers("delay", "Delay of the shots, in ticks, added to the `delay` of the enclosing levels."),
                Option.integer("every", 0, MAX_TICKS, 0, "With `shot.stream`: ticks from one position to the next."));
    }

    private static Option numbers(String name, String doc) {
        return Option.of(name, PatternNumberReader.TYPE, doc);
    }

    private static Option n(int defaultValue) {
        return Option.integer("n", 1, MAX_SHOTS, defaultValue, "Number of shots, or of patterns if `of` is given.");
    }

    private static Option seed() {
        return Option.number("seed", "Seed of the random numbers, to make them the same each time.");
    }

    private void addShapes() {
        add("one", "A single position.", it -> StackShape.ONE);
        add(
                "aimed",
                "A single position in the direction of `aim`, regardless of the levels around it.",
                it -> StackShape.ONE);
        add(
                "fan",
                "Shots spread evenly over an angle around the direction.",
                it -> new FanShape(it.integer("n"), it.number("spread")),
                n(3),
                Option.number("spread", 30, "Angle between the first and the last shot, in degrees."));
        add(
                "spread",
                "Shots with a fixed angle between neighbors, centered on the direction.",
                it -> new SpreadShape(it.integer("n"), it.number("step")),
                n(3),
                Option.number("step", 15, "Angle from one shot to the next, in degrees."));
        add(
                "ring",
                "Shots spread evenly over a full circle, the first in the direction.",
                it -> new RingShape(it.integer("n")),
                n(12));
        add(
                "spiral",
                "Shots each rotated by a fixed angle from the one before. A pair of speeds, or `every` in a"
                        + " stream, winds the spiral.",
                it -> new SpiralShape(it.integer("n"), it.number("step")),
                n(36),
                Option.number("step", 10, "Angle from one shot to the next, in degrees."));
        add(
                "stack",
                "Shots one behind the other in the same direction, the slowest first; without `speed`, from half"
                        + " to full speed.",
                it -> new StackShape(it.integer("n"), it.value("speed").isNil() ? 0.5 : 1),
                n(3));
        add(
                "line",
                "Shots side by side in the same direction.",
                it -> new LineShape(it.integer("n"), it.number("width"), it.number("slant")),
                n(5),
                Option.number("width", 60, "Distance between the first and the last shot, in pixels."),
                Option.number("slant", 90, "Angle between the direction and the line, in degrees."));
        add(
                "arrow",
                "Shots in the shape of an arrowhead, all in the same direction.",
                it -> new ArrowShape(it.integer("n"), it.number("width"), it.number("depth")),
                n(7),
                Option.number("width", 48, "Distance between the ends of the wings, in pixels."),
                Option.number("depth", 24, "Distance from the point back to the ends of the wings, in pixels."));
        add(
                "wall",
                "A line across the direction with a gap to slip through.",
                PatternShapes::wall,
                Option.integer("n", 1, MAX_SHOTS, 20, "Number of positions, including those of the gap."),
                Option.number("width", 300, "Distance between the first and the last position, in pixels."),
                Option.integer("gap", 0, MAX_SHOTS, 3, "Number of positions in the gap."),
                Option.integer("at", 1, MAX_SHOTS, "First position of the gap, from 1; random by default."),
                seed());
        add(
                "polygon",
                "The outline of a polygon or a star, which grows as it flies.",
                PatternShapes::polygon,
                n(30),
                Option.integer("corners", 3, MAX_SHOTS, 5, "Number of corners; `n` should be a multiple of it."),
                Option.integer(
                        "skip",
                        1,
                        MAX_SHOTS,
                        1,
                        "Number of corners from one end of a side to the other: 1 connects neighbors, 2 makes a"
                                + " five-pointed star."));
        add(
                "rose",
                "A ring of petals that open as it flies.",
                it -> new RoseShape(it.integer("n"), it.integer("petals"), it.number("inner")),
                n(60),
                Option.integer("petals", 1, MAX_SHOTS, 5, "Number of petals."),
                Option.number("inner", 0.4, "Speed of the shots between petals, as a fraction of those at the tips."));
        add(
                "ellipse",
                "An ellipse that grows as it flies.",
                it -> new EllipseShape(it.integer("n"), it.number("ratio")),
                n(24),
                Option.number("ratio", 0.5, "Width across the direction, as a fraction of the length."));
        add(
                "figure",
                "A figure that grows as it flies; it is upright when its direction is down.",
                it -> new FigureShape(points(it)),
                Option.of(POINTS, "number[][]", "Points `{ x, y }` relative to the center, in any unit.")
                        .required());
        add(
                "scatter",
                "Shots in random directions within an angle around the direction. A pair of numbers means random"
                        + " numbers between the two.",
                it -> new ScatterShape(it.integer("n"), it.number("spread")),
                n(12),
                Option.number("spread", 60, "Angle, in degrees."),
                seed());
        add("together", "All patterns listed by `of`.", it -> new StackShape(listed(it), 1));
    }

    private void add(String name, String doc, Function<Options, PatternShape> reader, Option... own) {
        String title = Character.toUpperCase(name.charAt(0)) + name.substring(1) + "Pattern";
        shapes.put(name, new NamedShape(name, level.and(title, doc, own), reader));
    }

    private static PatternShape wall(Options options) {
        int n = options.integer("n");
        int gap = options.integerUpTo("gap", n - 1);
        boolean isAnywhere = options.value("at").isNil();
        return new WallShape(n, options.number("width"), gap, isAnywhere ? WallShape.ANYWHERE : at(options, n - gap));
    }

    private static int at(Options options, int last) {
        return Math.min(options.integerUpTo("at", last + 1), last + 1) - 1;
    }

    private static PatternShape polygon(Options options) {
        int corners = options.integer("corners");
        return new PolygonShape(options.integer("n"), corners, options.integerUpTo("skip", (corners - 1) / 2));
    }

    private static int listed(Options options) {
        if (options.value("of") instanceof Table list && list.length() > 0) return list.length();
        throw new LuaException(options.function() + ": option 'of' must list the patterns");
    }

    /** The effort of reading the points of a figure; 0 for other shapes. */
    static int effortOfPoints(Table pattern) {
        return pattern.get(POINTS) instanceof Table list ? COST_OF_POINT * Math.min(list.length(), MAX_SHOTS) : 0;
    }

    private static List<double[]> points(Options options) {
        List<double[]> points = new ArrayList<>();
        Table list = options.table(POINTS);
        if (list.length() > MAX_SHOTS)
            throw new LuaException(options.function() + ": option 'points' must list at most " + MAX_SHOTS
                    + " points but has " + list.length());
        for (int i = 1; i <= list.length(); i++) points.add(point(options, i, list.get(i)));
        return points;
    }

    private static double[] point(Options options, int place, Value value) {
        if (value instanceof Table pair
                && pair.get(1).is(LuaType.NUMBER)
                && pair.get(2).is(LuaType.NUMBER))
            return new double[] {pair.get(1).number(), pair.get(2).number()};
        throw new LuaException(
                options.function() + ": point " + place + " must be { x, y } but was " + value.describe());
    }

    /**
     * Describes the options of all shapes.
     *
     * @return the options of every level, then those of each shape
     */
    public OptionClass[] classes() {
        return Stream.concat(Stream.of(level), shapes.values().stream().map(NamedShape::optionClass))
                .toArray(OptionClass[]::new);
    }

    /**
     * Returns a shape.
     *
     * @param name name of the shape in scripts
     * @param function the calling function, for messages
     * @throws LuaException if there is no shape of that name
     */
    NamedShape find(String name, String function) {
        NamedShape found = shapes.get(name);
        if (found != null) return found;
        throw new LuaException(
                function + ": there is no shape '" + name + "'" + Spelling.hintWithList(name, shapes.keySet()));
    }

    /** Returns the options of shots that a level may set. */
    Map<String, Option> shotOptions() {
        return looks;
    }
}
