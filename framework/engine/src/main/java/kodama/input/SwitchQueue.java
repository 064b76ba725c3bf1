package kodama.input;

/**
 * What switches do, in the order in which it came: each change waits until it is taken, so that none is lost that comes
 * between two latches.
 */
final class SwitchQueue {
    /** More changes than that do not wait: all but which switches are on by now is forgotten then. */
    static final int MAX_CHANGES = 8192;

    /** Says how far a latch goes. */
    interface Limit {
        /**
         * Whether switches may be shown like this, after what was allowed before.
         *
         * @param turned number of the switch that was turned; negative if none was
         */
        boolean allows(SwitchSet on, int turned);
    }

    /** Those that are on as far as changes were taken. */
    private final SwitchSet on = new SwitchSet();

    /** Those that are on once all changes are taken. */
    private final SwitchSet onByNow = new SwitchSet();

    /** A ring of changes: the number of a switch that is turned. */
    private short[] changes = new short[64];

    /** Index of the oldest change. */
    private int first;
    /** How many changes wait. */
    private int count;

    void press(int number) {
        if (!onByNow.contains(number)) turn(number);
    }

    void release(int number) {
        if (onByNow.contains(number)) turn(number);
    }

    private void turn(int number) {
        if (count == MAX_CHANGES) skip();
        if (count == changes.length) grow();
        changes[(first + count++) % changes.length] = (short) number;
        onByNow.flip(number);
    }

    private void grow() {
        short[] more = new short[2 * count];
        for (int i = 0; i < count; i++) more[i] = changes[(first + i) % count];
        changes = more;
        first = 0;
    }

    /** How many changes of a switch wait. */
    int pendingChanges(int number) {
        int waiting = 0;
        for (int i = 0; i < count; i++) if (changes[(first + i) % changes.length] == number) waiting++;
        return waiting;
    }

    /** Takes changes in order, up to the first that the limit does not allow; it is asked before the first, too. */
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

    /** Forgets all but which switches are on by now. */
    void skip() {
        on.set(onByNow);
        count = 0;
    }

    /** Turns all switches off at once. */
    void clear() {
        onByNow.clear();
        skip();
    }
}
