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

/** Finds out from the options of a call how its shots move and where they live. */
public final class ShotMotions {
    private static final int LAST_AGE = 1_000_000;

    /** How far a homing shot turns if it is not said; in degrees a tick. */
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

    /** How something flies. */
    public static final List<Option> OPTIONS = List.of(
            Option.number("accel", 0, "How much faster it gets each tick; in pixels a tick. Below 0 it slows down."),
            Option.number("min_speed", "The speed below which it slows down no more; in pixels a tick."),
            Option.number(
                    "max_speed", "The speed above which it gets no faster, and falls no faster; in pixels a tick."),
            Option.number("turn", 0, "How far it turns each tick; in degrees, clockwise above 0."),
            Option.number("gravity", 0, "How much faster it falls each tick, beside its course; in pixels a tick."),
            Option.number("wind", 0, "How much faster it drifts to the right each tick; in pixels a tick."),
            Option.integer("delay", 0, LAST_AGE, 0, "How long it waits where it begins, and hurts no one; in ticks."),
            Option.integer("life", 1, LAST_AGE, "After how many ticks of flight it ends."),
            Option.of("changes", "ShotChange[]", "What becomes of it at some ages, in a list."),
            Option.of("homing", "Task|Place|ShotHoming", "Whom it seeks."),
            Option.of(
                    "bounce",
                    "integer|boolean|ShotBounce",
                    "How often it is thrown back at the edges of its field; true for always."),
            Option.flag("wrap", false, "Whether it comes in again on the other side when it leaves its field."),
            Option.of("orbit", "ShotOrbit", "Whom it circles, beginning in its direction."),
            Option.of("attach", "Task|Place", "Who carries it along, beside its own course."),
            Option.of("field", "ShotField", "The field in which it lives, in place of that of `shot.field`."),
            Option.atLeast(
                            "margin",
                            0,
                            0,
                            "How far outside its field it lives on; in pixels, 32 unless the field says it.")
                    .withoutDefault());

    static final OptionClass HOMING = OptionClass.of(
            "ShotHoming",
            "How a shot seeks someone. When that one ends, or the time is over, it flies straight on.",
            Option.of("target", "Task|Place", "Whom it seeks.").required(),
            Option.atLeast("turn", 0, DEFAULT_TURN, "How far it turns at most; in degrees a tick."),
            Option.integer("ticks", 0, LAST_AGE, "How long it seeks; always if it is left out."));

    static final OptionClass BOUNCE = OptionClass.of(
            "ShotBounce",
            "How a shot is thrown back at the edges of its field.",
            Option.integer("n", 0, LAST_AGE, "How often; always if it is left out."),
            Option.of(
                    "edges",
                    "string|string[]",
                    "Which edges: \"all\", \"sides\" (left and right), \"ends\" (top and bottom), \"left\", \"right\","
                            + " \"top\", \"bottom\", or a list of these."));

    static final OptionClass ORBIT = OptionClass.of(
            "ShotOrbit",
            "How a shot circles someone. When that one ends, it flies straight on.",
            Option.of("around", "Task|Place", "Whom it circles.").required(),
            Option.atLeast("radius", 0, 32, "How far from there it begins; in pixels."),
            Option.number("turn", 3, "How far it goes round; in degrees a tick, clockwise above 0."),
            Option.number("grow", 0, "What the distance grows by, down to 0; in pixels a tick."));

    /** The tables that options hold. */
    static final List<OptionClass> TABLES = List.of(ShotChangeTables.CHANGE, HOMING, BOUNCE, ORBIT);

    private final ShotPlaces places;
    private final ShotChangeTables changes;

    /** Reads how something flies that keeps its look. */
    public ShotMotions(ShotPlaces places) {
        this(places, null);
    }

    /** Reads how shots fly, and how they look after a change. */
    ShotMotions(ShotPlaces places, @Nullable ShotStyles styles) {
        this.places = places;
        changes = new ShotChangeTables(places, styles);
    }

    /** Says how the shots of a call move, how long they live, and where. */
    public void apply(Options options, ShotSpec.Builder spec) {
        spec.motion(motion(options)).delay(options.integer("delay")).life(options.integer("life", ShotSpec.FOREVER));
        Value field = options.value("field");
        if (field instanceof Table table) sayField(options, table, spec);
        else if (!field.isNil()) throw wrong(options, "field", "a table with x, y, width and height", field);
        double margin = options.number("margin", Double.NaN);
        if (!Double.isNaN(margin)) spec.margin(margin);
    }

    private static void sayField(Options options, Table table, ShotSpec.Builder spec) {
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
                .carrier(places.place(options, "attach"));
        sayBounds(options, motion);
        return motion.build();
    }

    /** An infinite bound is none. */
    private static void sayBounds(Options options, Motion.Builder motion) {
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
        boolean said = value instanceof Table table
                && !TaskFields.isTask(value)
                && table.index("x").isNil();
        if (!said) return new Homing(places.place(ShotPlaces.value(options, "homing")), DEFAULT_TURN, Homing.ALWAYS);
        Options homing = new Options(options.function() + ": homing", value.table(), HOMING);
        return new Homing(
                places.required(homing, "target"), homing.number("turn"), homing.integer("ticks", Homing.ALWAYS));
    }

    private static @Nullable Bounce bounce(Options options) {
        Value value = options.value("bounce");
        if (value.isNil() || value.equals(Value.of(false))) return null;
        if (value.equals(Value.of(true))) return Bounce.everywhere(Bounce.ALWAYS);
        if (value.is(LuaType.INTEGER) && value.number() >= 0) return Bounce.everywhere((int) value.number());
        if (!(value instanceof Table table))
            throw wrong(options, "bounce", "a number of times from 0 on, true, or a table with n and edges", value);
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
                places.required(orbit, "around"), orbit.number("radius"), orbit.number("turn"), orbit.number("grow"));
    }

    private static LuaException wrong(Options options, String name, String must, Value was) {
        return new LuaException(
                options.function() + ": option '" + name + "' must be " + must + " but was " + was.describe());
    }
}
