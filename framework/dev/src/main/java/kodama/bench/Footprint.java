package kodama.bench;

import com.sun.management.UnixOperatingSystemMXBean;
import java.lang.management.ManagementFactory;

/**
 * The resources of the process at a moment.
 *
 * @param heapBytes used heap after a garbage collection
 * @param threads number of live threads
 * @param openFiles number of open files, sockets and so on; -1 if the system does not report it
 * @param classes number of loaded classes
 */
public record Footprint(long heapBytes, int threads, long openFiles, int classes) {
    /** Collects garbage and measures; takes some tens of milliseconds. */
    public static Footprint take() {
        System.gc();
        return new Footprint(
                ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed(),
                threadCount(),
                openFileCount(),
                ManagementFactory.getClassLoadingMXBean().getLoadedClassCount());
    }

    /** Excludes the common pool, which translates Lua, because it starts and ends threads at any time. */
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
