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

/** The shapes of patterns: their names, what options each takes, and how it is made of them. */
public final class PatternShapes {
    /** How many shots can be fired at once. */
    public static final int MAX_SHOTS = 10_000;

    /** What can stand at the places of a shape. */
    public static final String OF = "Pattern|Pattern[]|fun(i: integer, n: integer): Pattern";

    private static final String POINTS = "points";

    /** The effort of reading a point. */
    private static final int COST_OF_POINT = 20;

    private static final int MOST_TICKS = 100_000;

    /** Those of a call that are about all its shots, not about one. */
    private static final Set<String> OF_A_CALL = Set.of("from", "aim", "keep");

    /** A shape that scripts know by a name. */
    record NamedShape(String name, OptionClass optionClass, Function<Options, PatternShape> reader) {
        /** Looks whether a table names no other options than this shape has. */
        Options options(Table table) {
            return new Options("pattern." + name, table, optionClass);
        }

        /** Looks after its bounds, too. */
        PatternShape shape(Options options) {
            return reader.apply(options);
        }

        boolean isAimed() {
            return name.equals("aimed");
        }

        /** Whether pairs of numbers are bounds of chance. */
        boolean isByChance() {
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
     * @param shots what can be said of a shot; a level may say it of its own
     */
    public PatternShapes(OptionClass shots) {
        List<Option> common = common();
        Set<String> taken = common.stream().map(Option::name).collect(Collectors.toSet());
        for (Option each : shots.options())
            if (!taken.contains(each.name()) && !OF_A_CALL.contains(each.name())) looks.put(each.name(), each);
        level = OptionClass.ofParts(
                "PatternOptions",
                "What every level of a pattern can say. Numbers of a level may be one number, a pair from the first"
                        + " place to the last (`speed = { 1, 3 }`), or a function that is called with the place and"
                        + " how many there are. The other options are those of a shot: of one that is a word, a number"
                        + " or a flag, the items of a list take turns, and a function is called in the same way.",
                common,
                looks.values().stream().map(Option::varying).toList());
        addShapes();
    }

    private static List<Option> common() {
        return List.of(
                Option.text("shape", "Which shape it is; set by the function that makes it."),
                Option.of(
                        "of",
                        OF,
                        "What is fired at each place: another pattern, or several, which take turns. One shot if it is"
                                + " left out."),
                Option.words(
                        "direction",
                        AngleReference.class,
                        "What directions count from: that of the level around, and at the outermost that of the call;"
                                + " `\"absolute\"`: from 0, which is right; `\"aimed\"`: from the way to `aim`;"
                                + " `\"outward\"`: from the way out of the middle."),
                numbers("angle", "So far it is turned; in degrees."),
                numbers("speed", "How far shots fly; in pixels a tick. That of the level around if it is left out."),
                numbers("distance", "So far in front of the middle places are, each in its direction; in pixels."),
                numbers("x", "So far to the right it begins; in pixels."),
                numbers("y", "So far down it begins; in pixels."),
                numbers("delay", "So long shots wait before they fly off; in ticks, and beside the `delay` around."),
                Option.integer(
                        "every",
                        0,
                        MOST_TICKS,
                        0,
                        "With `shot.stream`: so many ticks pass from one place to the next."));
    }

    private static Option numbers(String name, String doc) {
        return Option.of(name, PatternNumberReader.TYPE, doc);
    }

    private static Option n(int otherwise) {
        return Option.integer("n", 1, MAX_SHOTS, otherwise, "How many places.");
    }

    private static Option seed() {
        return Option.number("seed", "Makes chance the same each time.");
    }

    private void addShapes() {
        add("one", "One shot, or what `of` says once.", it -> StackShape.ONE);
        add("aimed", "One shot in the direction of `aim`, whatever is around it.", it -> StackShape.ONE);
        add(
                "fan",
                "Spread evenly over an angle around the direction.",
                it -> new FanShape(it.integer("n"), it.number("spread")),
                n(3),
                Option.number("spread", 30, "The angle between the first and the last; in degrees."));
        add(
                "spread",
                "With the same angle between neighbors, around the direction.",
                it -> new SpreadShape(it.integer("n"), it.number("step")),
                n(3),
                Option.number("step", 15, "The angle from one to the next; in degrees."));
        add(
                "ring",
                "Spread evenly over the full circle, the first in the direction.",
                it -> new RingShape(it.integer("n")),
                n(12));
        add(
                "spiral",
                "Each turned further than the one before. A pair of speeds winds it up, or `every` in a stream.",
                it -> new SpiralShape(it.integer("n"), it.number("step")),
                n(36),
                Option.number("step", 10, "The angle from one to the next; in degrees."));
        add(
                "stack",
                "One behind the other in the same direction, the slowest first: from half the speed to all of it if no"
                        + " `speed` is given.",
                it -> new StackShape(it.integer("n"), it.value("speed").isNil() ? 0.5 : 1),
                n(3));
        add(
                "line",
                "Side by side, all in the same direction.",
                it -> new LineShape(it.integer("n"), it.number("width"), it.number("slant")),
                n(5),
                Option.number("width", 60, "From the first to the last; in pixels."),
                Option.number("slant", 90, "The angle from the direction to the line; in degrees."));
        add(
                "arrow",
                "In the shape of an arrowhead, all in the same direction.",
                it -> new ArrowShape(it.integer("n"), it.number("width"), it.number("depth")),
                n(7),
                Option.number("width", 48, "From the end of one wing to the other; in pixels."),
                Option.number("depth", 24, "From the point back to the ends of the wings; in pixels."));
        add(
                "wall",
                "A line across the direction with a gap to slip through.",
                PatternShapes::wall,
                n(20),
                Option.number("width", 300, "From the first to the last; in pixels."),
                Option.integer("gap", 0, MAX_SHOTS, 3, "How many of the `n` are left out."),
                Option.integer("at", 1, MAX_SHOTS, "The place where the gap begins, from 1; by chance if left out."),
                seed());
        add(
                "polygon",
                "The outline of a polygon or a star, which grows as it flies.",
                PatternShapes::polygon,
                n(30),
                Option.integer("corners", 3, MAX_SHOTS, 5, "How many corners; `n` should be a multiple."),
                Option.integer("skip", 1, MAX_SHOTS, 1, "How many corners on a side leads: 2 makes a star of five."));
        add(
                "rose",
                "A ring of petals that open as it flies.",
                it -> new RoseShape(it.integer("n"), it.integer("petals"), it.number("inner")),
                n(60),
                Option.integer("petals", 1, MAX_SHOTS, 5, "How many petals."),
                Option.number("inner", 0.4, "How fast shots between petals are, as a part of those at their tips."));
        add(
                "ellipse",
                "A ring that is wider or narrower, and grows as it flies.",
                it -> new EllipseShape(it.integer("n"), it.number("ratio")),
                n(24),
                Option.number("ratio", 0.5, "How wide it is across its direction, as a part of its length."));
        add(
                "figure",
                "Any figure, which grows as it flies and is upright when its direction is down.",
                it -> new FigureShape(points(it)),
                Option.of(POINTS, "number[][]", "Places from the middle on, as `{ x, y }`; in any unit.")
                        .required());
        add(
                "scatter",
                "Anywhere in an angle around the direction, by chance. Of a pair, a number is anything between.",
                it -> new ScatterShape(it.integer("n"), it.number("spread")),
                n(12),
                Option.number("spread", 60, "The angle; in degrees."),
                seed());
        add("together", "All patterns that `of` lists.", it -> new StackShape(listed(it), 1));
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
     * Describes the options of each.
     *
     * @return those of every level first
     */
    public OptionClass[] classes() {
        return Stream.concat(Stream.of(level), shapes.values().stream().map(NamedShape::optionClass))
                .toArray(OptionClass[]::new);
    }

    /**
     * Finds a shape.
     *
     * @param name as scripts write it
     * @param function the function that asks, for messages
     * @return the shape
     * @throws LuaException if there is none of that name
     */
    NamedShape find(String name, String function) {
        NamedShape found = shapes.get(name);
        if (found != null) return found;
        throw new LuaException(
                function + ": there is no shape '" + name + "'" + Spelling.hintWithList(name, shapes.keySet()));
    }

    /** Options of a shot that a level may have for its own. */
    Map<String, Option> shotOptions() {
        return looks;
    }
}
