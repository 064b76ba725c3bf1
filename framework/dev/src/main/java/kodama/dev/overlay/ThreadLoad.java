package kodama.dev.overlay;

import java.util.Comparator;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;
import kodama.profile.FramePart;
import org.jspecify.annotations.Nullable;

/** The CPU load of each thread: its share of one core between two readings. */
final class ThreadLoad {
    /** Order of threads: game thread, draw thread, then by name. */
    static final Comparator<String> ORDER = Comparator.comparing((String name) -> !name.equals(FramePart.MAIN.thread()))
            .thenComparing(name -> !name.equals(FramePart.DRAW.thread()))
            .thenComparing(Comparator.naturalOrder());

    private final Supplier<ThreadTimes> source;
    private @Nullable ThreadTimes before;
    /** @param source reads the CPU times */
    ThreadLoad(Supplier<ThreadTimes> source) {
        this.source = source;
    }

    /** Discards the last reading; the next one gives no rates. */
    void reset() {
        before = null;
    }

    /** Whether the JVM measures threads; true before the first reading. */
    boolean isSupported() {
        return before == null || !before.cpuNanos().isEmpty();
    }

    /** Reads the times. Returns the rates since the last reading, in {@link #ORDER}; empty for the first one. */
    SortedMap<String, Double> read() {
        ThreadTimes now = source.get();
        SortedMap<String, Double> rates = before == null ? new TreeMap<>(ORDER) : rates(before, now);
        before = now;
        return rates;
    }

    private static SortedMap<String, Double> rates(ThreadTimes before, ThreadTimes now) {
        SortedMap<String, Double> rates = new TreeMap<>(ORDER);
        double nanos = Math.max(1, now.nanoTime() - before.nanoTime());
        now.cpuNanos().forEach((name, time) -> {
            long used = time - before.cpuNanos().getOrDefault(name, 0L);
            rates.put(name, Math.max(0, used) / nanos); // negative if one of several threads has ended
        });
        return rates;
    }
}
