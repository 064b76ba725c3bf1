package kodama.unittest;

import kodama.lua.Coroutine;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Step;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.lua.bind.Values;
import kodama.script.game.SceneFiles;
import kodama.script.game.SceneManager;
import org.jspecify.annotations.Nullable;

/** The first part of the module {@code test}: starts scenes and runs the game. */
@LuaModule(name = "test", doc = "Only in tests: functions that control the game of a test.")
final class SpecTime {
    private final SpecRun run;
    private final SceneManager scenes;
    private final SceneFiles files;
    private final Lua lua;

    SpecTime(SpecRun run, SceneManager scenes, SceneFiles files, Lua lua) {
        this.run = run;
        this.scenes = scenes;
        this.files = files;
        this.lua = lua;
    }

    @LuaFunction(
            value = "scene(name: string<SceneName>|number, fields?: TaskFields)",
            waits = true,
            doc = "Starts a scene and runs its first tick. `fields` becomes the table of the scene's first task.")
    Step scene(Coroutine caller, Value name, @Nullable Table fields) {
        Step pass = run.waitTicks(caller, "test.scene", 1, passed -> Step.END);
        files.check(name.text());
        scenes.request(name.text(), fields);
        scenes.applyRequest();
        return pass;
    }

    @LuaFunction(
            value = "run_ticks(ticks: integer)",
            waits = true,
            doc = "Runs the game for a number of ticks, at least 1.")
    Step runTicks(Coroutine caller, int ticks) {
        return run.waitTicks(caller, "test.run_ticks", ticks, passed -> Step.END);
    }

    @LuaFunction(
            value = "run_until<T>(condition: fun(): T, most?: integer = 600) -> T",
            waits = true,
            doc = "Runs the game until a function returns a true value, and returns that value. The function is"
                    + " called at once, then after each tick. Fails after `most` ticks (default 600).")
    Step runUntil(Coroutine caller, Value condition, int most) {
        return new Until(caller, condition, most).ask();
    }

    /** Calls a condition after each tick until it is true. */
    private final class Until {
        private final Coroutine caller;
        private final Value condition;
        private final int most;
        private int passed;

        Until(Coroutine caller, Value condition, int most) {
            this.caller = caller;
            this.condition = condition;
            this.most = most;
        }

        Step ask() {
            return Step.call(condition, Values.NONE, this::afterCondition);
        }

        private Step afterCondition(Values answer) {
            if (answer.get(1).isTrue()) return Step.done(answer);
            if (passed++ >= most) throw tooLong(most, answer.get(1));
            return run.waitTicks(caller, "test.run_until", 1, tick -> ask());
        }
    }

    private LuaException tooLong(int most, Value last) {
        String scene = scenes.current();
        String where = scene.isEmpty() ? "" : " in scene '" + scene + "'";
        return new LuaException(
                "test.run_until: the condition still returned %s after %d ticks%s".formatted(last.text(), most, where));
    }

    @LuaFunction(
            value = "play(ticks: integer, task: async fun(self: Task)) -> string[]",
            waits = true,
            doc = "Spawns a task that starts with the next tick, runs the game for a number of ticks, and returns"
                    + " the lines that were printed or logged, like `test.log`.")
    Step play(Coroutine caller, int ticks, Value task) {
        run.host().takeLog();
        return run.spawnTask(
                task,
                started -> run.waitTicks(
                        caller,
                        "test.play",
                        ticks,
                        passed -> Step.done(lua.newList(run.host().takeLog()))));
    }
}
