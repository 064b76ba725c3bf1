package kodama.script.game;

import kodama.job.LongJob;
import org.jspecify.annotations.Nullable;

/**
 * Work written in Java that scripts run in the background: {@code job.run("mygame.Search", { depth = 3 })}.
 *
 * <p>The class must have a public constructor without parameters; each job creates an object. The job runs on another
 * thread at any time, so it must not use tasks or anything else that changes; its input is in its arguments, which are
 * a copy. The same arguments must give the same result.
 */
@FunctionalInterface
public interface JavaJob {
    /**
     * Does the work.
     *
     * @param arguments a copy of the script's arguments: a String, Double, Boolean, List, or Map with String keys, of
     *     such values; null for nil
     * @param cancellation whether the job was canceled; should be checked often
     * @return a result of the same types, which is copied; numbers of any type are allowed
     * @throws Exception if it fails; {@code await} then fails with it
     */
    @Nullable
    Object run(@Nullable Object arguments, LongJob.Cancellation cancellation) throws Exception;
}
