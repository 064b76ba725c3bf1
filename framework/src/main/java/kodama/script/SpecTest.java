package kodama.script;

import java.util.List;
import java.util.Locale;
import kodama.input.Key;
import kodama.input.KeyMap;
import kodama.lua.Call;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** The module {@code test}: how a test drives its game. */
final class SpecTest {

    private final Specs specs;

    private SpecTest(Specs specs) {
        this.specs = specs;
    }

    static LuaModule module(Specs specs) {
        SpecTest test = new SpecTest(specs);
        LuaModule module = new LuaModule("test", "Only in tests: how a test drives its game.");
        test.addTime(module);
        test.addKeys(module);
        new SpecPicture(specs).addTo(module);
        test.addOutcome(module);
        return module;
    }

    private void addTime(LuaModule module) {
        module.verb(new Scene()).verb(new RunTicks()).verb(new RunUntil()).verb(new Play());
    }

    private void addKeys(LuaModule module) {
        module.procedure(
                        "press(action: string)",
                        "Presses the key of an action, such as `fire`, and holds it; the game sees it in the next tick.",
                        arguments -> keys("press", arguments, true, false))
                .procedure(
                        "release(action: string)",
                        "Lets go of the key of an action.",
                        arguments -> keys("release", arguments, false, true))
                .procedure(
                        "tap(action: string)",
                        "Presses the key of an action and lets go at once; the game sees it down for one tick.",
                        arguments -> keys("tap", arguments, true, true));
    }

    private void addOutcome(LuaModule module) {
        module.verb(new OneError())
                .function(
                        "line(further?: integer) -> string",
                        "Returns the line in which it is called, or the one so many lines further on, as messages of errors"
                                + " begin: `specs/mine_spec.lua:12`.",
                        arguments -> line(arguments.optint(1, 0)))
                .function(
                        "errors() -> table",
                        "Returns the messages of the errors that have ended tasks since the last call, each distinct one"
                                + " once. An error that no test takes in this way makes the test fail.",
                        arguments -> list(specs.stage().takeErrors()))
                .function(
                        "log() -> table",
                        "Returns the lines that were printed or logged since the last call.",
                        arguments -> list(specs.stage().takeLog()))
                .function(
                        "request() -> string",
                        "Returns what scripts have asked of the program since the last call: `quit`, `soft_reset` or"
                                + " `reset`; nil for nothing. It is not done while tests run.",
                        arguments -> request());
    }

    private void keys(String function, Varargs arguments, boolean presses, boolean releases) {
        Key key = key(function, arguments.arg1().tojstring());
        if (presses) specs.stage().keys().press(key);
        if (releases) specs.stage().keys().release(key);
    }

    private Key key(String function, String action) {
        KeyMap map = specs.world().services().pad().map();
        if (map.actions().contains(action)) return map.keys(action).get(0);
        throw new LuaError("test." + function + ": " + InputModule.noAction(map, action));
    }

    /** A place is a file, a colon and a line. */
    private LuaValue line(int further) {
        String place = specs.world().place();
        int colon = place.lastIndexOf(':') + 1;
        return LuaValue.valueOf(place.substring(0, colon) + (Integer.parseInt(place.substring(colon)) + further));
    }

    private LuaTable list(List<String> lines) {
        LuaTable list = specs.machine().newTable();
        for (int i = 0; i < lines.size(); i++) list.set(i + 1, Utf8.encode(lines.get(i)));
        return list;
    }

    private LuaValue request() {
        SpecRequest request = specs.stage().takeRequest();
        return request == SpecRequest.NONE
                ? LuaValue.NIL
                : LuaValue.valueOf(request.name().toLowerCase(Locale.ROOT));
    }

    private final class Scene extends Verb {
        Scene() {
            super(
                    "scene(name: string|number, fields?: table)",
                    "Begins a scene and runs its first tick. `fields` becomes the table of the scene's first task.");
        }

        @Override
        Varargs begin(Call call, Varargs arguments) {
            Varargs wait = specs.pass(call, "test.scene", 1);
            ScriptWorld world = specs.world();
            world.sceneFiles().check(arguments.arg1().tojstring());
            world.scenes().request(arguments.arg1().tojstring(), arguments.arg(2));
            world.scenes().applyRequest();
            return wait;
        }

