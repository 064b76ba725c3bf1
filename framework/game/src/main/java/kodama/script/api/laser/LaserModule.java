package kodama.script.api.laser;

import java.util.ArrayList;
import java.util.List;
import kodama.geom.Bounds;
import kodama.geom.Position;
import kodama.hit.GroupNames;
import kodama.hit.Targets;
import kodama.log.Log;
import kodama.lua.bind.ClassDoc;
import kodama.lua.bind.FieldDoc;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.LuaModule.Elsewhere;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Module;
import kodama.lua.bind.ModuleDoc;
import kodama.lua.bind.Option;
import kodama.lua.bind.OptionClass;
import kodama.lua.bind.Options;
import kodama.lua.bind.Table;
import kodama.lua.bind.TypeDoc;
import kodama.lua.bind.Value;
import kodama.script.api.shot.ShotMotions;
import kodama.script.api.shot.ShotOrigin;
import kodama.script.api.shot.ShotOrigins;
import kodama.script.api.shot.ShotPlaces;
import kodama.script.game.GameContext;
import kodama.script.task.GroupMasks;
import kodama.shot.laser.BeamJoint;
import kodama.shot.laser.BeamSpec;
import kodama.shot.laser.Laser;
import kodama.shot.laser.Lasers;
import org.jspecify.annotations.Nullable;

/** The module {@code laser}: beams and curves. */
@LuaModule(
        name = "laser",
        doc = "Lasers: beams that warn, burn and fade, and curves that follow a head.",
        elsewhere = {
            @Elsewhere(name = "fire", write = "laser.beam or laser.curve"),
            @Elsewhere(name = "cancel", write = "laser.clear or laser.cut")
        })
public final class LaserModule {
    private static final TypeDoc NUMBER = new TypeDoc.Plain(LuaType.NUMBER);

    private static final ClassDoc LASER = ClassDoc.of(
            "Laser",
            "A laser, burning or gone.",
            List.of(
                    FieldDoc.of("x", NUMBER, "Where it begins, the head of a curve; in pixels from the left."),
                    FieldDoc.of("y", NUMBER, "Where it begins, the head of a curve; in pixels from the top."),
                    FieldDoc.of("angle", NUMBER, "Where it points; in degrees."),
                    FieldDoc.of("width", NUMBER, "How thick it looks at its thickest; in pixels."),
                    FieldDoc.of("length", NUMBER, "How long it is now; in pixels. Only told.")));

    private static final int MOST_TICKS = 1_000_000;
    private static final int LONGEST_TAIL = 1000;
    private static final int FULL_TURN = 360;
    private static final long ALL = -1;

    /** What each laser takes when some are cut. */
    private static final int COST_OF_CUT = 100;

    /** What a laser takes of the script's instruction budget. */
    private static final int COST = 200;

    private static final List<Option> OWN = List.of(
            Option.between("length", 1, Lasers.MAX_LENGTH, 400.0, "How long it is at most; in pixels."),
            Option.between(
                    "speed",
                    0,
                    Lasers.MAX_LENGTH,
                    0.0,
                    "How fast it reaches out when it burns; in pixels a tick. 0 for at once."),
            Option.integer("warn", 0, MOST_TICKS, 45, "How long it only warns, by a thin line; in ticks."),
            Option.integer("grow", 0, MOST_TICKS, 8, "How long it takes to get thick; in ticks."),
            Option.integer("burn", 0, MOST_TICKS, 60, "How long it burns when it is thick; in ticks."),
            Option.integer("fade", 0, MOST_TICKS, 15, "How long it takes to vanish, hurting no one; in ticks."),
            Option.of(
                    "profile",
                    "number[]",
                    "How thick it is while it burns, as parts of its width, evenly over that time: `{ 1, 0.4, 1 }`."),
            Option.between(
                    "turn",
                    -FULL_TURN,
                    FULL_TURN,
                    0.0,
                    "How far it turns while it burns; in degrees a tick, clockwise above 0."),
            Option.of("follow", "Task|Place", "Whom it turns to, at most by `turn`, or 1, each tick."),
            Option.flag("attach", true, "Whether it goes along with the task in `from`, and ends with it."),
            Option.of(
                    "joints",
                    "number[][]",
                    "Where it is bent: `{ { 80, 45 }, { 160, -90 } }` turns it by 45 degrees 80 pixels from its"
                            + " source."),
            Option.integer(
                    "bounce",
                    0,
                    100,
                    0,
                    "How often it is thrown back at the edges of the picture, or of `shot.field`."));

