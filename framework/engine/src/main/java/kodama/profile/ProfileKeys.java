package kodama.profile;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** All keys there are, by number: one for each name on each thread. Any thread may ask and add. */
final class ProfileKeys {
    /** Names that are made up again and again must not fill the memory. */
    private static final int MOST = 1_000;

    /** What further names are recorded by. */
    private static final String OTHERS = "(others)";

    /** By thread, then by name. No record is the key, as the first one costs 30 ms at each start of a game. */
    private final Map<String, Map<String, Integer>> keys = new HashMap<>();

    /** Never changed in place, so that to add takes no lock on them all. */
    private volatile Accumulator[] accounts = new Accumulator[0];

    ProfileKeys() {
        for (FramePart part : FramePart.values()) key(part.thread(), part.label());
    }

    synchronized int key(String thread, String name) {
        Map<String, Integer> ofThread = keys.computeIfAbsent(thread, each -> new HashMap<>());
        Integer known = ofThread.get(name);
        if (known != null) return known;
        if (accounts.length >= MOST - 1 && !name.equals(OTHERS)) return key("", OTHERS);
        return ofThread.computeIfAbsent(name, each -> open(thread, each));
    }

    private int open(String thread, String name) {
        int key = accounts.length;
        Accumulator[] more = Arrays.copyOf(accounts, key + 1);
        more[key] = new Accumulator(thread, name);
        accounts = more;
        return key;
    }

    int count() {
        return accounts.length;
    }

    Accumulator get(int key) {
        return accounts[key];
    }

    /** Takes out what was recorded since the last frame. */
    void drain(FrameRow row, long period, double threshold) {
        Accumulator[] now = accounts;
        row.begin(now.length, period, threshold);
        for (int key = 0; key < now.length; key++) now[key].drain(row, key);
    }

    /** What was recorded by one key since the last frame; any thread adds, the game thread takes it all out. */
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

        /** Moves what there is into the row of a frame. */
        synchronized void drain(FrameRow row, int key) {
            row.set(key, nanos, longest, count);
            nanos = longest = count = 0;
        }
    }
}
