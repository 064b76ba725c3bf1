package kodama.script;

import java.util.function.Function;
import kodama.job.JobFailure;
import kodama.job.LongJob;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/**
 * A long job as scripts hold it.
 *
 * @param <T> what the job finds out
 */
final class JobHandle<T> implements Awaitable {
    private static final Varargs CANCELLED = LuaValue.varargsOf(LuaValue.NIL, LuaValue.valueOf("cancelled"));

    private final LongJob<T> job;
    private final Function<T, Varargs> toLua;

    /**
     * @param toLua turns what was found into what {@code await} returns; on the game thread
     */
    JobHandle(LongJob<T> job, Function<T, Varargs> toLua) {
        this.job = job;
        this.toLua = toLua;
    }

    @Override
    public boolean isDone() {
        return job.isDone();
    }

    void cancel() {
        job.cancel();
    }

    @Override
    public void whenDone(Runnable told) {
        job.whenDone(done -> told.run());
    }

    @Override
    public Varargs results() {
        try {
            @Nullable T found = job.result();
            return found == null ? CANCELLED : toLua.apply(found);
        } catch (JobFailure failure) {
            throw new LuaError(failure.getMessage());
        }
    }

    /** What {@code tostring} gives. */
    @Override
    public String toString() {
        return job.toString();
    }
}
