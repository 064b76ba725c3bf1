package kodama.profile;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** All keys there are, by number: one for each name on each thread. Any thread may ask and add. */
final class Accounts {
    /** Names that are made up again and again must not fill the memory. */
    private static final int MOST = 1_000;

    /** What further names are recorded by. */
    private static final String OTHERS = "(others)";

    private record Id(String thread, String name) {}

    private final Map<Id, Integer> keys = new HashMap<>();

    /** Never changed in place, so that to add takes no lock on them all. */
    private volatile Account[] accounts = new Account[0];

    Accounts() {
        for (FramePart part : FramePart.values()) key(part.thread(), part.label());
    }

    synchronized int key(String thread, String name) {
        Integer known = keys.get(new Id(thread, name));
        if (known != null) return known;
        boolean isLast = accounts.length >= MOST - 1;
        Id id = isLast ? new Id("", OTHERS) : new Id(thread, name);
        return keys.computeIfAbsent(id, this::open);
    }

    private int open(Id id) {
        int key = accounts.length;
        Account[] more = Arrays.copyOf(accounts, key + 1);
        more[key] = new Account(id.thread(), id.name());
        accounts = more;
        return key;
    }

    int count() {
        return accounts.length;
    }

    Account get(int key) {
        return accounts[key];
    }

    /** Takes out what was recorded since the last frame. */
    void drain(FrameRow row, long period, double threshold) {
        Account[] now = accounts;
        row.begin(now.length, period, threshold);
        for (int key = 0; key < now.length; key++) now[key].drain(row, key);
    }
}
