package kodama.script.api.job;

import java.util.function.Function;
import kodama.job.JobFailure;
import kodama.job.LongJob;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.Value;
import kodama.lua.bind.Values;
import org.jspecify.annotations.Nullable;

/**
 * A long job as scripts hold it.
 *
 * @param <T> what the job finds out
 */
public final class JobHandle<T> {
    private static final Values CANCELED = Values.of(Value.NIL, "canceled");

    private final LongJob<T> job;
    private final Function<T, Values> toLua;

    /** @param toLua turns what was found into what {@code await} returns; on the game thread */
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

    /** Calls back when the job is done; only asked while it is not. */
    public void whenDone(Runnable told) {
        job.whenDone(done -> told.run());
    }

    /**
     * What {@code await} returns; only asked when it is done.
     *
     * @throws LuaException if there is an error instead of results
     */
    public Values results() {
        try {
            @Nullable T found = job.result();
            return found == null ? CANCELED : toLua.apply(found);
        } catch (JobFailure failure) {
            throw new LuaException(String.valueOf(failure.getMessage()), failure);
        }
    }

    /** What {@code tostring} gives. */
    @Override
    public String toString() {
        return job.toString();
    }
}
