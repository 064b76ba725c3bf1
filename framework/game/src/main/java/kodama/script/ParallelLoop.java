package kodama.script;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import kodama.base.Checks;
import kodama.base.FatalErrors;
import kodama.task.ForkJoin;
import org.jspecify.annotations.Nullable;

/** A parallel loop: numbered pieces of work, which each thread takes one at a time. */
final class ParallelLoop {
    private final int count;
    private final IntConsumer piece;
    private final AtomicInteger next = new AtomicInteger();

    // guarded by this
    private int failedPiece = Integer.MAX_VALUE;
    private @Nullable Throwable failure;

    ParallelLoop(int count, IntConsumer piece) {
        this.count = Checks.atLeast("number of pieces", count, 0);
        this.piece = piece;
    }

    /** Runs all pieces; throws the error of the failed piece with the lowest number. */
    void run(ForkJoin forkJoin) {
        forkJoin.run(this::runRemaining);
        synchronized (this) {
            if (failure instanceof RuntimeException thrown) throw thrown;
            if (failure instanceof Error thrown) throw thrown;
        }
    }

    private void runRemaining() {
        for (int number = next.getAndIncrement(); number < count; number = next.getAndIncrement()) {
            try {
                piece.accept(number);
            } catch (Throwable thrown) {
                FatalErrors.rethrowIfFatal(thrown);
                recordFailure(number, thrown);
            }
        }
    }

    private synchronized void recordFailure(int number, Throwable thrown) {
        if (number > failedPiece) return;
        failedPiece = number;
        failure = thrown;
    }
}
