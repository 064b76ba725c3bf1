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
import kodama.script.api.shot.PositionResolver;
import kodama.script.api.shot.ShotMotions;
import kodama.script.api.shot.ShotOrigin;
import kodama.script.api.shot.ShotOrigins;
import kodama.script.api.shot.WallOptions;
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
        doc = "Lasers: straight beams that warn, burn and fade, and curves that follow a moving head.",
        elsewhere = {
            @Elsewhere(name = "fire", write = "laser.beam or laser.curve"),
            @Elsewhere(name = "cancel", write = "laser.clear or laser.cut")
        })
public final class LaserModule {
    private static final TypeDoc NUMBER = new TypeDoc.Plain(LuaType.NUMBER);

    private static final ClassDoc LASER = ClassDoc.of(
            "Laser",
            "A laser: active or ended.",
            List.of(
                    FieldDoc.of(
                            "x",
                            NUMBER,
                            "Horizontal start position, or that of a curve's head, in pixels from the left."),
                    FieldDoc.of(
                            "y", NUMBER, "Vertical start position, or that of a curve's head, in pixels from the top."),
                    FieldDoc.of("angle", NUMBER, "Direction, in degrees."),
                    FieldDoc.of("width", NUMBER, "Largest visible width, in pixels."),
                    FieldDoc.of("length", NUMBER, "Current length, in pixels; read-only.")));

    private static final int MAX_TICKS = 1_000_000;
    private static final int LONGEST_TAIL = 1000;
    private static final int FULL_TURN = 360;
    private static final long ALL = -1;

    /** The effort of testing a laser for a cut. */
    private static final int COST_OF_CUT = 100;

    /** The effort of creating a laser. */
    private static final int COST = 200;

    private static final List<Option> OWN = List.of(
            Option.between("length", 1, Lasers.MAX_LENGTH, 400.0, "Maximum length, in pixels."),
            Option.between(
                    "speed",
                    0,
                    Lasers.MAX_LENGTH,
                    0.0,
                    "Speed at which the burning beam extends, in pixels per tick; 0 for at once."),
            Option.integer("warn", 0, MAX_TICKS, 45, "Duration of the warning by a thin line, in ticks."),
            Option.integer("grow", 0, MAX_TICKS, 8, "Time in which the beam reaches its width, in ticks."),
            Option.integer("burn", 0, MAX_TICKS, 60, "Time of burning at full width, in ticks."),
            Option.integer("fade", 0, MAX_TICKS, 15, "Time of fading, in ticks; a fading beam does not hit."),
            Option.of(
                    "profile",
                    "number[]",
                    "Widths during the burning time at equal intervals, as fractions of `width`: `{ 1, 0.4, 1 }`."),
            Option.between(
                    "turn", -FULL_TURN, FULL_TURN, 0.0, "Rotation while burning, in degrees per tick clockwise."),
            Option.of(
                    "follow",
                    "Task|Place",
                    "Task or position toward which the beam turns, by at most `turn` (default 1) per tick."),
            Option.flag("attach", true, "Whether the beam moves with the task in `from` and ends with it."),
            Option.of(
                    "joints",
                    "number[][]",
                    "Bends of the beam, as distance from the source and angle: `{ { 80, 45 }, { 160, -90 } }` bends"
                            + " it by 45 degrees after 80 pixels."),
            Option.integer(
                    "bounce",
                    0,
                    100,
                    0,
                    "Number of reflections at the edges of `shot.field`; without a field, of the screen."),
            WallOptions.OPTION);

    /** The options of {@code laser.beam}. */
    public static final OptionClass BEAM = OptionClass.ofParts(
            "BeamOptions", "Options of a beam. `from`, or `x` and `y`, are required.", LaserLooks.COMMON, OWN);

