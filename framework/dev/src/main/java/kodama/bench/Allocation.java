package kodama.bench;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** Counts the bytes that the current thread allocates, if the virtual machine supports that. */
public final class Allocation {
    private Allocation() {}

    /**
     * Returns the number of bytes that the current thread has allocated so far; 0 if the virtual machine does not
     * count.
     */
    public static long bytes() {
        return ManagementFactory.getThreadMXBean() instanceof ThreadMXBean threads
                ? threads.getThreadAllocatedBytes(Thread.currentThread().getId())
                : 0;
    }
}
