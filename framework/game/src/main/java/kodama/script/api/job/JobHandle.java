package kodama.script.api.job;

import java.util.function.Function;
import kodama.job.JobFailure;
import kodama.job.LongJob;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.Value;
import kodama.lua.bind.Values;
import org.jspecify.annotations.Nullable;

/**
 * A background job, as scripts hold it.
 *
 * @param <T> the result of the job
 */
public final class JobHandle<T> {
    private static final Values CANCELED = Values.of(Value.NIL, "canceled");

    private final LongJob<T> job;
    private final Function<T, Values> toLua;

    /** @param toLua converts the result for {@code await}; called on the game thread */
    JobHandle(LongJob<T> job, Function<T, Values> toLua) {
        this.job = job;
        this.toLua = toLua;
    }

    public boolean isDone() {
        return job.isDone();
    }

    void cancel() {
        job.cancel();
    }

    /** Calls back when the job is done; must not be called after that. */
    public void whenDone(Runnable callback) {
        job.whenDone(done -> callback.run());
    }

    /**
     * Returns the results for {@code await}; must only be called when the job is done.
     *
     * @throws LuaException if the job has failed
     */
    public Values results() {
        try {
            @Nullable T found = job.result();
            return found == null ? CANCELED : toLua.apply(found);
        } catch (JobFailure failure) {
            throw new LuaException(String.valueOf(failure.getMessage()), failure);
        }
    }

    /** Returns the string for {@code tostring}. */
    @Override
    public String toString() {
        return job.toString();
    }
}
