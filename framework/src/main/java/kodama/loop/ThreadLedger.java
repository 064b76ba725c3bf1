package kodama.loop;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Tells which threads have come since a moment and are still there: those that whoever has ended should have ended.
 * Threads of Java itself do not count.
 */
final class ThreadLedger {
    private static final List<String> JAVAS_OWN = List.of("AWT-", "Java2D", "ForkJoinPool.commonPool", "TimerQueue");

    private final Set<Thread> before = new HashSet<>();

    /** Begins anew: what is there now is none that came. */
    void begin() {
        before.clear();
        threads().forEach(before::add);
    }

    /** The names of the threads that came and are there, in their order. */
    List<String> newcomers(Predicate<Thread> counts) {
        return threads()
                .filter(thread -> !before.contains(thread))
                .filter(counts)
                .map(Thread::getName)
                .sorted()
                .toList();
    }

    private static Stream<Thread> threads() {
        ThreadGroup group = Thread.currentThread().getThreadGroup();
        Thread[] found = new Thread[group.activeCount() * 2 + 16];
        return Stream.of(found).limit(group.enumerate(found)).filter(thread -> !isJavas(thread));
    }

    /** Whether the framework did not start it; what that starts is noted where it is started. */
    static boolean isForeign(Thread thread) {
        return !thread.getName().startsWith("kodama-");
    }

    private static boolean isJavas(Thread thread) {
        return JAVAS_OWN.stream().anyMatch(thread.getName()::startsWith);
    }
}
