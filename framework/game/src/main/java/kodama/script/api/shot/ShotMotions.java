package kodama.script.api.shot;

import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import kodama.base.Spelling;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Option;
import kodama.lua.bind.OptionClass;
import kodama.lua.bind.Options;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.script.task.TaskFields;
import kodama.shot.Bounce;
import kodama.shot.Edge;
import kodama.shot.Homing;
import kodama.shot.Motion;
import kodama.shot.Orbit;
import kodama.shot.ShotSpec;
import org.jspecify.annotations.Nullable;

/** Reads from the options of a call how its shots move, how long they live and where. */
public final class ShotMotions {
    private static final int LAST_AGE = 1_000_000;

    /** Default turn of a homing shot, in degrees per tick. */
    private static final double DEFAULT_TURN = 3;

    private static final Map<String, Set<Edge>> EDGES = edgesByWord();

    private static Map<String, Set<Edge>> edgesByWord() {
        Map<String, Set<Edge>> edges = new LinkedHashMap<>();
        edges.put("all", EnumSet.allOf(Edge.class));
        edges.put("sides", EnumSet.of(Edge.LEFT, Edge.RIGHT));
        edges.put("ends", EnumSet.of(Edge.TOP, Edge.BOTTOM));
        for (Edge edge : Edge.values()) edges.put(edge.name().toLowerCase(Locale.ROOT), EnumSet.of(edge));
        return Collections.unmodifiableMap(edges);
    }

    /** The options for movement. */
    public static final List<Option> OPTIONS = List.of(
            Option.number("accel", 0, "Acceleration, in pixels per tick each tick; negative to slow down."),
            Option.number("min_speed", "Minimum speed for slowing down, in pixels per tick."),
            Option.number("max_speed", "Maximum speed for accelerating and falling, in pixels per tick."),
            Option.number("turn", 0, "Turning rate, in degrees per tick clockwise."),
            Option.number(
                    "gravity", 0, "Downward acceleration, independent of the direction, in pixels per tick each tick."),
            Option.number(
                    "wind",
                    0,
                    "Acceleration to the right, independent of the direction, in pixels per tick each tick."),
            Option.integer("delay", 0, LAST_AGE, 0, "Delay before the shot starts to fly and can hit, in ticks."),
            Option.integer("life", 1, LAST_AGE, "Time of flight after which the shot ends, in ticks."),
            Option.of("changes", "ShotChange[]", "List of changes at certain ages."),
            Option.of("homing", "Task|Place|ShotHoming", "Task or position to home in on."),
            Option.of(
                    "bounce",
                    "integer|boolean|ShotBounce",
                    "Number of bounces at the edges of the field; true for any number."),
            Option.flag("wrap", false, "Whether the shot enters again on the opposite side when it leaves the field."),
            WallOptions.OPTION,
            Option.of("orbit", "ShotOrbit", "Orbit around a task or position, starting in the shot's direction."),
            Option.of("attach", "Task|Place", "Task or position whose movement is added to the shot's own."),
            Option.of("field", "ShotField", "Field of this shot; by default, that of `shot.field`."),
            Option.atLeast(
                            "margin",
                            0,
                            0,
                            "Distance outside the field at which the shot is removed, in pixels; by default, that of"
                                    + " the field, or 32.")
                    .withoutDefault());

    static final OptionClass HOMING = OptionClass.of(
            "ShotHoming",
            "How a shot homes in on a target. When the target has ended or the time is over, the shot flies"
                    + " straight.",
            Option.of("target", "Task|Place", "Task or position to home in on.").required(),
            Option.atLeast("turn", 0, DEFAULT_TURN, "Largest turn, in degrees per tick."),
            Option.integer("ticks", 0, LAST_AGE, "Duration of homing, in ticks; by default, unlimited."));

    static final OptionClass BOUNCE = OptionClass.of(
            "ShotBounce",
            "How a shot bounces at the edges of its field.",
            Option.integer("n", 0, LAST_AGE, "Number of bounces; by default, unlimited."),
            Option.of(
                    "edges",
                    "string|string[]",
                    "Edges that reflect the shot: \"all\" (default), \"sides\" (left and right), \"ends\" (top and"
                            + " bottom), \"left\", \"right\", \"top\", \"bottom\", or a list of these."));

    static final OptionClass ORBIT = OptionClass.of(
            "ShotOrbit",
            "How a shot orbits a center. When the center has ended, the shot flies straight.",
            Option.of("around", "Task|Place", "Task or position to orbit.").required(),
            Option.atLeast("radius", 0, 32, "Initial radius, in pixels."),
            Option.number("turn", 3, "Angle per tick, in degrees clockwise."),
            Option.number("grow", 0, "Growth of the radius, down to 0, in pixels per tick."));

    /** The classes of tables within the options. */
    static final List<OptionClass> TABLES = List.of(ShotChangeTables.CHANGE, HOMING, BOUNCE, ORBIT, WallOptions.WALLS);

    private final PositionResolver positions;
    private final ShotChangeTables changes;
    private final WallOptions walls;