    /** How a beam begins. */
    public static final OptionClass BEAM = OptionClass.ofParts(
            "BeamOptions", "How a beam begins; `from`, or `x` and `y`, have to be there.", LaserLooks.COMMON, OWN);

    /** How a curve begins. */
    public static final OptionClass CURVE = OptionClass.ofParts(
            "CurveOptions",
            "How a curve begins, and how its head flies; `from`, or `x` and `y`, have to be there.",
            LaserLooks.COMMON,
            List.of(
                    Option.number("speed", 3, "How far its head flies; in pixels a tick."),
                    Option.integer(
                            "tail",
                            1,
                            LONGEST_TAIL,
                            30,
                            "How long it is: its end is where its head was so many" + " ticks ago.")),
            ShotMotions.OPTIONS);

    /** What is cut. */
    public static final OptionClass CUT = OptionClass.of(
            "CutOptions",
            "Which part of lasers is taken away.",
            Option.number("x", "Middle of the circle; in pixels.").required(),
            Option.number("y", "Middle of the circle; in pixels.").required(),
            Option.atLeast("radius", 0, 32, "How large the circle is; in pixels."),
            Option.text("hits", "Only lasers that hurt this group.").as("string<Group>"));

    private final Lasers lasers;
    private final LaserLooks looks;
    private final LaserMethods methods;
    private final ShotOrigins origins;
    private final ShotPlaces places;
    private final GroupNames groups;
    private final Bounds screen;
    private final Lua lua;
    private final Log log;
    private boolean saidFull;

    LaserModule(GameContext game) {
        lasers = game.lasers();
        lua = game.lua();
        log = game.log();
        groups = game.groups();
        screen = game.screen();
        places = new ShotPlaces(game);
        origins = new ShotOrigins(places);
        looks = new LaserLooks(new GroupMasks(groups), new ShotMotions(places));
        methods = new LaserMethods(lua);
    }

    public static List<ModuleDoc> described() {
        return List.of(
                ModuleDoc.of(LaserModule.class).withOptions(BEAM, CURVE, CUT),
                ModuleDoc.of(LaserMethods.class).withClasses(LASER));
    }

    public static Module of(GameContext game) {
        return Module.of(new LaserModule(game));
    }

    @LuaFunction(
            value = "beam(options: BeamOptions) -> Laser",
            doc = "Begins a laser that stands: a thin line warns, then it burns, and fades. It hurts in each tick of"
                    + " contact, and is narrower there than it looks.")
    Table beam(Table table) {
        lua.charge(COST);
        Options options = new Options("laser.beam", table, BEAM);
        ShotOrigin origin = origins.of(options);
        return hold(lasers.beam(
                looks.of(options, origin.owner()), plan(options), origin.x(), origin.y(), origin.direction()));
    }

    private BeamSpec plan(Options options) {
        @Nullable Position follow = places.place(options, "follow");
        @Nullable Position from = options.flag("attach") ? places.place(options, "from") : null;
        double speed = options.number("speed");
        return new BeamSpec(
                options.number("length"),
                speed == 0 ? Double.POSITIVE_INFINITY : speed,
                options.integer("warn"),
                options.integer("grow"),
                options.integer("burn"),
                options.integer("fade"),
                profile(options),
                follow != null && options.value("turn").isNil() ? 1 : options.number("turn"),
                follow,
                from,
                joints(options),
                mirrors(),
                options.integer("bounce"));
    }

    /** The edges at which shots bounce as well. */
    private Bounds mirrors() {
        Bounds field = lasers.field();
        return field == null ? screen : field;
    }

