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

/** The functions of the module {@code shot} that fire shots, fans, rings and streams. */
@LuaModule(
        name = "shot",
        doc = "Bullets that fly, hit and disappear by themselves. Without further options, a shot flies"
                + " straight and is removed when it hits something or leaves the screen.",
        elsewhere = {
            @Elsewhere(name = "laser", write = "laser.beam or laser.curve"),
            @Elsewhere(name = "beam", write = "laser.beam"),
            @Elsewhere(name = "curve", write = "laser.curve"),
            @Elsewhere(name = "spawn", write = "shot.fire")
        })
public final class FireFunctions {
    private static final int MAX_SHOTS = PatternShapes.MAX_SHOTS;

    private static final int MAX_TICKS = 100_000;

    private static final Option OF = Option.of(
            "of", PatternShapes.OF, "Pattern fired instead of each shot, or a list of patterns that take turns.");

    /** The options of all functions that fire shots. */
    public static final OptionClass FIRING = ShotOptions.SHOT.and(
            "FiringOptions",
            "How shots are fired. `from`, or `x` and `y`, are required.",
            Option.of("from", "Task|Place", "Task or position that fires: the shot starts there."),
            Option.number("x", "Horizontal start position, in pixels; by default, that of `from`."),
            Option.number("y", "Vertical start position, in pixels; by default, that of `from`."),
            Option.number(
                    "angle",
                    "Direction, in degrees: 0 is right, 90 is down (default). With `aim`, the offset from the"
                            + " direction to the target."),
            Option.of("aim", "Task|Place", "Task or position that the shot is aimed at."));

    /** The options of {@code shot.fire}. */
    public static final OptionClass FIRE = FIRING.and(
            "FireOptions",
            "How a shot or a pattern is fired.",
            Option.of("pattern", "Pattern", "Pattern to fire instead of a single shot."));

    /** The options of {@code shot.fan}. */
    public static final OptionClass FAN = FIRING.and(
            "FanOptions",
            "How a fan of shots is fired.",
            Option.integer("n", 1, MAX_SHOTS, 3, "Number of shots."),
            Option.number("spread", 30, "Angle between the first and the last shot, in degrees."),
            OF);

    /** The options of {@code shot.ring}. */
    public static final OptionClass RING = FIRING.and(
            "RingOptions",
            "How a ring of shots is fired.",
            Option.integer("n", 1, MAX_SHOTS, 12, "Number of shots."),
            OF);

    /** The options of {@code shot.stream}. */
    public static final OptionClass STREAM = FIRE.and(
            "StreamOptions",
            "How shots are fired over time.",
            Option.integer(
                    "every",
                    1,
                    MAX_TICKS,
                    "Ticks from one volley to the next; without it, there is one volley, for patterns that take time"
                            + " themselves."),
            Option.integer("times", 1, Integer.MAX_VALUE, "Number of volleys; with `every`, the default is endless."),
            Option.number("step", 0, "Rotation of the direction from one volley to the next, in degrees."));

    private final ShotEmitter emitter;
    private final TaskContext context;

    FireFunctions(ShotEmitter emitter, TaskContext context) {
        this.emitter = emitter;
        this.context = context;
    }

    @LuaFunction(
            value = "fire(options: FireOptions) -> (Shot|Shot[])?",
            doc = "Fires a shot, or all shots of a pattern. With `keep`, returns the shot, or a list of the shots"
                    + " of the pattern; if the pool is full, the returned one is not alive.")
    Value fire(Table table) {
        emitter.chargeOptions();
        return emitter.fire(new Options("shot.fire", table, FIRE), "pattern", StackShape.ONE);
    }

    @LuaFunction(
            value = "fan(options: FanOptions) -> Shot[]?",
            doc = "Fires `n` shots, spread evenly over `spread` degrees around the direction.")
    Value fan(Table table) {
        Options options = new Options("shot.fan", table, FAN);
        return emitter.fire(options, "of", new FanShape(options.integer("n"), options.number("spread")));
    }

    @LuaFunction(
            value = "ring(options: RingOptions) -> Shot[]?",
            doc = "Fires `n` shots, spread evenly over a full circle, the first in the direction.")
    Value ring(Table table) {
        Options options = new Options("shot.ring", table, RING);
        return emitter.fire(options, "of", new RingShape(options.integer("n")));
    }

    @LuaFunction(
            value = "stream(options: StreamOptions)",
            waits = true,
            doc = "Fires a shot or a pattern repeatedly and waits until the last volley is complete. Each volley"
                    + " uses the current positions of `from` and `aim`. To do something else at the same time, use a"
                    + " child: `self:spawn(function() shot.stream { … } end)`. The task's `rate` applies.")
    Step stream(Coroutine caller, Table table) {
        context.waiter(caller, "shot.stream");
        return new ShotStream(context, caller, emitter, new Options("shot.stream", table, STREAM)).begin();
    }
}
