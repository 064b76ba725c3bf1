package kodama.script.api.tween;

import kodama.lua.Coroutine;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.OptionClass;
import kodama.lua.bind.Step;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.script.game.GameContext;
import kodama.script.task.TaskContext;

/** The globals that change values over time. */
@LuaModule(name = "")
public final class TweenFunctions {
    private final TaskContext context;
    private final ChangeReader changes;

    public TweenFunctions(GameContext game) {
        context = game.running();
        changes = new ChangeReader(game);
    }

    /** Returns the classes of options, for the reference. */
    public static OptionClass[] options() {
        return new OptionClass[] {ChangeReader.TWEEN, ChangeReader.SPRING, TimelineReader.TIMELINE, TimelineReader.STEP
        };
    }

    @LuaFunction(
            value = "tween(target: table, fields: table, ticks: integer, how?: string<Ease>|TweenOptions)",
            waits = true,
            doc = "Changes numbers in a table to new values in `ticks`, at least 1, and waits until they are reached:"
                    + " `tween(self, { scale = 2, alpha = 0 }, 60, \"back_out\")`. `fields` may contain tables for"
                    + " tables in the target, and colors. The `rate` of the waiting task applies. If the target"
                    + " is a task or a shot, the tween ends with it. `self:tween` does not wait.")
    Step tween(Coroutine caller, Table target, Table fields, int ticks, Value how) {
        return wait(caller, "tween", changes.tween("tween", changes.target("tween", target), fields, ticks, how));
    }

    @LuaFunction(
            value = "spring(target: table, fields: table, how?: SpringOptions)",
            waits = true,
            doc = "Pulls numbers in a table to new values like a spring, and waits until it rests:"
                    + " `spring(self, { scale = 1 }, { period = 20 })`. The `rate` of the waiting task applies.")
    Step spring(Coroutine caller, Table target, Table fields, Value how) {
        return wait(caller, "spring", changes.spring("spring", changes.target("spring", target), fields, how));
    }

    @LuaFunction(
            value = "timeline(steps: (number|any[]|TimelineStep)[], how?: TimelineOptions)",
            waits = true,
            doc = "Runs tweens in order and waits until the last has ended. A step is the arguments of `tween` in"
                    + " braces, a number of ticks to wait, `{ together = { … } }` for steps that run at the same time,"
                    + " or `{ order = { … }, times = 3 }`: `timeline({ { self, { y = 40 }, 20, \"quad_out\" }, 10, {"
                    + " self, { alpha = 0 }, 30 } }, { times = 2 })`.")
    Step timeline(Coroutine caller, Table steps, Value how) {
        return wait(caller, "timeline", new TimelineReader(changes).read(steps, how));
    }

    private Step wait(Coroutine caller, String function, ValueChange change) {
        return ChangeWait.begin(change, context, caller, function);
    }

    @LuaFunction(
            value = "ease(name: string<Ease>, t: number) -> number",
            doc = "Returns the progress of an ease at a time from 0 to 1: `ease(\"quad_out\", age / 30)`. Times outside"
                    + " are limited to 0 and 1, where the result is exactly 0 and 1.")
    double ease(String name, double t) {
        Ease ease = Ease.named(name, "ease");
        return ease.at(Math.max(0, Math.min(1, t)));
    }

    @LuaFunction(
            value = "approach(value: number, goal: number, weight: number) -> number",
            doc = "Returns a value that is closer to a goal by a part of the distance, `weight` from 0 to 1; call it"
                    + " once per tick: `self.x = approach(self.x, ship.x, 0.1)`. The `rate` of the task applies.")
    double approach(double value, double goal, double weight) {
        requireFinite("value", value);
        requireFinite("goal", goal);
        if (!(weight >= 0 && weight <= 1))
            throw new LuaException("approach: weight must be from 0 to 1 but was " + Value.of(weight));
        double ticks = context.timeScale();
        double share = ticks == 1 ? weight : 1 - StrictMath.pow(1 - weight, ticks);
        return share == 1 ? goal : value + (goal - value) * share;
    }

    private static void requireFinite(String what, double number) {
        if (!Double.isFinite(number))
            throw new LuaException("approach: " + what + " must be a finite number but was " + Value.of(number));
    }
}
