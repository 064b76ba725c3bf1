package kodama.dev.overlay;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.util.Map;
import java.util.TreeMap;

/**
 * CPU times of the threads of this process.
 *
 * @param nanoTime time of the reading, by {@link System#nanoTime}
 * @param cpuNanos by thread names, in nanoseconds; threads of one name are added up. Empty on a machine that does not
 *     measure it
 */
public record ThreadTimes(long nanoTime, Map<String, Long> cpuNanos) {
    /** The times on a machine that does not measure threads. */
    public static final ThreadTimes NONE = new ThreadTimes(0, Map.of());

    /**
     * Reads the times of all threads of this process, which takes some tens of microseconds; {@link #NONE} if the
     * virtual machine does not measure them.
     */
    public static ThreadTimes read() {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        if (!threads.isThreadCpuTimeSupported() || !threads.isThreadCpuTimeEnabled()) return NONE;
        Map<String, Long> times = new TreeMap<>();
        for (ThreadInfo thread : threads.getThreadInfo(threads.getAllThreadIds())) {
            if (thread == null) continue; // it has just ended
            long nanos = threads.getThreadCpuTime(thread.getThreadId());
            if (nanos >= 0) times.merge(thread.getThreadName(), nanos, Long::sum);
        }
        return new ThreadTimes(System.nanoTime(), times);
    }
}
