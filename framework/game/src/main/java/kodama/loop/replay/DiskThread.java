package kodama.loop.replay;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;
import kodama.base.LeakTracker;
import org.jspecify.annotations.Nullable;

/**
 * Does work with the disk in order on a thread of its own, which starts with the first job, and passes the results to
 * the game thread.
 *
 * <p>For the game thread, except {@link #attempt} and {@link #report}.
 */
final class DiskThread {
    /** Most jobs that wait for the disk, so that their data do not fill memory. */
    static final int MAX_PENDING = 16;

    private static final String NAME = "kodama-replays";

    /** Longest wait for the disk when the program ends; in milliseconds. */
    private static final long CLOSE_MILLIS = 10_000;

    private final LeakTracker leaks;
    private final BlockingQueue<Runnable> work = new LinkedBlockingQueue<>();
    private final BlockingQueue<Runnable> results = new LinkedBlockingQueue<>();
    private final BlockingQueue<String> failures = new LinkedBlockingQueue<>();
    private @Nullable Thread thread;
    private volatile boolean isClosing;

    DiskThread(LeakTracker leaks) {
        this.leaks = leaks;
    }

    /** Returns whether so many jobs wait that further ones should be refused. */
    boolean isFull() {
        return work.size() >= MAX_PENDING;
    }

    /** Adds a job. Returns whether it will run; false while the program ends. */
    boolean submit(Runnable job) {
        if (isClosing) return false;
        work.add(job);
        if (thread == null) thread = start();
        return true;
    }

    private Thread start() {
        LeakTracker.Entry entry = leaks.open(LeakTracker.Lifetime.PROGRAM, "thread", NAME);
        Thread started = new Thread(
                () -> {
                    try (entry) {
                        run();
                    }
                },
                NAME);
        started.setDaemon(true);
        started.setPriority(Thread.MIN_PRIORITY);
        started.start();
        return started;
    }

    private void run() {
        try {
            while (!isClosing || !work.isEmpty()) attempt(work.take());
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }

    /** Runs a job or a part of it; what fails is reported. Any thread may call it. */
    void attempt(Runnable job) {
        try {
            job.run();
        } catch (RuntimeException | OutOfMemoryError failed) {
            failures.add(String.valueOf(failed.getMessage()));
        }
    }

    /** Runs a result on the game thread in its next frame. Any thread may call it. */
    void report(Runnable result) {
        results.add(result);
    }

    /** Passes on the reasons of failures, then runs the results of finished work. */
    void takeUp(Consumer<String> failed) {
        for (String reason = failures.poll(); reason != null; reason = failures.poll()) failed.accept(reason);
        for (Runnable result = results.poll(); result != null; result = results.poll()) result.run();
    }

    /** Does what is waiting, and reports what has failed. */
    void close(Consumer<String> warnings) {
        Thread running = thread;
        if (running == null) return;
        isClosing = true;
        work.add(() -> {});
        try {
            running.join(CLOSE_MILLIS);
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
        for (String reason = failures.poll(); reason != null; reason = failures.poll()) warnings.accept(reason);
        if (running.isAlive())
            warnings.accept(
                    "a replay may be lost because the disk has not written it in " + CLOSE_MILLIS / 1000 + " seconds");
    }
}
