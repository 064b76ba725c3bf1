package kodama.loop;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What should have ended with the tests and has not. Each kind of thing that can leak adds its lines to {@link #list}. */
final class UnitTestSurvivors {
    /** Threads of the Java machine itself, and those it keeps for whoever needs one. */
    private static final String SYSTEM = "system";

    private static final String POOL = "ForkJoinPool.commonPool-";

    private final Set<Thread> before = threads();
    private final List<String> tasks = new ArrayList<>();

    private static Set<Thread> threads() {
        return new HashSet<>(Thread.getAllStackTraces().keySet());
    }

    /** Notes how many tasks were alive after the world of a test was closed. */
    void addTasks(String test, int count) {
        if (count > 0) tasks.add("%d tasks of the test '%s'".formatted(count, test));
    }

    /** A line for each survivor. */
    List<String> list() {
        List<String> lines = new ArrayList<>(tasks);
        threads().stream()
                .filter(this::isOurs)
                .map(thread -> "thread '" + thread.getName() + "'")
                .sorted()
                .forEach(lines::add);
        return lines;
    }

    private boolean isOurs(Thread thread) {
        ThreadGroup group = thread.getThreadGroup();
        boolean isSystems = group == null || group.getName().equals(SYSTEM);
        return !isSystems && !before.contains(thread) && !thread.getName().startsWith(POOL);
    }
}
