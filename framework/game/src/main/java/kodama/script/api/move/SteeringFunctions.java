package kodama.script.api.move;

import java.util.List;
import java.util.function.DoubleSupplier;
import kodama.geom.Aim;
import kodama.lua.Coroutine;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Option;
import kodama.lua.bind.OptionClass;
import kodama.lua.bind.Options;
import kodama.lua.bind.Step;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.script.api.tween.Ease;
import kodama.script.game.GameContext;
import kodama.script.shot.ScriptedShots;
import kodama.script.task.TaskContext;
import kodama.script.task.TaskTables;
import org.jspecify.annotations.Nullable;

/** The functions of the module {@code move} that steer by other tasks or at random. */
@LuaModule(name = "move")
final class SteeringFunctions {
    private static final double FOREVER = Double.POSITIVE_INFINITY;

    private static final Option TICKS = Option.atLeast(
                    "ticks", 1, FOREVER, "Duration, in ticks; by default, as long as the target exists.")
            .withoutDefault();
    private static final Option WITHIN = Option.atLeast(
            "within", 0, 0, "Ticks in which the task moves from its current position to its new one; 0 for at once.");

    private static final OptionClass ORBIT = MoveStyle.with(
            "OrbitOptions",
            "How a task orbits another task or a position.",
            Option.of("around", "Task|Place", "Task or position to orbit.").required(),
            Option.atLeast("radius", 0, 0, "Radius, in pixels; by default, the initial distance.")
                    .withoutDefault(),
            Option.number("turn", 2, "Angle per tick, in degrees; negative for counterclockwise."),
            Option.number("angle", "Initial angle as seen from the center, in degrees; by default, the current one."),
            Option.number("grow", 0, "Growth of the radius, in pixels per tick."),
            WITHIN,
            TICKS);

    private static final OptionClass FOLLOW = MoveStyle.with(
            "FollowOptions",
            "How a task follows another task or a position.",
            Option.atLeast("speed", 0, 2, "Speed, in pixels per tick."),
            Option.atLeast("distance", 0, 0, "Distance to keep, in pixels."),
            Option.between("turn", 0, 180, 180.0, "Largest angle by which the task can turn, in degrees per tick."),
            Option.number("angle", "With `turn`: initial direction, in degrees; by default, toward the target."),
            Option.flag("arrive", false, "Whether the movement ends when the task is within `distance`."),
            TICKS);

    private static final OptionClass FORMATION = MoveStyle.with(
            "FormationOptions",
            "Position of a task in a formation.",
            Option.number("x", 0, "Horizontal offset from the leader, in pixels."),
            Option.number("y", 0, "Vertical offset from the leader, in pixels."),
            Option.flag("rigid", false, "Whether the formation turns with the leader's `rotation`."),
            Option.integer(
                    "late",
                    0,
                    FormationMovement.MAX_DELAY,
                    0,
                    "Delay behind the leader, in ticks, for snakes and trails."),
            WITHIN,
            TICKS);

    private static final OptionClass WANDER = MoveStyle.withEase(
            "WanderOptions",
            "Where and how a task wanders.",
            Option.number("x", "Left edge of the area, in pixels.").required(),
            Option.number("y", "Upper edge of the area, in pixels.").required(),
            Option.atLeast("width", 0, 0, "Width of the area, in pixels."),
            Option.atLeast("height", 0, 0, "Height of the area, in pixels."),
            Option.atLeast(
                            "reach",
                            0,
                            FOREVER,
                            "Longest distance of a hop along each axis, in pixels; by default, the larger side"
                                    + " of the area.")
                    .withoutDefault(),
            Option.of("toward", "Task|Place", "Task or position toward which the hops lead horizontally."),
            Option.atLeast("hop", 1, 60, "Duration of a hop, in ticks."),
            Option.atLeast("rest", 0, 30, "Rest after each hop, in ticks."),
            Option.atLeast("times", 1, FOREVER, "Number of hops; by default, endless.")
                    .withoutDefault());

    static final List<OptionClass> OPTIONS = List.of(ORBIT, FOLLOW, FORMATION, WANDER);

    private final TaskContext context;
    private final TaskTables tables;
    private final ScriptedShots shots;
    private final Mover.Keys keys;
    private final DoubleSupplier random;
    private final Table none;

    SteeringFunctions(GameContext game) {
        context = game.running();
        tables = game.tables();
        shots = game.scriptedShots();
        keys = Mover.Keys.of(game.lua());
        none = game.lua().newTable();
        random = game.lua().randomSource();
    }

