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
import kodama.script.game.GameContext;
import kodama.script.shot.ScriptedShots;
import kodama.script.task.TaskContext;
import kodama.script.task.TaskTables;
import org.jspecify.annotations.Nullable;

/** The second part of the module {@code move}: courses by what others do, or by chance. */
@LuaModule(name = "move")
final class SteeringFunctions {
    private static final double FOREVER = Double.POSITIVE_INFINITY;

    private static final Option TICKS = Option.atLeast(
                    "ticks", 1, FOREVER, "How long; as long as the other is there if it is left out.")
            .withoutDefault();
    private static final Option WITHIN =
            Option.atLeast("within", 0, 0, "In how many ticks it comes there from where it is; 0 for at once.");

    private static final OptionClass ORBIT = MoveStyle.with(
            "OrbitOptions",
            "How a task goes round another.",
            Option.of("around", "Task|Place", "What it goes round.").required(),
            Option.atLeast("radius", 0, 0, "How far away; in pixels. As far as it is at first, if left out.")
                    .withoutDefault(),
            Option.number("turn", 2, "How far it comes in a tick; in degrees, below 0 for counterclockwise."),
            Option.number("angle", "Where it begins, as seen from the middle; in degrees. Where it is, if left out."),
            Option.number("grow", 0, "How much larger the radius gets; in pixels a tick."),
            WITHIN,
            TICKS);

    private static final OptionClass FOLLOW = MoveStyle.with(
            "FollowOptions",
            "How a task follows another.",
            Option.atLeast("speed", 0, 2, "How fast; in pixels a tick."),
            Option.atLeast("distance", 0, 0, "How near it comes; in pixels."),
            Option.between("turn", 0, 180, 180.0, "How far it can turn in a tick; in degrees."),
            Option.number("angle", "With `turn`: where it flies at first; in degrees. At the other, if left out."),
            Option.flag("arrive", false, "Whether it is over when it is as near as that."),
            TICKS);

    private static final OptionClass FORMATION = MoveStyle.with(
            "FormationOptions",
            "The place of a task in a formation.",
            Option.number("x", 0, "How far to the right of the leader; in pixels."),
            Option.number("y", 0, "How far below the leader; in pixels."),
            Option.flag("rigid", false, "Whether the formation turns as the leader's `rotation` does."),
            Option.integer(
                    "late",
                    0,
                    FormationMovement.MAX_DELAY,
                    0,
                    "So many ticks behind, for snakes and what trails a ship."),
            WITHIN,
            TICKS);

    private static final OptionClass WANDER = MoveStyle.withEase(
            "WanderOptions",
            "Where and how a task wanders; its ease is \"sine_in_out\" unless it has another.",
            Option.number("x", "Left edge of the area; in pixels.").required(),
            Option.number("y", "Upper edge of the area; in pixels.").required(),
            Option.atLeast("width", 0, 0, "Width of the area; in pixels."),
            Option.atLeast("height", 0, 0, "Height of the area; in pixels."),
            Option.atLeast("reach", 0, FOREVER, "How far it goes at most at once, to each side; in pixels.")
                    .withoutDefault(),
            Option.of("toward", "Task|Place", "It goes to the side where this is."),
            Option.atLeast("hop", 1, 60, "How long it takes to the next place; in ticks."),
            Option.atLeast("rest", 0, 30, "How long it rests there; in ticks."),
            Option.atLeast("times", 1, FOREVER, "How many places; it never ends if left out.")
                    .withoutDefault());

    static final List<OptionClass> OPTIONS = List.of(ORBIT, FOLLOW, FORMATION, WANDER);

    private final TaskContext context;
    private final TaskTables tables;
    private final ScriptedShots shots;
    private final Mover.Keys keys;
    private final DoubleSupplier chance;
    private final Table none;

    SteeringFunctions(GameContext game) {
        context = game.running();
        tables = game.tables();
        shots = game.scriptedShots();
        keys = Mover.Keys.of(game.lua());
        none = game.lua().newTable();
        chance = game.lua().randomSource();
    }

