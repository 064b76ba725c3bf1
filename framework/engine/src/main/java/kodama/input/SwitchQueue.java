package kodama.input;

/** A queue of switch changes in order, so that no change between two latches is lost. */
final class SwitchQueue {
    /** Maximum number of pending changes. If there are more, only the current state of the switches is kept. */
    static final int MAX_CHANGES = 8192;

    /** Determines how many changes a latch takes. */
    interface Limit {
        /**
         * Returns whether a state of the switches can be part of the latch, in addition to those already allowed.
         *
         * @param on the state
         * @param changed number of the switch that changed; negative for none
         */
        boolean allows(SwitchSet on, int changed);
    }

    /** Switches that are on after the changes taken so far. */
    private final SwitchSet on = new SwitchSet();

    /** Switches that are on after all changes. */
    private final SwitchSet finalState = new SwitchSet();

    /** A ring buffer of changes: the numbers of the switches. */
    private short[] changes = new short[64];

    /** Index of the oldest change. */
    private int first;
    /** Number of pending changes. */
    private int count;

    void press(int number) {
        if (!finalState.contains(number)) turn(number);
    }

    void release(int number) {
        if (finalState.contains(number)) turn(number);
    }

    /** Returns whether a switch is on after all changes. */
    boolean isOn(int number) {
        return finalState.contains(number);
    }

    private void turn(int number) {
        if (count == MAX_CHANGES) skip();
        if (count == changes.length) grow();
        changes[(first + count++) % changes.length] = (short) number;
        finalState.flip(number);
    }

    private void grow() {
        short[] more = new short[2 * count];
        for (int i = 0; i < count; i++) more[i] = changes[(first + i) % count];
        changes = more;
        first = 0;
    }

    /** Returns the number of pending changes of a switch. */
    int pendingChanges(int number) {
        int waiting = 0;
        for (int i = 0; i < count; i++) if (changes[(first + i) % changes.length] == number) waiting++;
        return waiting;
    }

    /**
     * Takes changes in order, up to the first that the limit does not allow. The limit is also called before the first.
     */
    void latch(Limit limit) {
        limit.allows(on, -1);
        while (count > 0) {
            on.flip(changes[first]);
            if (!limit.allows(on, changes[first])) {
                on.flip(changes[first]);
                return;
            }
            first = (first + 1) % changes.length;
            count--;
        }
    }

    /** Discards the changes, but applies the current state of the switches. */
    void skip() {
        on.set(finalState);
        count = 0;
    }

    /** Turns all switches off at once. */
    void clear() {
        finalState.clear();
        skip();
    }
}
