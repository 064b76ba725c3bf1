package kodama.dev.overlay;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.util.Map;
import java.util.TreeMap;

/**
 * CPU times of this process's threads.
 *
 * @param nanoTime time of the reading, from {@link System#nanoTime}
 * @param cpuNanos times by thread name, in nanoseconds; threads with the same name are summed. Empty if the JVM does
 * not
 *     measure them
 */
public record ThreadTimes(long nanoTime, Map<String, Long> cpuNanos) {
    /** The value if the JVM does not measure threads. */
    public static final ThreadTimes NONE = new ThreadTimes(0, Map.of());

    /**
     * Reads the times of all threads, which takes some tens of microseconds. Returns {@link #NONE} if the JVM does not
     * measure them.
     */
    public static ThreadTimes read() {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        if (!threads.isThreadCpuTimeSupported() || !threads.isThreadCpuTimeEnabled()) return NONE;
        Map<String, Long> times = new TreeMap<>();
        for (ThreadInfo thread : threads.getThreadInfo(threads.getAllThreadIds())) {
            if (thread == null) continue; // has just ended
            long nanos = threads.getThreadCpuTime(thread.getThreadId());
            if (nanos >= 0) times.merge(thread.getThreadName(), nanos, Long::sum);
        }
        return new ThreadTimes(System.nanoTime(), times);
    }
}