    @LuaFunction(
            value = "orbit(self: Task, options: OrbitOptions)",
            waits = true,
            doc = "Moves a task around another task or a position, for `ticks` or as long as the target exists:"
                    + " `move.orbit(self, { around = boss, radius = 40, turn = 3 })`.")
    Step orbit(Coroutine caller, Table self, Table table) {
        Options options = new Options("move.orbit", table, ORBIT);
        Mover mover = new Mover(self, keys, MoveStyle.heading(options), context);
        MoveTarget center = target(options, "around");
        double dx = mover.x() - center.x();
        double dy = mover.y() - center.y();
        OrbitMovement.Parameters parameters = new OrbitMovement.Parameters(
                options.number("angle", Aim.angle(center.x(), center.y(), mover.x(), mover.y())),
                options.number("turn"),
                options.number("radius", Math.sqrt(dx * dx + dy * dy)),
                options.number("grow"));
        return new OrbitMovement(mover, center, parameters, ticks(options), options.number("within"))
                .begin(caller, "move.orbit");
    }

    @LuaFunction(
            value = "follow(self: Task, other: Task|Place, options?: FollowOptions)",
            waits = true,
            doc = "Moves a task toward another task or a position, for `ticks` or as long as the target exists. With"
                    + " `turn`, the task flies in curves; with `arrive`, the movement ends when it has arrived.")
    Step follow(Coroutine caller, Table self, Table other, @Nullable Table table) {
        MoveTarget target = target(other);
        Options options = new Options("move.follow", table == null ? none : table, FOLLOW);
        Mover mover = new Mover(self, keys, MoveStyle.heading(options), context);
        FollowMovement.Parameters parameters = new FollowMovement.Parameters(
                options.number("speed"),
                options.number("distance"),
                options.number("turn"),
                options.number("angle", Aim.angle(mover.x(), mover.y(), target.x(), target.y())),
                options.flag("arrive"));
        return new FollowMovement(mover, target, parameters, ticks(options)).begin(caller, "move.follow");
    }

    @LuaFunction(
            value = "formation(self: Task, leader: Task|Place, options: FormationOptions)",
            waits = true,
            doc = "Keeps a task at a position relative to a leader, for `ticks` or as long as the leader exists:"
                    + " `move.formation(self, self.parent, { x = -20, y = 10, within = 30 })`.")
    Step formation(Coroutine caller, Table self, Table leader, Table table) {
        MoveTarget target = target(leader);
        Options options = new Options("move.formation", table, FORMATION);
        Mover mover = new Mover(self, keys, MoveStyle.heading(options), context);
        FormationMovement.Slot slot = new FormationMovement.Slot(
                options.number("x"), options.number("y"), options.flag("rigid"), options.integer("late"));
        FormationMovement movement =
                new FormationMovement(mover, target, slot, ticks(options), options.number("within"));
        return movement.begin(caller, "move.formation");
    }

    @LuaFunction(
            value = "wander(self: Task, options: WanderOptions)",
            waits = true,
            doc = "Moves a task to random positions in an area and rests at each: `move.wander(self, { x = 40, y ="
                    + " 30, width = 160, height = 60, toward = find \"ship\" })`. It uses the random numbers of"
                    + " `math.random`, so a replay is the same.")
    Step wander(Coroutine caller, Table self, Table table) {
        Options options = new Options("move.wander", table, WANDER);
        Mover mover = new Mover(self, keys, MoveStyle.heading(options), context);
        WanderMovement.Area area = new WanderMovement.Area(
                options.number("x"),
                options.number("y"),
                options.number("width"),
                options.number("height"),
                options.number("reach", Math.max(options.number("width"), options.number("height"))),
                options.number("hop"),
                options.number("rest"));
        MoveTarget toward = options.value("toward").isNil() ? null : target(options, "toward");
        Ease ease = options.word("ease", Ease.class);
        WanderMovement movement =
                new WanderMovement(mover, area, options.number("times", FOREVER), toward, ease, random);
        return movement.begin(caller, "move.wander");
    }

    private static double ticks(Options options) {
        return options.number("ticks", FOREVER);
    }

    private MoveTarget target(Options options, String name) {
        Value value = options.value(name);
        if (value.is(LuaType.TABLE)) return target(value.table());
        throw new LuaException(options.function() + ": option '" + name + "' must be a task or a position but was "
                + value.describe());
    }

    private MoveTarget target(Table table) {
        return new MoveTarget(table, keys, tables, shots);
    }
}
