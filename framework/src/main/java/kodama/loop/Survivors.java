package kodama.loop;

import java.util.ArrayList;
import java.util.List;

/**
 * What is there after a reset and should not be.
 *
 * @param tasks how many tasks
 * @param threads the names of threads
 */
record Survivors(int tasks, List<String> threads) {
    static final Survivors NONE = new Survivors(0, List.of());

    /** The end of a report: what has survived, or nothing. */
    String text() {
        List<String> parts = new ArrayList<>();
        if (tasks > 0) parts.add(tasks + (tasks == 1 ? " task" : " tasks"));
        if (threads.size() == 1) parts.add("thread " + threads.get(0));
        if (threads.size() > 1) parts.add("threads " + String.join(", ", threads));
        return parts.isEmpty() ? "" : "; SURVIVED: " + String.join(" and ", parts);
    }
}
