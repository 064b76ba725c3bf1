package kodama.script.api.shot;

import kodama.lua.Coroutine;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.LuaModule.Elsewhere;
import kodama.lua.bind.Option;
import kodama.lua.bind.OptionClass;
import kodama.lua.bind.Options;
import kodama.lua.bind.Step;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.script.api.pattern.PatternShapes;
import kodama.script.task.TaskContext;
import kodama.shot.pattern.FanShape;
import kodama.shot.pattern.RingShape;
import kodama.shot.pattern.StackShape;

/** The module {@code shot}: fires shots one by one, in fans and in rings. */
@LuaModule(
        name = "shot",
        doc = "Bullets: they fly straight or as they are told, and vanish when they hit or leave the picture.",
        elsewhere = {
            @Elsewhere(name = "laser", write = "laser.beam or laser.curve"),
            @Elsewhere(name = "beam", write = "laser.beam"),
            @Elsewhere(name = "curve", write = "laser.curve"),
            @Elsewhere(name = "spawn", write = "shot.fire")
        })
public final class FireFunctions {
    private static final int MOST_AT_ONCE = PatternShapes.MAX_SHOTS;

    private static final int MOST_TICKS = 100_000;

    private static final Option OF = Option.of(
            "of", PatternShapes.OF, "What is fired in place of each shot: a pattern, or several, which take turns.");

    /** What is said of shots wherever they are fired. */
    public static final OptionClass FIRING = ShotOptions.SHOT.and(
            "FiringOptions",
            "How shots are fired; `from`, or `x` and `y`, have to be there.",
            Option.of("from", "Task|Place", "Who shoots: the shot begins at this place."),
            Option.number("x", "Where the shot begins, in place of that of `from`; in pixels."),
            Option.number("y", "Where the shot begins, in place of that of `from`; in pixels."),
            Option.number(
                    "angle",
                    "The direction, in degrees: 0 is right, 90 down, which it is with neither `angle`"
                            + " nor `aim`. With `aim` it is so far beside."),
            Option.of("aim", "Task|Place", "Where the shot flies to."));

    /** How a shot or a pattern is fired. */
    public static final OptionClass FIRE = FIRING.and(
            "FireOptions",
            "How one shot is fired, or a pattern.",
            Option.of("pattern", "Pattern", "What is fired in place of one shot."));

    /** How a fan is fired. */
    public static final OptionClass FAN = FIRING.and(
            "FanOptions",
            "How a fan of shots is fired: as one shot, and these.",
            Option.integer("n", 1, MOST_AT_ONCE, 3, "How many shots."),
            Option.number("spread", 30, "The angle between the first and the last; in degrees."),
            OF);

    /** How a ring is fired. */
    public static final OptionClass RING = FIRING.and(
            "RingOptions",
            "How a ring of shots is fired: as one shot, and these.",
            Option.integer("n", 1, MOST_AT_ONCE, 12, "How many shots."),
            OF);

    /** How a stream of shots is fired. */
    public static final OptionClass STREAM = FIRE.and(
            "StreamOptions",
            "How shots are fired over time: as by `shot.fire`, and these.",
            Option.integer(
                    "every",
                    1,
                    MOST_TICKS,
                    "So many ticks pass from one time to the next. Once if it is left out, for patterns that take time"
                            + " by themselves."),
            Option.integer(
                    "times",
                    1,
                    Integer.MAX_VALUE,
                    "How often; without it, with `every`, until the task that waits has ended."),
            Option.number("step", 0, "So far the direction is turned from one time to the next; in degrees."));

    private final ShotEmitter gun;
    private final TaskContext context;

    FireFunctions(ShotEmitter gun, TaskContext context) {
        this.gun = gun;
        this.context = context;
    }

    @LuaFunction(
            value = "fire(options: FireOptions) -> (Shot|Shot[])?",
            doc = "Fires one shot, or all those of a pattern. If `keep` is true it returns the shot, or a list of all"
                    + " those of the pattern; when there is no room for one, one that is not alive.")
    Value fire(Table table) {
        return gun.fire(new Options("shot.fire", table, FIRE), "pattern", StackShape.ONE);
    }

    @LuaFunction(
            value = "fan(options: FanOptions) -> Shot[]?",
            doc = "Fires `n` shots spread evenly over `spread` degrees around the direction.")
    Value fan(Table table) {
        Options options = new Options("shot.fan", table, FAN);
        return gun.fire(options, "of", new FanShape(options.integer("n"), options.number("spread")));
    }

    @LuaFunction(
            value = "ring(options: RingOptions) -> Shot[]?",
            doc = "Fires `n` shots spread evenly over the full circle, the first in the direction.")
    Value ring(Table table) {
        Options options = new Options("shot.ring", table, RING);
        return gun.fire(options, "of", new RingShape(options.integer("n")));
    }

    @LuaFunction(
            value = "stream(options: StreamOptions)",
            waits = true,
            doc = "Fires one shot or a pattern again and again, and waits until the last has had its time; each time"
                    + " from where `from` is then, and at where `aim` is. To do something else meanwhile, give it a"
                    + " child: `self:spawn(function() shot.stream { … } end)`. The task's rate counts.")
    Step stream(Coroutine caller, Table table) {
        context.waiter(caller, "shot.stream");
        return new ShotStream(context, caller, gun, new Options("shot.stream", table, STREAM)).begin();
    }
}
