package kodama.script.game;

import kodama.job.LongJob;
import org.jspecify.annotations.Nullable;

/**
 * Work that a game has written in Java, and that scripts let go on beside the game: {@code job.run("mygame.Search", {
 * depth = 3 })}.
 *
 * <p>The class needs a public constructor without parameters; each job has an object of its own. It runs on a thread of
 * its own at whatever time, so it must not touch tasks, nor anything else that changes: what it needs is in its
 * arguments, which are a copy. The same arguments must give the same result.
 */
@FunctionalInterface
public interface JavaJob {
    /**
     * Does the work.
     *
     * @param arguments a copy of what the script has given: a String, Double, Boolean, List, or Map by Strings, of such
     *     values; null for nil
     * @param asked whether no one wants the result any more; to be asked often
     * @return a result of the same kinds of values, which is copied; any number will do
     * @throws Exception if the work cannot be done; {@code await} then fails with it
     */
    @Nullable
    Object run(@Nullable Object arguments, LongJob.Cancellation asked) throws Exception;
}
