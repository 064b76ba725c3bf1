package kodama.job;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import kodama.base.Checks;
import kodama.base.LeakTracker;

/** Resident threads that all run the same loop until it returns. */
final class WorkerThreads {
    private static final int MAX_THREADS = 256;

    private final String name;
    private final int priority;
    private final Runnable work;
    private final LeakTracker leaks;
    private final List<Thread> threads = new ArrayList<>();

    /**
     * Starts the threads.
     *
     * @param name their name, to which numbers from 1 are appended
     * @param priority thread priority, a hint for the operating system
     * @param work main loop of each thread
     */
    WorkerThreads(String name, int count, int priority, Runnable work, LeakTracker leaks) {
        Checks.between("number of threads", count, 0, MAX_THREADS);
        this.name = name;
        this.priority = priority;
        this.work = work;
        this.leaks = leaks;
        for (int i = 1; i <= count; i++) threads.add(thread(name + "-" + i));
        for (Thread thread : threads) thread.start();
    }

    private Thread thread(String name) {
        LeakTracker.Entry entry = leaks.open(LeakTracker.Lifetime.LOOP, "thread", name);
        Thread thread = new Thread(
                () -> {
                    try (entry) {
                        work.run();
                    }
                },
                name);
        thread.setDaemon(true);
        thread.setPriority(Math.max(Thread.MIN_PRIORITY, priority));
        return thread;
    }

    /** Starts another thread unless the limit is reached. */
    void add() {
        if (threads.size() == MAX_THREADS) return;
        Thread thread = thread(name + "-" + (threads.size() + 1));
        threads.add(thread);
        thread.start();
    }

    int size() {
        return threads.size();
    }

    /** Waits for the threads to end, but not longer than the limit; the leak tracker reports those that have not. */
    void join(long limitMillis) {
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(limitMillis);
        try {
            for (Thread thread : threads) TimeUnit.NANOSECONDS.timedJoin(thread, Math.max(1, end - System.nanoTime()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
