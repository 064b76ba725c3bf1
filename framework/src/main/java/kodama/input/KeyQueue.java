package kodama.input;

import java.util.Arrays;

/**
 * Which keys go down and up, shown one change of a key at a time: what a key does between two latches is seen in the latches
 * that follow, so that no press is lost.
 *
 * <p>A key has to be up between two presses, so it shows one press in two latches: thirty a second at sixty frames, twice of
 * what a hand can do. Only after a standstill there is more to show.
 */
final class KeyQueue {
    /** What a key did beyond that is forgotten but for whether it is down; even, so that this stays right. */
    static final int MOST_CHANGES = 2048;

    private static final Key[] KEYS = Key.values();

    private final KeySet shown = new KeySet();

    /** How often each key has changed since what is shown. */
    private final int[] waiting = new int[KEYS.length];

    void press(Key key) {
        if (!isDown(key)) change(key);
    }

    void release(Key key) {
        if (isDown(key)) change(key);
    }

    /** Whether it is down by now, which may not have been shown yet. */
    private boolean isDown(Key key) {
        boolean hasTurned = waiting[key.ordinal()] % 2 != 0;
        return shown.contains(key) != hasTurned;
    }

    private void change(Key key) {
        waiting[key.ordinal()] += waiting[key.ordinal()] < MOST_CHANGES ? 1 : -1;
    }

    /** Shows the next change of each key, and copies which are down then. */
    void latch(KeySet into) {
        for (Key key : KEYS) if (waiting[key.ordinal()] > 0) show(key);
        into.set(shown);
    }

    private void show(Key key) {
        waiting[key.ordinal()]--;
        shown.flip(key);
    }

    /** Forgets all but which keys are down by now. */
    void skip() {
        for (Key key : KEYS) waiting[key.ordinal()] %= 2;
    }

    /** Lets go of all keys at once. */
    void clear() {
        shown.clear();
        Arrays.fill(waiting, 0);
    }
}