    private static List<Double> profile(Options options) {
        List<Double> parts = new ArrayList<>();
        if (options.value("profile").isNil()) return parts;
        Table table = options.table("profile");
        for (int i = 1; i <= table.length(); i++) parts.add(number(options, "profile", table.get(i)));
        for (double part : parts)
            if (!(part >= 0 && part <= 10))
                throw new LuaException(
                        options.function() + ": option 'profile' must hold numbers from 0 to 10 but holds " + part);
        return parts;
    }

    private static List<BeamJoint> joints(Options options) {
        List<BeamJoint> joints = new ArrayList<>();
        if (options.value("joints").isNil()) return joints;
        Table table = options.table("joints");
        double before = 0;
        for (int i = 1; i <= table.length(); i++) {
            BeamJoint joint = joint(options, table.get(i));
            if (!(joint.at() > before))
                throw new LuaException(
                        options.function() + ": option 'joints' must have each joint farther from the source"
                                + " than the one before, but number " + i + " is at " + joint.at());
            before = joint.at();
            joints.add(joint);
        }
        return joints;
    }

    private static BeamJoint joint(Options options, Value value) {
        if (value instanceof Table pair)
            return new BeamJoint(number(options, "joints", pair.get(1)), number(options, "joints", pair.get(2)));
        throw new LuaException(options.function() + ": option 'joints' must hold pairs such as { 80, 45 } but holds "
                + value.describe());
    }

    private static double number(Options options, String name, Value value) {
        if (value.is(LuaType.NUMBER) && Double.isFinite(value.number())) return value.number();
        throw new LuaException(
                options.function() + ": option '" + name + "' must hold numbers but holds " + value.describe());
    }

    @LuaFunction(
            value = "curve(options: CurveOptions) -> Laser",
            doc = "Begins a laser whose head flies as a shot does, with all that shots can do, and whose body goes"
                    + " where the head has been. It hurts in each tick of contact, and is narrower there"
                    + " than it looks.")
    Table curve(Table table) {
        lua.charge(COST);
        Options options = new Options("laser.curve", table, CURVE);
        ShotOrigin origin = origins.of(options);
        return hold(lasers.curve(
                looks.of(options, origin.owner()),
                looks.head(options),
                options.integer("tail"),
                origin.x(),
                origin.y(),
                origin.direction(),
                options.number("speed")));
    }

    /** A laser for which there is no room is dead from the first, which the log hears of once. */
    private Table hold(@Nullable Laser made) {
        if (made == null && !saidFull) {
            saidFull = true;
            log.warn("warning: there is no room for more lasers: " + Lasers.MAX_LASERS + " at most, and each curve"
                    + " takes the place of a shot; game.lua can set 'shots' higher");
        }
        return methods.hold(made);
    }

    @LuaFunction(
            value = "cut(options: CutOptions) -> integer",
            doc = "Takes away what lies in a circle, as a bomb does: curves lose that piece and fly on in two, beams"
                    + " end where the circle begins. Returns how many were cut.")
    int cut(Table table) {
        lua.chargeDeferred((long) COST_OF_CUT * (lasers.count(ALL) + 1));
        Options options = new Options("laser.cut", table, CUT);
        Value hits = options.value("hits");
        return lasers.cut(
                hits.isNil() ? ALL : mask(options.text("hits")),
                options.number("x"),
                options.number("y"),
                options.number("radius"));
    }

    @LuaFunction(value = "clear(hits?: string<Group>)", doc = "Ends all lasers, or those that hurt a group, at once.")
    void clear(@Nullable String hits) {
        lua.chargeDeferred(lasers.count(ALL));
        lasers.clear(mask(hits));
    }

    @LuaFunction(value = "count(hits?: string<Group>) -> integer", doc = "Counts lasers, or those that hurt a group.")
    int count(@Nullable String hits) {
        lua.chargeDeferred(lasers.count(ALL));
        return lasers.count(mask(hits));
    }

    /** Asking for a group makes none. */
    private long mask(@Nullable String hits) {
        if (hits == null) return ALL;
        return groups.has(hits) ? Targets.mask(groups.id(hits)) : 0;
    }
}
