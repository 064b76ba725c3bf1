package kodama.lua.value;

import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;

/** The part of a table that finds keys of any kind by their hashes. */
final class HashPart {

    /*
     * 1. pairs holds keys and values in turn: open addressing, growing steps (even ones fill
     *    up when a table is copied in its own order), a power of two of pairs, never full. A removed key stays,
     *    or what stands for it, with a nil value until the next rehash, so a traversal may clear fields.
     * 2. An equal name that is another object is replaced by the one that found it: scripts ask with constants, which
     *    are one object per name, so that most look-ups end with the first comparison.
     * 3. Numbers among the keys are always LuaReal; a number that belongs into the list part is never here. What
     *    might come to belong there is counted, and how dense it is when there is no place for another.
     * 4. Hashes come from contents or from a number the machine counts, never from an address.
     * 5. Keys made to collide are found when one is put in: the table then changes to hashes that mix in its own
     *    number.
     */

    // sizes of objects on a 64-bit machine, in bytes
    private static final int SHELL = 48;
    private static final int PLACE = 4;
    private static final int NUMBER = 16;

    /** Pairs that there is room for at least, once there are any. */
    private static final int SMALLEST = 4;

    /** Places tried for a new key until the table no longer trusts its hashes; by chance it never takes so many. */
    private static final int MOST_TRIED = 100;

    private static final @Nullable LuaValue[] EMPTY = new LuaValue[2];

    /** Those of a table that has none; nothing is ever put into them. */
    static final HashPart NONE = new HashPart(0, 0);

    private static final LuaValue NIL = LuaValue.NIL;

    /** Stands for a removed key: it equals none, itself included. */
    private static final LuaReal TOMBSTONE = LuaReal.of(Double.NaN);

    /** The table's own number. */
    private final int sequence;

    private @Nullable LuaValue[] pairs;

    /** Pairs in use, cleared ones and those taken out included. */
    private int used;

    /** Of these, how many were taken out. */
    private int taken;

    /** Whether a number has been a key. */
    boolean hasNumbers;

    /** How many keys are whole numbers from 1, cleared ones included. */
    private int items;

    /** Whether many keys collided, so that hashes are made at greater cost. */
    private boolean isHardened;

    HashPart(int sequence, int keys) {
        this.sequence = sequence;
        pairs = keys == 0 ? EMPTY : new LuaValue[2 * capacityFor(keys)];
    }

    private static int capacityFor(int keys) {
        int pairs = SMALLEST;
        while (pairs - (pairs >> 2) < keys) pairs <<= 1;
        return pairs;
    }

    // where keys are

    private int start(LuaString key) {
        return (isHardened ? Hashes.hard(key, sequence) : Hashes.of(key)) << 1;
    }

    private int start(double key) {
        return (isHardened ? Hashes.hard(key, sequence) : Hashes.of(key)) << 1;
    }

    private int start(LuaValue key) {
        return (isHardened ? Hashes.hard(key, sequence) : Hashes.of(key)) << 1;
    }

    // reading

    /** The value of a name, or nil. */
    LuaValue get(LuaString key) {
        LuaValue[] all = pairs;
        int mask = all.length - 2;
        for (int i = start(key) & mask, step = 2; ; i = i + step & mask, step += 2) {
            LuaValue found = all[i];
            if (found == key) return all[i + 1];
            if (found == null) return NIL;
            if (found instanceof LuaString name && Hashes.areEqual(name, key)) {
                all[i] = key;
                return all[i + 1];
            }
        }
    }

    /** The value of a number, or nil. */
    LuaValue get(double key) {
        int at = find(key);
        return at < 0 ? NIL : pairs[at + 1];
    }

    /** The value of any key, or nil. */
    LuaValue get(LuaValue key) {
        int at = find(key);
        return at < 0 ? NIL : pairs[at + 1];
    }

    private int find(double key) {
        LuaValue[] all = pairs;
        int mask = all.length - 2;
        for (int i = start(key) & mask, step = 2; ; i = i + step & mask, step += 2) {
            LuaValue found = all[i];
            if (found == null) return -1;
            if (found instanceof LuaReal real && real.v == key) return i;
        }
    }

    private int find(LuaValue key) {
        if (key instanceof LuaReal real) return find(real.v);
        LuaValue[] all = pairs;
        int mask = all.length - 2;
        int removed = -1;
        for (int i = start(key) & mask, step = 2; ; i = i + step & mask, step += 2) {
            LuaValue found = all[i];
            if (found == null) return removed;
            if (found == key) return i;
            if (!isEqual(found, key)) continue;
            if (!(found instanceof DeadKey)) return i;
            removed = i;
        }
    }

    private static boolean isEqual(LuaValue found, LuaValue key) {
        if (found instanceof LuaString name) return key instanceof LuaString other && Hashes.areEqual(name, other);
        return found.raweq(key);
    }

    // writing

    /** Overwrites a name that is there, even with nil if {@code orNil}; false when it is not there. */
    boolean replace(LuaString key, LuaValue value, boolean orNil) {
        LuaValue[] all = pairs;
        int mask = all.length - 2;
        for (int i = start(key) & mask, step = 2; ; i = i + step & mask, step += 2) {
            LuaValue found = all[i];
            if (found == key || found instanceof LuaString name && Hashes.areEqual(name, key)) {
                if (!orNil && all[i + 1] == NIL) return false;
                all[i + 1] = value;
                return true;
            }
            if (found == null) return false;
        }
    }

