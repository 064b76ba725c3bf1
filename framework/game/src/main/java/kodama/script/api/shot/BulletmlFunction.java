package kodama.script.api.shot;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleSupplier;
import kodama.bulletml.BarragePlayer;
import kodama.bulletml.BarrageSettings;
import kodama.bulletml.CommandBudget;
import kodama.geom.Aim;
import kodama.lua.Coroutine;
import kodama.lua.bind.FieldKey;
import kodama.lua.bind.Lua;
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
import kodama.script.task.SpriteFields;
import kodama.script.task.TaskContext;
import kodama.shot.ShotSpec;
import kodama.shot.Shots;

/** The function of the module {@code shot} that plays BulletML files. */
@LuaModule(name = "shot")
final class BulletmlFunction {
    private static final String NAME = "shot.bulletml";

    /** Direction of aimed bullets without a target, in degrees. */
    private static final double DOWN = 90;

    /** The options of {@code shot.bulletml}. */
    static final OptionClass OPTIONS = FireFunctions.FIRING.without(
            Set.of("angle", "speed", "keep"),
            "BulletmlOptions",
            "How a BulletML file is played: options of shots that the file does not set, and the following."
                    + " `aim` is the target of aimed bullets, at its current position; without it, they fly down.",
            Option.between("rank", 0, 1, 0.5, "Difficulty: `$rank` in the file."),
            Option.of("params", "number[]", "Parameters `$1`, `$2`… of the top actions."),
            Option.number("speed_scale", 1, "Speed of the file's unit, in pixels per tick."),
            Option.number(
                    "rotate",
                    0,
                    "Rotation of all directions that are not aimed, in degrees clockwise: 90 to use a file for a"
                            + " horizontally scrolling game, where 0 is forward, in a vertically scrolling one."),
            Option.number(
                    "angle",
                    -90,
                    "Initial direction of the source for relative directions, in degrees; up, as in other BulletML"
                            + " players."),
            Option.flag("moves", true, "Whether the file may move the task `from`, as bosses do."),
            Option.flag("loop", false, "Whether the file starts again when it has ended."));

    private final Shots shots;
    private final ShotEmitter emitter;
    private final ShotOrigins origins;
    private final BarrageFiles barrages;
    private final CommandBudget commandBudget;
    private final SpriteFields fields;
    private final TaskContext context;
    private final Lua lua;
    private final DoubleSupplier seeds;
    private final FieldKey x;
    private final FieldKey y;

    BulletmlFunction(GameContext game, ShotEmitter emitter, ShotOrigins origins) {
        shots = game.shots();
        this.emitter = emitter;
        this.origins = origins;
        barrages = new BarrageFiles(game.files(), game.effort(), game.log());
        game.onFileSaved(barrages::reload);
        commandBudget = new CommandBudget(game.time()::tick);
        fields = game.sprites();
        context = game.running();
        lua = game.lua();
        seeds = lua.randomSource();
        x = lua.key("x");
        y = lua.key("y");
    }

    @LuaFunction(
            value = "bulletml(path: string<DataPath>, options: BulletmlOptions) -> boolean",
            waits = true,
            doc = "Plays a BulletML file and waits until its top actions have ended; its bullets continue with"
                    + " their own actions: `shot.bulletml(\"patterns/flower.xml\", { from = self, aim = ship })`. It"
                    + " stops when the waiting task ends. Returns whether the file executed `vanish`, which means that"
                    + " the source should end.")
    Step bulletml(Coroutine caller, String path, Table table) {
        context.waiter(caller, NAME);
        Options options = new Options(NAME, table, OPTIONS);
        ShotOrigin origin = origins.of(options);
        ShotSpec spec = emitter.spec(options, origin);
        Value from = options.value("from");
        boolean moves = origin.owner() != null && isPlace(options) && options.flag("moves");
        BarrageSource source =
                new BarrageSource(isPlace(options) ? from.table() : null, moves, x, y, origin.x(), origin.y());
        return new BarrageRun(context, caller, lua, source, () -> play(path, options, spec), options.flag("loop"))
                .begin();
    }

    /** Whether the source follows the position of a task or table. */
    private static boolean isPlace(Options options) {
        return !options.value("from").isNil()
                && options.value("x").isNil()
                && options.value("y").isNil();
    }

    private BarragePlayer play(String path, Options options, ShotSpec spec) {
        // separate random numbers, so that the order in which bullets and scripts use theirs does not matter
        Random random = new Random(Double.doubleToLongBits(seeds.getAsDouble()));
        BarrageSettings setting = new BarrageSettings(
                barrages.read(path),
                options.number("rank"),
                parameters(options),
                options.number("angle"),
                options.number("speed_scale"),
                options.number("rotate"),
                random::nextDouble,
                target(options.value("aim")));
        return new BarragePlayer(setting, shots, spec, emitter::hasRoom, commandBudget, barrages::warn);
    }

    private DoubleBinaryOperator target(Value aim) {
        if (aim.isNil()) return (fromX, fromY) -> DOWN;
        return (fromX, fromY) -> Aim.angle(fromX, fromY, fields.coordinate(aim, "x"), fields.coordinate(aim, "y"));
    }

    private static List<Double> parameters(Options options) {
        List<Double> parameters = new ArrayList<>();
        if (!(options.value("params") instanceof Table given)) return parameters;
        for (int i = 1; i <= given.length(); i++) {
            Value value = given.get(i);
            if (!value.is(LuaType.NUMBER))
                throw new LuaException(NAME + ": option 'params' must be a list of numbers, but item " + i + " was "
                        + value.describe());
            parameters.add(value.number());
        }
        return parameters;
    }
}