    /** The options of {@code laser.curve}. */
    public static final OptionClass CURVE = OptionClass.ofParts(
            "CurveOptions",
            "Options of a curve and of the flight of its head. `from`, or `x` and `y`, are required.",
            LaserLooks.COMMON,
            List.of(
                    Option.number("speed", 3, "Speed of the head, in pixels per tick."),
                    Option.integer(
                            "tail",
                            1,
                            LONGEST_TAIL,
                            30,
                            "Length, as the delay of the tail behind the head, in ticks.")),
            ShotMotions.OPTIONS);

    /** The options of {@code laser.cut}. */
    public static final OptionClass CUT = OptionClass.of(
            "CutOptions",
            "The circle in which lasers are removed.",
            Option.number("x", "Horizontal position of the center, in pixels.").required(),
            Option.number("y", "Vertical position of the center, in pixels.").required(),
            Option.atLeast("radius", 0, 32, "Radius of the circle, in pixels."),
            Option.text("hits", "Group: only lasers that hit it are cut.").as("string<Group>"));

    private final Lasers lasers;
    private final LaserLooks looks;
    private final LaserMethods methods;
    private final ShotOrigins origins;
    private final PositionResolver positions;
    private final WallOptions walls;
    private final GroupNames groups;
    private final Bounds screen;
    private final Lua lua;
    private final Log log;
    private boolean warnedFull;

    LaserModule(GameContext game) {
        lasers = game.lasers();
        lua = game.lua();
        log = game.log();
        groups = game.groups();
        screen = game.screen();
        positions = new PositionResolver(game);
        walls = new WallOptions(game.effort());
        origins = new ShotOrigins(positions);
        looks = new LaserLooks(new GroupMasks(groups), new ShotMotions(positions, walls), walls);
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
            doc = "Creates a straight laser: a thin line warns, then the beam burns and fades. It deals damage in"
                    + " each tick of contact; its hitbox is narrower than it looks.")
    Table beam(Table table) {
        lua.charge(COST);
        Options options = new Options("laser.beam", table, BEAM);
        ShotOrigin origin = origins.of(options);
        return hold(lasers.beam(
                looks.of(options, origin.owner()), plan(options), origin.x(), origin.y(), origin.direction()));
    }

    private BeamSpec plan(Options options) {
        @Nullable Position follow = positions.find(options, "follow");
        @Nullable Position from = options.flag("attach") ? positions.find(options, "from") : null;
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
                options.integer("bounce"),
                walls.ofLaser(options));
    }

    /** Returns the edges that reflect beams; shots bounce at the same edges. */
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
            doc = "Creates a laser whose head flies like a shot, with all options of shots, and whose body follows"
                    + " the path of the head. It deals damage in each tick of contact; its hitbox is narrower than it"
                    + " looks.")
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

    /** Returns the table of a laser. Without room for it, the laser is not alive; a warning is logged once. */
    private Table hold(@Nullable Laser made) {
        if (made == null && !warnedFull) {
            warnedFull = true;
            log.warn("warning: there is no room for more lasers: " + Lasers.MAX_LASERS + " at most, and each curve"
                    + " takes the slot of a shot; game.lua can set 'shots' higher");
        }
        return methods.hold(made);
    }

    @LuaFunction(
            value = "cut(options: CutOptions) -> integer",
            doc = "Removes lasers within a circle, as a bomb does: curves lose that part and continue as two"
                    + " curves; beams end at the circle. Returns the number of lasers cut.")
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

    @LuaFunction(value = "clear(hits?: string<Group>)", doc = "Ends all lasers, or those that hit a group, at once.")
    void clear(@Nullable String hits) {
        lua.chargeDeferred(lasers.count(ALL));
        lasers.clear(mask(hits));
    }

    @LuaFunction(
            value = "count(hits?: string<Group>) -> integer",
            doc = "Returns the number of lasers, or of those that hit a group.")
    int count(@Nullable String hits) {
        lua.chargeDeferred(lasers.count(ALL));
        return lasers.count(mask(hits));
    }

    /** Returns the mask of a group without creating the group; all groups for null. */
    private long mask(@Nullable String hits) {
        if (hits == null) return ALL;
        return groups.has(hits) ? Targets.mask(groups.id(hits)) : 0;
    }
}
