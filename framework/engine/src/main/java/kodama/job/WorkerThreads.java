package kodama.job;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import kodama.base.Checks;
import kodama.base.LeakTracker;

/** Resident threads that all do the same until they are told to stop. */
final class WorkerThreads {
    private static final int MOST_THREADS = 256;

    private final String name;
    private final int priority;
    private final Runnable work;
    private final LeakTracker ledger;
    private final List<Thread> threads = new ArrayList<>();

    /**
     * Starts the threads.
     *
     * @param name what they are called, with numbers from 1 behind
     * @param priority what the operating system may make of it
     * @param work what each does; returns when it is told to stop
     */
    WorkerThreads(String name, int count, int priority, Runnable work, LeakTracker ledger) {
        Checks.between("number of threads", count, 0, MOST_THREADS);
        this.name = name;
        this.priority = priority;
        this.work = work;
        this.ledger = ledger;
        for (int i = 1; i <= count; i++) threads.add(thread(name + "-" + i));
        for (Thread thread : threads) thread.start();
    }

    private Thread thread(String name) {
        LeakTracker.Entry entry = ledger.open(LeakTracker.Lifetime.LOOP, "thread", name);
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

    /** Starts one more thread, unless there are as many as there can be. */
    void add() {
        if (threads.size() == MOST_THREADS) return;
        Thread thread = thread(name + "-" + (threads.size() + 1));
        threads.add(thread);
        thread.start();
    }

    int size() {
        return threads.size();
    }

    /** Waits for the threads to end, but no longer than the limit; the ledger tells of those that have not. */
    void join(long limitMillis) {
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(limitMillis);
        try {
            for (Thread thread : threads) TimeUnit.NANOSECONDS.timedJoin(thread, Math.max(1, end - System.nanoTime()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