        @Override
        protected Varargs resume(Call call, Varargs results) {
            return LuaValue.NONE;
        }
    }

    private final class RunTicks extends Verb {
        RunTicks() {
            super("run_ticks(ticks: integer)", "Runs so many ticks of the game; at least 1.");
        }

        @Override
        Varargs begin(Call call, Varargs arguments) {
            return specs.pass(call, "test.run_ticks", (int) arguments.arg1().todouble());
        }

        @Override
        protected Varargs resume(Call call, Varargs results) {
            return LuaValue.NONE;
        }
    }

    /** A task of its own, as a scene has one: it begins with the next tick. */
    private Varargs spawn(Call call, LuaValue task) {
        LuaTable fields = specs.machine().newTable();
        fields.set("defer", LuaValue.TRUE);
        LuaValue spawn = specs.machine().globals().get("spawn");
        return call.invoke(spawn, LuaValue.varargsOf(task, fields));
    }

    private final class Play extends Verb {
        Play() {
            super(
                    "play(ticks: integer, task: function) -> table",
                    "Starts a function as a task that begins with the next tick, runs so many ticks, and returns the lines"
                            + " that were printed or logged meanwhile, as `test.log()` does.");
        }

        @Override
        Varargs begin(Call call, Varargs arguments) {
            call.state = arguments.arg1();
            specs.stage().takeLog();
            return spawn(call, arguments.arg(2));
        }

        @Override
        protected Varargs resume(Call call, Varargs results) {
            if (!(call.state instanceof LuaValue ticks))
                return list(specs.stage().takeLog());
            call.state = null;
            return specs.pass(call, "test.play", (int) ticks.todouble());
        }
    }

    private final class OneError extends Verb {
        /** A task that fails does so soon. */
        private static final int TICKS = 5;

        OneError() {
            super(
                    "error(task: function, ticks?: integer) -> string",
                    "Starts a function as a task that begins with the next tick, runs so many ticks, 5 if left out, and"
                            + " returns the message of the error that came of it. Fails if there was none, or more than one.");
        }

        @Override
        Varargs begin(Call call, Varargs arguments) {
            call.state = arguments.optint(2, TICKS);
            return spawn(call, arguments.arg1());
        }

        @Override
        protected Varargs resume(Call call, Varargs results) {
            if (!(call.state instanceof Integer ticks))
                return only(specs.stage().takeErrors());
            call.state = null;
            return specs.pass(call, "test.error", ticks);
        }

        private LuaValue only(List<String> errors) {
            if (errors.size() == 1) return Utf8.encode(errors.get(0));
            if (errors.isEmpty()) throw new LuaError("test.error: there was no error");
            throw new LuaError("test.error: there was more than one error:\n" + String.join("\n", errors));
        }
    }

    private final class RunUntil extends Verb {
        private static final int MOST = 600;

        RunUntil() {
            super(
                    "run_until(condition: function, most?: integer) -> any",
                    "Runs the game until the function returns something true, which is asked now and after each tick."
                            + " Fails if that takes more than `most` ticks, 600 if left out. Returns what it returned.");
        }

        @Override
        Varargs begin(Call call, Varargs arguments) {
            call.state = new Waiting(arguments.arg1(), arguments.optint(2, MOST), 0, false);
            return call.invoke(arguments.arg1(), LuaValue.NONE);
        }

        @Override
        protected Varargs resume(Call call, Varargs results) {
            Waiting now = (Waiting) call.state;
            if (now.rests()) {
                call.state = new Waiting(now.condition(), now.most(), now.passed() + 1, false);
                return call.invoke(now.condition(), LuaValue.NONE);
            }
            if (results.arg1().toboolean()) return results;
            if (now.passed() >= now.most()) throw tooLong(now.most(), results.arg1());
            call.state = new Waiting(now.condition(), now.most(), now.passed(), true);
            return specs.pass(call, "test.run_until", 1);
        }
    }

    private LuaError tooLong(int most, LuaValue last) {
        String scene = specs.world().scenes().current();
        String where = scene.isEmpty() ? "" : " in scene '" + scene + "'";
        return new LuaError("test.run_until: the condition still returned %s after %d ticks%s"
                .formatted(last.tojstring(), most, where));
    }

    /** How far a {@code run_until} has come. */
    private record Waiting(LuaValue condition, int most, int passed, boolean rests) {}
}
