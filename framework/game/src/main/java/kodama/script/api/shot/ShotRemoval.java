package kodama.script.api.shot;

import java.util.ArrayList;
import java.util.List;
import kodama.base.StepBudget;
import kodama.lua.Coroutine;
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
import kodama.lua.bind.Values;
import kodama.script.game.GameContext;
import kodama.script.shot.ScriptedShots;
import kodama.script.task.Spawner;
import kodama.script.task.TaskContext;
import kodama.shot.Shot;
import kodama.shot.ShotFilter;
import kodama.shot.Shots;

/** The functions of the module {@code shot} that remove many shots. */
@LuaModule(name = "shot")
final class ShotRemoval {
    /** Shots visited per instruction of the budget. */
    private static final int SHOTS_PER_STEP = 8;

    /** The effort of ending a shot. */
    private static final int COST_OF_END = 2;

    /** The options of {@code shot.cancel}. */
    static final OptionClass CANCEL = ShotFilters.FILTER.and(
            "CancelOptions",
            "Which shots are canceled, and what replaces them.",
            Option.of(
                    "each",
                    "async fun(x: number, y: number, shot: Shot)",
                    "Called with the position of each canceled shot, in the order in which they were fired; may wait."),
            Option.of(
                    "into",
                    "string|async fun(self: Task)",
                    "Task spawned at the position of each canceled shot, with that `x` and `y`: a function, or the"
                            + " name of a module that returns one."));

    private final Shots shots;
    private final ScriptedShots scripted;
    private final ShotFilters filters;
    private final Spawner spawner;
    private final TaskContext context;
    private final Lua lua;
    private final StepBudget effort;

    ShotRemoval(GameContext game, ShotFilters filters) {
        shots = game.shots();
        scripted = game.scriptedShots();
        this.filters = filters;
        spawner = game.spawner();
        context = game.running();
        lua = game.lua();
        effort = game.effort();
    }

    @LuaFunction(
            value = "clear(filter?: string<Group>|ShotFilter)",
            doc = "Removes all shots; with a filter, those that hit a group or that it selects.")
    Step clear(Coroutine caller, Value filter) {
        effort.spend(shots.count() / SHOTS_PER_STEP);
        if (filter.isNil()) shots.clear();
        else shots.clear(filters.of("shot.clear", filter));
        return context.finishCall(caller, null);
    }

    @LuaFunction(
            value = "cancel(options: CancelOptions) -> integer",
            doc = "Cancels shots, as a bomb does: all, or those that the options select. Returns the number of"
                    + " canceled shots.")
    Step cancel(Coroutine caller, Table table) {
        Options options = new Options("shot.cancel", table, CANCEL);
        ShotFilter filter = filters.of(options);
        Value each = options.value("each");
        Value into = options.value("into");
        check(options, each, into);
        effort.spend(shots.count() / SHOTS_PER_STEP);
        boolean isOver = each.isNil() && into.isNil();
        if (isOver) return context.finishCall(caller, shots.cancel(filter));
        List<Shot> ended = end(filter);
        Step done = context.finishCall(caller, ended.size());
        return done == Step.WAIT ? done : new Aftermath(ended, each, done).begin(into);
    }

    private static void check(Options options, Value each, Value into) {
        if (!each.isNil() && !each.is(LuaType.FUNCTION))
            throw new LuaException(
                    options.function() + ": option 'each' must be a function but was " + each.describe());
        if (!into.isNil() && !into.is(LuaType.FUNCTION) && !into.is(LuaType.STRING) || into.is(LuaType.NUMBER))
            throw new LuaException(options.function()
                    + ": option 'into' must be a function or the name of a module that returns one, but was "
                    + into.describe());
    }

    /** Ends the shots one by one, and returns those that another shot's end has not ended before. */
    private List<Shot> end(ShotFilter filter) {
        List<Shot> ended = new ArrayList<>();
        for (Shot shot : shots.select(filter)) {
            effort.spend(COST_OF_END);
            if (!shot.isAlive()) continue;
            ended.add(shot);
            shot.cancel();
        }
        return ended;
    }

    /** The callbacks and tasks for canceled shots, run after all shots have ended. */
    private final class Aftermath {
        private final List<Shot> ended;
        private final Value each;
        private final Step done;

        Aftermath(List<Shot> ended, Value each, Step done) {
            this.ended = ended;
            this.each = each;
            this.done = done;
        }

        Step begin(Value into) {
            if (!into.is(LuaType.STRING)) return spawnAll(into);
            return Step.call(lua.globals().get("require"), Values.of(into), found -> spawnAll(required(into, found)));
        }

        private Value required(Value name, Values found) {
            Value task = found.get(1);
            if (task.is(LuaType.FUNCTION)) return task;
            throw new LuaException("shot.cancel: option 'into' must name a module that returns a function, but '" + name
                    + "' returns " + task.describe());
        }

        /** Spawns all tasks first, because {@code each} may wait, fail or never return. */
        private Step spawnAll(Value into) {
            if (!into.isNil()) for (Shot shot : ended) spawner.spawn(into, place(shot), null, 0);
            return callEach(0);
        }

        private Step callEach(int next) {
            if (each.isNil() || next == ended.size()) return done;
            Shot shot = ended.get(next);
            return Step.call(each, Values.of(shot.x(), shot.y(), scripted.table(shot)), results -> callEach(next + 1));
        }

        private Table place(Shot shot) {
            Table place = lua.newTable();
            place.put("x", shot.x());
            place.put("y", shot.y());
            return place;
        }
    }
}