    /** Sets any key. */
    void put(LuaValue key, LuaValue value) {
        int at = find(key);
        if (at >= 0) overwrite(at, key, value);
        else if (value != NIL) insert(key, value);
    }

    private void overwrite(int at, LuaValue key, LuaValue value) {
        if (value == NIL) pairs[at] = DeadKey.of(pairs[at]);
        else if (pairs[at] instanceof DeadKey) pairs[at] = key;
        pairs[at + 1] = value;
    }

    private void insert(LuaValue key, LuaValue value) {
        if (isFull()) rehash();
        count(key);
        place(key, value);
    }

    private boolean isFull() {
        int places = pairs.length >> 1;
        return used + 1 > places - (places >> 2);
    }

    private void count(LuaValue key) {
        if (!(key instanceof LuaReal real)) return;
        hasNumbers = true;
        if (isItem(real.v)) items++;
    }

    /** Whether a list might have such a key. */
    private static boolean isItem(double key) {
        int whole = (int) key;
        return whole == key && whole > 0;
    }

    private void place(LuaValue key, LuaValue value) {
        int mask = pairs.length - 2;
        int i = start(key) & mask;
        int step = 2;
        for (; pairs[i] != null; step += 2) i = i + step & mask;
        if (step > 2 * MOST_TRIED && !isHardened) {
            harden();
            place(key, value);
            return;
        }
        pairs[i] = key;
        pairs[i + 1] = value;
        used++;
    }

    private void harden() {
        isHardened = true;
        LuaValue[] old = pairs;
        pairs = new LuaValue[old.length];
        used = 0;
        for (int i = 0; i < old.length; i += 2) if (old[i] != null) place(old[i], old[i + 1]);
    }

    /** Gives up what was cleared or taken out, and makes room for more. */
    void rehash() {
        LuaValue[] old = pairs;
        int live = 0;
        for (int i = 1; i < old.length; i += 2) if (old[i] != null && old[i] != NIL) live++;
        int room = live / 4 + 1; // or a table that loses as much as it gains would soon be rebuilt again
        pairs = new LuaValue[2 * capacityFor(live + room)];
        used = 0;
        taken = 0;
        items = 0;
        hasNumbers = false;
        for (int i = 0; i < old.length; i += 2) {
            if (old[i] == null || old[i + 1] == NIL) continue;
            count(old[i]);
            place(old[i], old[i + 1]);
        }
    }

    // what moves to the list

    /** Whether there may be keys that a list might have. */
    boolean hasItems() {
        return items > 0;
    }

    /** Whether nothing is left but what was taken out. */
    boolean isSpent() {
        return used == taken;
    }

    /** Whether a number is new, and all places are in use. */
    boolean growWith(double key) {
        return isFull() && find(key) < 0;
    }

    /**
     * Up to which key a list of so many items would be more than half full behind them, with a new key; so many if
     * there is no such key.
     */
    int dense(int size, double key) {
        int[] counts = new int[Integer.SIZE];
        if (isItem(key)) counts[scale(key - size)]++;
        for (int i = 0; i < pairs.length; i += 2)
            if (pairs[i] instanceof LuaReal real && isItem(real.v) && pairs[i + 1] != NIL)
                counts[scale(real.v - size)]++;
        int room = 0;
        int found = 0;
        for (int i = 0; i < counts.length - 1; i++) {
            found += counts[i];
            if (found > 1 << i >> 1) room = 1 << i;
        }
        return size + room;
    }

    /** The power of two that is no less. */
    private static int scale(double distance) {
        return Integer.SIZE - Integer.numberOfLeadingZeros((int) distance - 1);
    }

    /** Takes out a number that moves to the list: it must not be found any more, not even as a cleared one. */
    LuaValue take(double key) {
        int at = items == 0 ? -1 : find(key);
        return at < 0 ? NIL : takeAt(at >> 1);
    }

    /** Takes out the number at a place. */
    LuaValue takeAt(int place) {
        LuaValue value = pairs[2 * place + 1];
        pairs[2 * place] = TOMBSTONE;
        pairs[2 * place + 1] = NIL;
        items--;
        taken++;
        return value;
    }

    // places, for traversals

    /** How many places there are. */
    int places() {
        return pairs.length >> 1;
    }

    /** The first place from there on that holds a pair, or -1. */
    int next(int from) {
        for (int i = from; i < places(); i++) if (pairs[2 * i] != null && pairs[2 * i + 1] != NIL) return i;
        return -1;
    }

    /** The place of a key, cleared or not, or -1. */
    int place(LuaValue key) {
        int at = find(key);
        return at < 0 ? -1 : at >> 1;
    }

    /** The key at a place that holds a pair. */
    LuaValue key(int place) {
        return pairs[2 * place];
    }

    LuaValue value(int place) {
        return pairs[2 * place + 1];
    }

    /** What they take, numbers included; in bytes. */
    int bytes() {
        return this == NONE ? 0 : SHELL + PLACE * pairs.length + NUMBER * used;
    }
}
