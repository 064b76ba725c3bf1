package kodama.unittest;

import kodama.file.GameFileException;
import kodama.loop.replay.ReplayDifference;
import kodama.lua.Coroutine;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Step;
import kodama.replay.ReplayException;

/** The part of the module {@code test} that plays replays. */
@LuaModule(name = "test")
final class SpecReplay {
    /** Instruction budget for reading a replay. */
    private static final int COST = 100_000;

    private final SpecRun run;

    SpecReplay(SpecRun run) {
        this.run = run;
    }

    @LuaFunction(
            value = "replay(path: string)",
            waits = true,
            doc = "Plays a recorded run of the game to its end, as fast as possible; then the test can check how it"
                    + " ended, and play on. Fails at the first difference from the recording. Call it first in a test,"
                    + " which then begins again in a world like the recorded one. If the game was reset while it was"
                    + " recorded, plays what followed the last reset. To record a run:"
                    + " `kodama run . --record specs/run.kreplay`.")
    Step replay(Coroutine caller, String path) {
        run.charge(COST);
        try {
            run.host().beginReplay(path);
        } catch (GameFileException | ReplayException refused) {
            throw new LuaException("test.replay: " + refused.getMessage());
        }
        return next(caller, path);
    }

    private Step next(Coroutine caller, String path) {
        ReplayDifference difference = run.host().replayDifference();
        if (difference != null) throw new LuaException("test.replay: " + path + " differs " + difference);
        return run.host().isReplayOver()
                ? Step.END
                : run.waitTicks(caller, "test.replay", 1, passed -> next(caller, path));
    }
}
