package kodama.script.api.job;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.util.OptionalInt;
import kodama.base.LeakTracker;
import kodama.job.CompletionPolicy;
import kodama.job.JobSpec;
import kodama.job.LongJob;
import kodama.job.LongJobs;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.Values;
import kodama.time.ManualClock;
import org.junit.jupiter.api.Test;

class JobHandleTest {
    @Test
    void theErrorOfAJobIsRaisedByAwait() {
        try (LongJobs jobs = new LongJobs(1, 0, CompletionPolicy.NEXT_TICK, new ManualClock(), new LeakTracker())) {
            LongJob<String> job = jobs.<String>reserve(new JobSpec("load", 0.5, OptionalInt.of(1), ""), asked -> {
                        throw new IOException("disk on fire");
                    })
                    .orElseThrow();
            jobs.tick();
            JobHandle<String> handle = new JobHandle<>(job, Values::of);
            LuaException error = assertThrows(LuaException.class, handle::results);
            assertEquals("job 'load' failed: disk on fire", error.getMessage());
        }
    }
}
