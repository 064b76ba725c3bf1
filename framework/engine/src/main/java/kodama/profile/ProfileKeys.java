package kodama.profile;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** All keys of the profiler, numbered; each is a name on a thread. Any thread may add and look up keys. */
final class ProfileKeys {
    /** Most keys, because generated names must not fill the memory. */
    private static final int MAX_KEYS = 1_000;

    /** The name that is used once there are too many. */
    private static final String OTHERS = "(others)";

    /**
     * Keys by thread, then by name. Not keyed by a record, because the first record costs 30 ms at each start of a
     * game.
     */
    private final Map<String, Map<String, Integer>> keys = new HashMap<>();

    /** Replaced, never changed, so that adding takes no common lock. */
    private volatile Accumulator[] accumulators = new Accumulator[0];

    ProfileKeys() {
        for (FramePart part : FramePart.values()) key(part.thread(), part.label());
    }

    synchronized int key(String thread, String name) {
        Map<String, Integer> ofThread = keys.computeIfAbsent(thread, each -> new HashMap<>());
        Integer known = ofThread.get(name);
        if (known != null) return known;
        if (accumulators.length >= MAX_KEYS - 1 && !name.equals(OTHERS)) return key("", OTHERS);
        return ofThread.computeIfAbsent(name, each -> open(thread, each));
    }

    private int open(String thread, String name) {
        int key = accumulators.length;
        Accumulator[] more = Arrays.copyOf(accumulators, key + 1);
        more[key] = new Accumulator(thread, name);
        accumulators = more;
        return key;
    }

    int count() {
        return accumulators.length;
    }

    Accumulator get(int key) {
        return accumulators[key];
    }

    /** Moves the records since the last frame into a row. */
    void drain(FrameRow row, long period, double threshold) {
        Accumulator[] now = accumulators;
        row.begin(now.length, period, threshold);
        for (int key = 0; key < now.length; key++) now[key].drain(row, key);
    }

    /** The records of one key since the last frame; any thread adds, the game thread removes them. */
    static final class Accumulator {
        final String thread;
        final String name;

        private long nanos;
        private long longest;
        private int count;

        Accumulator(String thread, String name) {
            this.thread = thread;
            this.name = name;
        }

        synchronized void add(long time) {
            nanos += time;
            longest = Math.max(longest, time);
            count++;
        }

        /** Moves the records into the row of a frame. */
        synchronized void drain(FrameRow row, int key) {
            row.set(key, nanos, longest, count);
            nanos = longest = count = 0;
        }
    }
}
