package kodama.dev.overlay;

import java.util.Comparator;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;
import kodama.profile.FramePart;
import org.jspecify.annotations.Nullable;

/** The CPU rate of each thread: which share of one core it has used between two looks. */
final class ThreadLoad {
    /** The game thread, the draw thread, all others by name. */
    static final Comparator<String> ORDER = Comparator.comparing((String name) -> !name.equals(FramePart.MAIN.thread()))
            .thenComparing(name -> !name.equals(FramePart.DRAW.thread()))
            .thenComparing(Comparator.naturalOrder());

    private final Supplier<ThreadTimes> source;
    private @Nullable ThreadTimes before;
    private boolean isSupported = true;

    /** @param source reads the times; called at each look */
    ThreadLoad(Supplier<ThreadTimes> source) {
        this.source = source;
    }

    /** Begins again: the next look has nothing to compare with. */
    void forget() {
        before = null;
    }

    /** Whether the virtual machine measures threads, as far as is known. */
    boolean isSupported() {
        return isSupported;
    }

    /** Looks now. Returns the rates since the last look, in {@link #ORDER}; none at the first. */
    SortedMap<String, Double> look() {
        ThreadTimes now = source.get();
        isSupported = !now.cpuNanos().isEmpty();
        SortedMap<String, Double> rates = before == null ? new TreeMap<>(ORDER) : rates(before, now);
        before = now;
        return rates;
    }

    private static SortedMap<String, Double> rates(ThreadTimes before, ThreadTimes now) {
        SortedMap<String, Double> rates = new TreeMap<>(ORDER);
        double nanos = Math.max(1, now.nanoTime() - before.nanoTime());
        now.cpuNanos().forEach((name, time) -> {
            long used = time - before.cpuNanos().getOrDefault(name, 0L);
            rates.put(name, Math.max(0, used) / nanos); // less than before if one of several threads has ended
        });
        return rates;
    }
}
