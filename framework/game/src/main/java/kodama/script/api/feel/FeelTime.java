package kodama.script.api.feel;

import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.script.feel.SlowMotion;
import kodama.script.game.GameContext;
import kodama.script.look.Bounds;

/** The functions of the module {@code feel} that stop and slow down time. */
@LuaModule(name = "feel")
final class FeelTime {
    /** Most ticks of an effect: more than a minute. */
    static final int LONGEST = 6_000;

    private static final double SLOWEST = 0.01;

    private final SlowMotion slowMotion;

    FeelTime(GameContext game) {
        slowMotion = game.feel().slowMotion();
    }

    @LuaFunction(
            value = "hit_stop(ticks?: integer = 6)",
            doc = "Stops all tasks, shots and particles for some ticks, 6 by default, from the next tick on, so that a"
                    + " hit is felt. Persistent tasks continue, and so do the other effects of `feel`. Actions that"
                    + " are pressed meanwhile count as pressed after it.")
    void hitStop(int ticks) {
        Bounds.check("feel.hit_stop", "ticks", ticks, 1, LONGEST);
        slowMotion.stop(ticks);
    }

    @LuaFunction(
            value = "slow(rate: number, ticks: integer, return_ticks?: integer = 10)",
            doc = "Runs all tasks, shots and particles at a rate from 0.01 to 1 for some ticks of the clock, then"
                    + " returns to normal speed in `return_ticks`. Another call replaces it. Persistent tasks are not"
                    + " slowed down. It is multiplied with `task.rate`.")
    void slow(double rate, int ticks, int returnTicks) {
        Bounds.check("feel.slow", "rate", rate, SLOWEST, 1);
        Bounds.check("feel.slow", "ticks", ticks, 1, LONGEST);
        Bounds.check("feel.slow", "return_ticks", returnTicks, 0, LONGEST);
        slowMotion.slow(rate, ticks, returnTicks);
    }
}