    @LuaFunction(
            value = "orbit(self: Task, options: OrbitOptions)",
            waits = true,
            doc = "Moves a task round another or a place, for so many ticks or as long as that lives:"
                    + " `move.orbit(self, { around = boss, radius = 40, turn = 3 })`.")
    Step orbit(Coroutine caller, Table self, Table table) {
        Options options = new Options("move.orbit", table, ORBIT);
        Mover mover = new Mover(self, keys, MoveStyle.heading(options), context);
        MoveTarget center = target(options, "around");
        double dx = mover.x() - center.x();
        double dy = mover.y() - center.y();
        OrbitMovement.Parameters round = new OrbitMovement.Parameters(
                options.number("angle", Aim.angle(center.x(), center.y(), mover.x(), mover.y())),
                options.number("turn"),
                options.number("radius", Math.sqrt(dx * dx + dy * dy)),
                options.number("grow"));
        return new OrbitMovement(mover, center, round, ticks(options), options.number("within"))
                .begin(caller, "move.orbit");
    }

    @LuaFunction(
            value = "follow(self: Task, other: Task|Place, options?: FollowOptions)",
            waits = true,
            doc = "Moves a task after another, for so many ticks or as long as that lives; with `turn` it has to fly"
                    + " round curves, with `arrive` it is over when it is there.")
    Step follow(Coroutine caller, Table self, Table other, @Nullable Table table) {
        MoveTarget target = target(other);
        Options options = new Options("move.follow", table == null ? none : table, FOLLOW);
        Mover mover = new Mover(self, keys, MoveStyle.heading(options), context);
        FollowMovement.Parameters flight = new FollowMovement.Parameters(
                options.number("speed"),
                options.number("distance"),
                options.number("turn"),
                options.number("angle", Aim.angle(mover.x(), mover.y(), target.x(), target.y())),
                options.flag("arrive"));
        return new FollowMovement(mover, target, flight, ticks(options)).begin(caller, "move.follow");
    }

    @LuaFunction(
            value = "formation(self: Task, leader: Task|Place, options: FormationOptions)",
            waits = true,
            doc = "Keeps a task at its place beside a leader, for so many ticks or as long as that lives:"
                    + " `move.formation(self, self.parent, { x = -20, y = 10, within = 30 })`.")
    Step formation(Coroutine caller, Table self, Table leader, Table table) {
        MoveTarget target = target(leader);
        Options options = new Options("move.formation", table, FORMATION);
        Mover mover = new Mover(self, keys, MoveStyle.heading(options), context);
        FormationMovement.Slot place = new FormationMovement.Slot(
                options.number("x"), options.number("y"), options.flag("rigid"), options.integer("late"));
        FormationMovement course =
                new FormationMovement(mover, target, place, ticks(options), options.number("within"));
        return course.begin(caller, "move.formation");
    }

    @LuaFunction(
            value = "wander(self: Task, options: WanderOptions)",
            waits = true,
            doc = "Moves a task to places by chance, and lets it rest at each:"
                    + " `move.wander(self, { x = 40, y = 30, width = 160, height = 60, toward = find \"ship\" })`."
                    + " The chance is that of `math.random`, so it is the same in a replay.")
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
        WanderMovement course =
                new WanderMovement(mover, area, options.number("times", FOREVER), toward, ease(options), chance);
        return course.begin(caller, "move.wander");
    }

    /** Who strolls begins and ends slowly. */
    private static Ease ease(Options options) {
        return options.value("ease").isNil() ? Ease.SINE_IN_OUT : options.word("ease", Ease.class);
    }

    private static double ticks(Options options) {
        return options.number("ticks", FOREVER);
    }

    private MoveTarget target(Options options, String name) {
        Value value = options.value(name);
        if (value.is(LuaType.TABLE)) return target(value.table());
        throw new LuaException(
                options.function() + ": option '" + name + "' must be a task or a place but was " + value.describe());
    }

    private MoveTarget target(Table table) {
        return new MoveTarget(table, keys, tables, shots);
    }
}
