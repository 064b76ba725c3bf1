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

/** The last part of the module {@code test}: errors, log lines, sounds and requests of the game. */
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
            doc = "Spawns a task that starts with the next tick, runs the game for `ticks` (default 5), and returns"
                    + " the message of the error that occurred. Fails if there was no error or more than one.")
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
        if (errors.isEmpty()) throw new LuaException("test.error: expected an error but there was none");
        throw new LuaException("test.error: expected one error but there were several:\n" + String.join("\n", errors));
    }

    @LuaFunction(
            value = "line(further?: integer = 0) -> string",
            doc = "Returns the current file and line, or the line `further` lines below, in the form in which error"
                    + " messages begin: `specs/mine_spec.lua:12`.")
    String line(int further) {
        String place = String.valueOf(lua.location());
        int colon = place.lastIndexOf(':') + 1;
        return place.substring(0, colon) + (Integer.parseInt(place.substring(colon)) + further);
    }

    @LuaFunction(
            value = "errors() -> string[]",
            doc = "Returns the messages of the errors that have ended tasks since the last call, without"
                    + " duplicates. A test fails if an error occurs that it does not fetch with this function.")
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
            doc = "Returns the names of the sounds and music that were started since the last call, in order.")
    Table sounds() {
        return lua.newList(run.host().takeSounds());
    }

    @LuaFunction(
            value = "request() -> string?",
            doc = "Returns the strongest request of scripts since the last call: `quit`, `soft_reset` or `reset`; nil"
                    + " if there is none. Requests are not executed in tests.")
    @Nullable
    String request() {
        SpecRequest request = run.host().takeRequest();
        return request == SpecRequest.NONE ? null : request.name().toLowerCase(Locale.ROOT);
    }
}
