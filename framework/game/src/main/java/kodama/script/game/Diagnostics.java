package kodama.script.game;

import kodama.base.LeakTracker;
import kodama.log.Log;
import kodama.profile.Profiler;
import kodama.script.debug.TuneStorage;
import kodama.time.SystemNanoClock;

/**
 * The log, the measurements and other tools for developers of a game; lasts as long as the program. The game itself
 * must not depend on it.
 *
 * @param dev whether this is development: then likely mistakes are logged, and it is recorded where tasks are spawned
 *     and end
 * @param log receives every log line
 * @param leakTracker tracks what must be closed
 * @param profiler measures times on request
 * @param tunes saves changed tunes
 */
public record Diagnostics(boolean dev, Log log, LeakTracker leakTracker, Profiler profiler, TuneStorage tunes) {
    /**
     * Creates diagnostics without measurements and saved tunes.
     *
     * @param dev whether this is development
     * @param log receives every log line
     * @param leakTracker tracks what must be closed
     */
    public static Diagnostics of(boolean dev, Log log, LeakTracker leakTracker) {
        return new Diagnostics(dev, log, leakTracker, new Profiler(new SystemNanoClock()), TuneStorage.NONE);
    }
}
