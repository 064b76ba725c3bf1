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
 * Finds what has not ended though it should have, with a world, with a loop object or with the program: what the ledger
 * has open, and threads that are in no ledger. The one place where the two come together.
 *
 * <p>What is found at an end may be on its way out: a job that was canceled, a thread that was interrupted. So what
 * tells of it waits a little, and tells of what {@link #remaining} leaves.
 */
public final class LeakFinder {
    /** More than these are counted only. */
    private static final int MOST_TOLD = 6;

    /** For all together; a thread that was asked to end needs a fraction of it. */
    private static final long PATIENCE_MILLIS = 300;

    private final LeakTracker ledger;
    private final NewThreads threads = new NewThreads();
    private final Set<LeakTracker.Entry> before = new HashSet<>();

    /** Prepares to find what comes from now on. */
    public LeakFinder(LeakTracker ledger) {
        this.ledger = ledger;
        begin();
    }

    /** Begins again: what is there now has its right, or has been told. */
    void begin() {
        before.clear();
        before.addAll(ledger.overdue(Lifetime.PROGRAM));
        threads.begin();
    }

    /**
     * Finds what has come since the beginning, should have ended by now, and is there all the same; some of it may be
     * on its way out. Nothing if leaks are not reported.
     */
    public List<Leak> find(Lifetime ended) {
        if (!ledger.isReported()) return List.of();
        Stream<Leak> noted = ledger.overdue(ended).stream()
                .filter(entry -> !before.contains(entry))
                .map(Leak.TrackedResource::new);
        return Stream.concat(noted, threads.newcomers().stream().map(Leak.UntrackedThread::new))
                .toList();
    }

    /** Those that are still there. */
    static List<Leak> remaining(List<Leak> found) {
        return found.stream().filter(Leak::isThere).toList();
    }

    /** The end of a report's line: what of this is still there, or nothing. */
    static String summary(List<Leak> found) {
        List<Leak> left = remaining(found);
        if (left.isEmpty()) return "";
        List<String> told =
                new ArrayList<>(left.stream().limit(MOST_TOLD).map(Leak::brief).toList());
        if (left.size() > MOST_TOLD) told.add("and " + (left.size() - MOST_TOLD) + " more");
        return told.stream().collect(Collectors.joining(", ", "; SURVIVED: ", ""));
    }

    /**
     * Writes a line for each thing that is there and should have ended with this. Waits a moment for threads that are
     * on their way out.
     */
    public void report(Lifetime ended, Consumer<String> log) {
        List<Leak> found = find(ended);
        awaitThose(found);
        for (Leak leak : remaining(found)) log.accept("not closed: " + leak.line());
    }

    private static void awaitThose(List<Leak> leaving) {
        try {
            for (Leak leak : leaving) leak.await(PATIENCE_MILLIS / leaving.size());
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }

    /**
     * Tells which threads have come since a moment that no one has noted anywhere: those that a game started by itself,
     * in a task written in Java or a library of it. The framework's own threads are noted where they are started, and
     * threads of Java itself do not count.
     */
    private static final class NewThreads {
        private static final List<String> NOT_THE_GAMES = List.of(
                "kodama-",
                "AWT-",
                "Java2D",
                "Java Sound Event Dispatcher",
                "ForkJoinPool.commonPool",
                "TimerQueue",
                "Image Fetcher",
                "FileSystemWatchService"); // newer ones hide theirs in a group of their own

        private final Set<Thread> before = new HashSet<>();

        /** Begins again: what is there now is none that came. */
        void begin() {
            before.clear();
            threads().forEach(before::add);
        }

        /** The threads that came and are there. */
        List<Thread> newcomers() {
            return threads().filter(thread -> !before.contains(thread)).toList();
        }

        private static Stream<Thread> threads() {
            ThreadGroup group = Thread.currentThread().getThreadGroup();
            Thread[] found = new Thread[group.activeCount() * 2 + 16];
            return Stream.of(found).limit(group.enumerate(found)).filter(NewThreads::isTheGames);
        }

        private static boolean isTheGames(Thread thread) {
            return NOT_THE_GAMES.stream().noneMatch(thread.getName()::startsWith);
        }
    }

    /** One thing that should have ended and is there. */
    public sealed interface Leak {
        /** False when it has ended late. */
        boolean isThere();

        /** Gives it time to end, if it can be on its way out; in milliseconds. */
        default void await(long millis) throws InterruptedException {}

        /** What it is and where it came from, in some words. */
        String brief();

        /** All that is known of it, in a line. */
        String line();

        /** Something that was noted when it was opened, and not when it was closed. */
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

        /** A thread that no one noted. */
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
