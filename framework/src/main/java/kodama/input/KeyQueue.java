package kodama.input;

/**
 * What keys do, in the order in which it came: each change waits until it is taken, so that none is lost that comes
 * between two latches.
 */
final class KeyQueue {
    /** More changes than that do not wait: all but which keys are down by now is forgotten then. */
    static final int MOST_CHANGES = 8192;

    /** Says how far a latch goes. */
    interface Limit {
        /** Whether keys may be shown like this, after what was allowed before. */
        boolean allows(KeySet plain, KeySet withCtrl);
    }

    private static final Key[] KEYS = Key.values();

    /** Those that are down as far as changes were taken: by themselves, and together with control. */
    private final KeySet plain = new KeySet();

    private final KeySet withCtrl = new KeySet();

    /** Those that are down once all changes are taken. */
    private final KeySet plainByNow = new KeySet();

    private final KeySet withCtrlByNow = new KeySet();

    /** A ring of changes: the number of a key, plus as many as there are keys if it is one with control. */
    private short[] changes = new short[64];

    /** Index of the oldest change. */
    private int first;
    /** How many changes wait. */
    private int count;

    void press(Key key, boolean isWithCtrl) {
        if (!byNow(isWithCtrl).contains(key)) turn(key, isWithCtrl);
    }

    void release(Key key) {
        if (plainByNow.contains(key)) turn(key, false);
        if (withCtrlByNow.contains(key)) turn(key, true);
    }

    private KeySet byNow(boolean isWithCtrl) {
        return isWithCtrl ? withCtrlByNow : plainByNow;
    }

    private void turn(Key key, boolean isWithCtrl) {
        if (count == MOST_CHANGES) skip();
        if (count == changes.length) grow();
        changes[(first + count++) % changes.length] = (short) (key.ordinal() + (isWithCtrl ? KEYS.length : 0));
        byNow(isWithCtrl).flip(key);
    }

    private void grow() {
        short[] more = new short[2 * count];
        for (int i = 0; i < count; i++) more[i] = changes[(first + i) % count];
        changes = more;
        first = 0;
    }

    /** Takes changes in order, up to the first that the limit does not allow; it is asked before the first, too. */
    void latch(Limit limit) {
        limit.allows(plain, withCtrl);
        while (count > 0) {
            flip(changes[first]);
            if (!limit.allows(plain, withCtrl)) {
                flip(changes[first]);
                return;
            }
            first = (first + 1) % changes.length;
            count--;
        }
    }

    private void flip(int change) {
        (change < KEYS.length ? plain : withCtrl).flip(KEYS[change % KEYS.length]);
    }

    /** Forgets all but which keys are down by now. */
    void skip() {
        plain.set(plainByNow);
        withCtrl.set(withCtrlByNow);
        count = 0;
    }

    /** Lets go of all keys at once. */
    void clear() {
        plainByNow.clear();
        withCtrlByNow.clear();
        skip();
    }
}