    /** Creates a reader for shots whose look cannot change. */
    public ShotMotions(PositionResolver positions, WallOptions walls) {
        this(positions, walls, null);
    }

    /** Creates a reader for shots whose look can change. */
    ShotMotions(PositionResolver positions, WallOptions walls, @Nullable ShotStyles styles) {
        this.positions = positions;
        this.walls = walls;
        changes = new ShotChangeTables(positions, styles);
    }

    /** Sets the movement, life and field of a spec from the options of a call. */
    public void apply(Options options, ShotSpec.Builder spec) {
        spec.motion(motion(options)).delay(options.integer("delay")).life(options.integer("life", ShotSpec.FOREVER));
        spec.walls(walls.of(options));
        Value field = options.value("field");
        if (field instanceof Table table) applyField(options, table, spec);
        else if (!field.isNil()) throw wrong(options, "field", "a table with x, y, width and height", field);
        double margin = options.number("margin", Double.NaN);
        if (!Double.isNaN(margin)) spec.margin(margin);
    }

    private static void applyField(Options options, Table table, ShotSpec.Builder spec) {
        ShotFieldTable field = new ShotFieldTable(options.function() + ": field", table);
        spec.field(field.bounds());
        if (!table.index("margin").isNil()) spec.margin(field.margin());
    }

    private Motion motion(Options options) {
        Motion.Builder motion = Motion.of()
                .accel(options.number("accel"))
                .turn(options.number("turn"))
                .gravity(options.number("gravity"))
                .wind(options.number("wind"))
                .changes(changes.of(options))
                .homing(homing(options))
                .bounce(bounce(options))
                .wraps(options.flag("wrap"))
                .orbit(orbit(options))
                .parent(positions.find(options, "attach"));
        applyBounds(options, motion);
        return motion.build();
    }

    /** Infinite limits are not set. */
    private static void applyBounds(Options options, Motion.Builder motion) {
        double least = options.number("min_speed", Double.NEGATIVE_INFINITY);
        double most = options.number("max_speed", Double.POSITIVE_INFINITY);
        if (least > most)
            throw new LuaException(options.function() + ": option 'min_speed' must be at most that of 'max_speed', "
                    + Value.of(most) + ", but was " + Value.of(least));
        if (least > Double.NEGATIVE_INFINITY) motion.minSpeed(least);
        if (most < Double.POSITIVE_INFINITY) motion.maxSpeed(most);
    }

    private @Nullable Homing homing(Options options) {
        Value value = options.value("homing");
        if (value.isNil()) return null;
        boolean isTableOfOptions = value instanceof Table table
                && !TaskFields.isTask(value)
                && table.index("x").isNil();
        if (!isTableOfOptions)
            return new Homing(positions.find(PositionResolver.value(options, "homing")), DEFAULT_TURN, Homing.ALWAYS);
        Options homing = new Options(options.function() + ": homing", value.table(), HOMING);
        return new Homing(
                positions.required(homing, "target"), homing.number("turn"), homing.integer("ticks", Homing.ALWAYS));
    }

    private static @Nullable Bounce bounce(Options options) {
        Value value = options.value("bounce");
        if (value.isNil() || value.equals(Value.of(false))) return null;
        if (value.equals(Value.of(true))) return Bounce.everywhere(Bounce.ALWAYS);
        if (value.is(LuaType.INTEGER) && value.number() >= 0) return Bounce.everywhere((int) value.number());
        if (!(value instanceof Table table))
            throw wrong(options, "bounce", "a whole number of at least 0, true, or a table with n and edges", value);
        Options bounce = new Options(options.function() + ": bounce", table, BOUNCE);
        return new Bounce(bounce.integer("n", Bounce.ALWAYS), edges(bounce));
    }

    private static Set<Edge> edges(Options options) {
        Value value = options.value("edges");
        if (value.isNil()) return EnumSet.allOf(Edge.class);
        if (value.is(LuaType.STRING)) return edges(options, value.text());
        Set<Edge> edges = EnumSet.noneOf(Edge.class);
        for (String word : options.texts("edges", "words")) edges.addAll(edges(options, word));
        return edges;
    }

    private static Set<Edge> edges(Options options, String word) {
        Set<Edge> edges = EDGES.get(word);
        if (edges != null) return edges;
        throw new LuaException(options.function() + ": option 'edges' must be one of "
                + String.join(", ", EDGES.keySet()) + " but was '" + word + "'" + Spelling.hint(word, EDGES.keySet()));
    }

    private @Nullable Orbit orbit(Options options) {
        Value value = options.value("orbit");
        if (value.isNil()) return null;
        if (!(value instanceof Table table)) throw wrong(options, "orbit", "a table with around and radius", value);
        Options orbit = new Options(options.function() + ": orbit", table, ORBIT);
        return new Orbit(
                positions.required(orbit, "around"),
                orbit.number("radius"),
                orbit.number("turn"),
                orbit.number("grow"));
    }

    private static LuaException wrong(Options options, String name, String must, Value was) {
        return new LuaException(
                options.function() + ": option '" + name + "' must be " + must + " but was " + was.describe());
    }
}
