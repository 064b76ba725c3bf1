package kodama.unittest;

import java.util.List;
import java.util.Locale;
import kodama.lua.Coroutine;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Step;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import org.jspecify.annotations.Nullable;

/** The last part of the module {@code test}: what has come of it, in errors, lines and requests. */
@LuaModule(name = "test")
final class SpecOutcome {
    private final SpecRun run;
    private final Lua lua;

    SpecOutcome(SpecRun run, Lua lua) {
        this.run = run;
        this.lua = lua;
    }

    @LuaFunction(
            value = "error(task: async fun(self: Task), ticks?: integer = 5) -> string",
            waits = true,
            doc = "Starts a function as a task that begins with the next tick, runs so many ticks, 5 if left out, and"
                    + " returns the message of the error that came of it. Fails if there was none, or more than one.")
    Step error(Coroutine caller, Value task, int ticks) {
        return run.spawnTask(
                task,
                started -> run.waitTicks(
                        caller,
                        "test.error",
                        ticks,
                        passed -> Step.done(only(run.host().takeErrors()))));
    }

    private static Value only(List<String> errors) {
        if (errors.size() == 1) return Value.of(errors.get(0));
        if (errors.isEmpty()) throw new LuaException("test.error: there was no error");
        throw new LuaException("test.error: there was more than one error:\n" + String.join("\n", errors));
    }

    @LuaFunction(
            value = "line(further?: integer = 0) -> string",
            doc = "Returns the line in which it is called, or the one so many lines further on, as messages of errors"
                    + " begin: `specs/mine_spec.lua:12`.")
    String line(int further) {
        String place = String.valueOf(lua.location());
        int colon = place.lastIndexOf(':') + 1;
        return place.substring(0, colon) + (Integer.parseInt(place.substring(colon)) + further);
    }

    @LuaFunction(
            value = "errors() -> string[]",
            doc = "Returns the messages of the errors that have ended tasks since the last call, each distinct one"
                    + " once. An error that no test takes in this way makes the test fail.")
    Table errors() {
        return lua.newList(run.host().takeErrors());
    }

    @LuaFunction(
            value = "log() -> string[]",
            doc = "Returns the lines that were printed or logged since the last call.")
    Table log() {
        return lua.newList(run.host().takeLog());
    }

    @LuaFunction(
            value = "sounds() -> string[]",
            doc = "Returns the names of the sounds and the music that were begun since the last call, in order.")
    Table sounds() {
        return lua.newList(run.host().takeSounds());
    }

    @LuaFunction(
            value = "request() -> string?",
            doc = "Returns what scripts have asked of the program since the last call: `quit`, `soft_reset` or"
                    + " `reset`; nil for nothing. It is not done while tests run.")
    @Nullable
    String request() {
        SpecRequest request = run.host().takeRequest();
        return request == SpecRequest.NONE ? null : request.name().toLowerCase(Locale.ROOT);
    }
}
