package kodama.loop.report;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Tells which threads have come since a moment that no one has noted anywhere: those that a game started by itself, in
 * a task written in Java or a library of it. The framework's own threads are noted where they are started, and threads
 * of Java itself do not count.
 */
final class NewThreads {
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
