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

/** A part of the module {@code shot}: plays BulletML. */
@LuaModule(name = "shot")
final class BulletmlFunction {
    private static final String NAME = "shot.bulletml";

    /** Where bullets aim if no one is there to be aimed at; in degrees. */
    private static final double DOWN = 90;

    /** How barrages are played. */
    static final OptionClass OPTIONS = FireFunctions.FIRING.without(
            Set.of("angle", "speed", "keep"),
            "BulletmlOptions",
            "How a BulletML file is played: as shots are fired, but for what the file says, and these. `aim` is"
                    + " whom its bullets aim at, wherever that is by then; without it they aim down.",
            Option.between("rank", 0, 1, 0.5, "How hard it is, from 0 to 1: `$rank` in the file."),
            Option.of("params", "number[]", "What `$1`, `$2`… are in its top actions."),
            Option.number("speed_scale", 1, "How many pixels a tick a speed of 1 in the file is."),
            Option.number(
                    "rotate",
                    0,
                    "By how many degrees all is turned that is not aimed, clockwise: 90 for a file of a"
                            + " game that scrolls sideways in one that scrolls up, if 0 was forward there."),
            Option.number(
                    "angle",
                    -90,
                    "Where the one who fires looks at first, for what is relative to that; in degrees. Up,"
                            + " as in other programs."),
            Option.flag("moves", true, "Whether the file may move the task `from`, as bosses do."),
            Option.flag("loop", false, "Whether it begins again when it has ended."));

    private final Shots shots;
    private final ShotEmitter gun;
    private final ShotOrigins origins;
    private final BarrageFiles barrages;
    private final CommandBudget allowance;
    private final SpriteFields fields;
    private final TaskContext context;
    private final Lua lua;
    private final DoubleSupplier chance;
    private final FieldKey x;
    private final FieldKey y;

    BulletmlFunction(GameContext game, ShotEmitter gun, ShotOrigins origins) {
        shots = game.shots();
        this.gun = gun;
        this.origins = origins;
        barrages = new BarrageFiles(game.files(), game.effort(), game.log());
        game.onFileSaved(barrages::reload);
        allowance = new CommandBudget(game.time()::tick);
        fields = game.sprites();
        context = game.running();
        lua = game.lua();
        chance = lua.randomSource();
        x = lua.key("x");
        y = lua.key("y");
    }

    @LuaFunction(
            value = "bulletml(path: string<DataPath>, options: BulletmlOptions) -> boolean",
            waits = true,
            doc = "Plays a BulletML file, `shot.bulletml(\"patterns/flower.xml\", { from = self, aim = ship })`, and"
                    + " waits until its top actions have ended; its bullets fly on by theirs. When the task that waits"
                    + " ends, it ends as well. Returns whether the file said `vanish`: then who fires should be gone.")
    Step bulletml(Coroutine caller, String path, Table table) {
        context.waiter(caller, NAME);
        Options options = new Options(NAME, table, OPTIONS);
        ShotOrigin origin = origins.of(options);
        ShotSpec spec = gun.spec(options, origin);
        Value from = options.value("from");
        boolean moves = origin.owner() != null && isPlace(options) && options.flag("moves");
        BarrageSource source =
                new BarrageSource(isPlace(options) ? from.table() : null, moves, x, y, origin.x(), origin.y());
        return new BarrageRun(context, caller, lua, source, () -> play(path, options, spec), options.flag("loop"))
                .begin();
    }

    /** Whether it comes from where a task or a table is, also later on. */
    private static boolean isPlace(Options options) {
        return !options.value("from").isNil()
                && options.value("x").isNil()
                && options.value("y").isNil();
    }

    private BarragePlayer play(String path, Options options, ShotSpec spec) {
        // numbers of its own, so that bullets and scripts may read them in any order
        Random random = new Random(Double.doubleToLongBits(chance.getAsDouble()));
        BarrageSettings setting = new BarrageSettings(
                barrages.read(path),
                options.number("rank"),
                parameters(options),
                options.number("angle"),
                options.number("speed_scale"),
                options.number("rotate"),
                random::nextDouble,
                target(options.value("aim")));
        return new BarragePlayer(setting, shots, spec, gun::hasRoom, allowance, barrages::warn);
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
