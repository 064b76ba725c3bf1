package kodama.script.game;

import kodama.base.LeakTracker;
import kodama.log.Log;
import kodama.profile.Profiler;
import kodama.script.debug.TuneStorage;
import kodama.time.SystemNanoClock;

/**
 * What is told of a game, measured in it and kept for it, for those who work on it; lasts as long as the program. To
 * the game it makes no difference.
 *
 * @param dev whether someone works on the game: then likely mistakes are remarked upon, and it is noted where tasks
 *     are spawned and end
 * @param log takes every line that is said
 * @param ledger where is noted what has to be closed
 * @param profiler measures what takes time, if someone wants to know
 * @param tunes keeps the values that a developer turns
 */
public record Diagnostics(boolean dev, Log log, LeakTracker ledger, Profiler profiler, TuneStorage tunes) {
    /**
     * Makes those of a game in which no one measures or turns anything.
     *
     * @param dev whether someone works on the game
     * @param log takes every line that is said
     * @param ledger where is noted what has to be closed
     */
    public static Diagnostics of(boolean dev, Log log, LeakTracker ledger) {
        return new Diagnostics(dev, log, ledger, new Profiler(new SystemNanoClock()), TuneStorage.NONE);
    }
}
