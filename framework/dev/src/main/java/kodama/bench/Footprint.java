package kodama.bench;

import com.sun.management.UnixOperatingSystemMXBean;
import java.lang.management.ManagementFactory;

/**
 * What the process holds at a moment.
 *
 * @param heapBytes the heap in use, after a collection
 * @param threads how many threads live
 * @param openFiles how many files, sockets and the like are open; -1 on a system that does not tell
 * @param classes how many classes are loaded
 */
public record Footprint(long heapBytes, int threads, long openFiles, int classes) {
    /** Looks now, after collecting what no one holds any more; takes some tens of milliseconds. */
    public static Footprint take() {
        System.gc();
        return new Footprint(
                ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed(),
                threadCount(),
                openFileCount(),
                ManagementFactory.getClassLoadingMXBean().getLoadedClassCount());
    }

    /** The common pool, in which Lua is translated, starts and ends threads as it likes. */
    private static int threadCount() {
        int count = 0;
        for (Thread thread : Thread.getAllStackTraces().keySet())
            if (!thread.getName().startsWith("ForkJoinPool.commonPool")) count++;
        return count;
    }

    private static long openFileCount() {
        return ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean system
                ? system.getOpenFileDescriptorCount()
                : -1;
    }
}
