package kodama.loop.game;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kodama.base.LeakTracker;
import kodama.base.LeakTracker.Lifetime;

/**
 * Finds leaks at the end of a world, a loop object or the program: open entries of the leak tracker, and threads that
 * it does not track.
 *
 * <p>A leak may still be about to end, such as a canceled job or an interrupted thread. Reports therefore wait a
 * little, and contain only those that {@link #remaining} returns.
 */
public final class LeakFinder {
    /** Further leaks are only counted. */
    private static final int MAX_LISTED = 6;

    /** Limit for all leaks together; an interrupted thread needs a fraction of it. */
    private static final long TIMEOUT_MILLIS = 300;

    private final LeakTracker leakTracker;
    private final NewThreads threads = new NewThreads();
    private final Set<LeakTracker.Entry> before = new HashSet<>();

    /** Starts to look for leaks from now on. */
    public LeakFinder(LeakTracker leakTracker) {
        this.leakTracker = leakTracker;
        begin();
    }

    /** Starts over: what exists now is not a leak, or has been reported. */
    void begin() {
        before.clear();
        before.addAll(leakTracker.overdue(Lifetime.PROGRAM));
        threads.begin();
    }

    /**
     * Finds what was opened since {@link #begin}, should have ended by now and still exists; some of it may be about to
     * end. Empty if leaks are not reported.
     */
    public List<Leak> find(Lifetime ended) {
        if (!leakTracker.isReported()) return List.of();
        Stream<Leak> noted = leakTracker.overdue(ended).stream()
                .filter(entry -> !before.contains(entry))
                .map(Leak.TrackedResource::new);
        return Stream.concat(noted, threads.newcomers().stream().map(Leak.UntrackedThread::new))
                .toList();
    }

    /** Returns those that still exist. */
    static List<Leak> remaining(List<Leak> found) {
        return found.stream().filter(Leak::isThere).toList();
    }

    /** Returns the end of a report's line, which lists those that still exist; empty if there are none. */
    static String summary(List<Leak> found) {
        List<Leak> left = remaining(found);
        if (left.isEmpty()) return "";
        List<String> listed =
                new ArrayList<>(left.stream().limit(MAX_LISTED).map(Leak::brief).toList());
        if (left.size() > MAX_LISTED) listed.add("and " + (left.size() - MAX_LISTED) + " more");
        return listed.stream().collect(Collectors.joining(", ", "; LEAKED: ", ""));
    }

    /** Logs a line for each leak of this lifetime. Waits a moment for threads that are about to end. */
    public void report(Lifetime ended, Consumer<String> log) {
        List<Leak> found = find(ended);
        awaitEnd(found);
        for (Leak leak : remaining(found)) log.accept("not closed: " + leak.line());
    }

    private static void awaitEnd(List<Leak> leaving) {
        try {
            for (Leak leak : leaving) leak.await(TIMEOUT_MILLIS / leaving.size());
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }

    /**
     * Finds new threads that are not tracked: those that the game started itself, in a task written in Java or a
     * library that it uses. The framework tracks its own threads where it starts them, and threads of Java do not
     * count.
     */
    private static final class NewThreads {
        private static final List<String> SYSTEM_THREADS = List.of(
                "kodama-",
                "AWT-",
                "Java2D",
                "Java Sound Event Dispatcher",
                "ForkJoinPool.commonPool",
                "TimerQueue",
                "Image Fetcher",
                "FileSystemWatchService"); // newer Java versions hide theirs in a thread group

        private final Set<Thread> before = new HashSet<>();

        /** Starts over: threads that exist now are not new. */
        void begin() {
            before.clear();
            threads().forEach(before::add);
        }

        /** Returns the new threads that still exist. */
        List<Thread> newcomers() {
            return threads().filter(thread -> !before.contains(thread)).toList();
        }

        private static Stream<Thread> threads() {
            ThreadGroup group = Thread.currentThread().getThreadGroup();
            Thread[] found = new Thread[group.activeCount() * 2 + 16];
            return Stream.of(found).limit(group.enumerate(found)).filter(NewThreads::isThreadOfGame);
        }

        private static boolean isThreadOfGame(Thread thread) {
            return SYSTEM_THREADS.stream().noneMatch(thread.getName()::startsWith);
        }
    }

    /** Something that should have ended and still exists. */
    public sealed interface Leak {
        /** Whether it still exists; false if it has ended late. */
        boolean isThere();

        /** Waits for it to end, at most this long in milliseconds, if that is possible. */
        default void await(long millis) throws InterruptedException {}

        /** Returns a few words about what it is and where it was opened. */
        String brief();

        /** Returns a line with everything known about it. */
        String line();

        /** An open entry of the leak tracker. */
        record TrackedResource(LeakTracker.Entry entry) implements Leak {
            @Override
            public boolean isThere() {
                return entry.isOpen();
            }

            @Override
            public String brief() {
                return entry.brief();
            }

            @Override
            public String line() {
                return entry.toString();
            }
        }

        /** A thread that is not tracked. */
        record UntrackedThread(Thread thread) implements Leak {
            @Override
            public boolean isThere() {
                return thread.isAlive();
            }

            @Override
            public void await(long millis) throws InterruptedException {
                thread.join(millis);
            }

            @Override
            public String brief() {
                return "thread '" + thread.getName() + "'";
            }

            @Override
            public String line() {
                return brief() + ", started by the game";
            }
        }
    }
}
