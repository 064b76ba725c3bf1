package kodama.bench;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** Counts the bytes that the current thread allocates, on a virtual machine that can tell. */
public final class Allocation {
    private Allocation() {}

    /**
     * Returns what the current thread has allocated since it was started; in bytes; 0 on a virtual machine that does
     * not count.
     */
    public static long bytes() {
        return ManagementFactory.getThreadMXBean() instanceof ThreadMXBean threads
                ? threads.getThreadAllocatedBytes(Thread.currentThread().getId())
                : 0;
    }
}
