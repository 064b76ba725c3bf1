package kodama.dev.overlay;

import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Locale;

/** How much memory is in use, by scripts and all else, and how often it was cleared of garbage. */
final class Memory {
    private static final double BYTES_PER_MEGABYTE = 1 << 20;

    private final List<GarbageCollectorMXBean> collectors = ManagementFactory.getGarbageCollectorMXBeans();

    /** What {@code collectgarbage "count"} tells, in megabytes. */
    String used() {
        Runtime java = Runtime.getRuntime();
        return String.format(Locale.ROOT, "%.1f MB", (java.totalMemory() - java.freeMemory()) / BYTES_PER_MEGABYTE);
    }

    /** How often, and for how long in all. */
    String collections() {
        long count = 0;
        long millis = 0;
        for (GarbageCollectorMXBean each : collectors) {
            count += Math.max(0, each.getCollectionCount());
            millis += Math.max(0, each.getCollectionTime());
        }
        return count + ", " + millis + " ms";
    }
}
