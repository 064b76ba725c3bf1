package kodama.lua.value;

import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;

/** The hash part of a table, for keys of any type. */
final class HashPart {

    /*
     * 1. pairs holds keys and values alternately: open addressing, growing steps (even steps cluster when a table is
     *    copied in its own order), a power of two of pairs, never full. A removed key, or a dead key for it, stays with
     *    a nil value until the next rehash, so that a traversal may clear fields.
     * 2. If an equal name is found that is another object, the table keeps the object that was asked for: scripts use
     *    constants, which are one object per name, so most lookups end with the first comparison.
     * 3. Number keys are always LuaReal; a number that belongs to the list part is never here. Candidates for the list
     *    are counted, and their density is checked when the table is full.
     * 4. Hashes come from contents or sequence numbers, never from an address.
     * 5. Keys that were made to collide are detected when one is added: the table then uses hashes that include its own
     *    number.
     */

    // sizes of objects on a 64-bit JVM, in bytes
    private static final int SHELL = 48;
    private static final int PLACE = 4;
    private static final int NUMBER = 16;

    /** Smallest number of pairs, once there are any. */
    private static final int MIN_CAPACITY = 4;

    /** Most probes for a new key before the hashes are hardened; random keys never need that many. */
    private static final int MAX_TRIED = 100;

    private static final @Nullable LuaValue[] EMPTY = new LuaValue[2];

    /** The hash part of a table that has none; it is never written. */
    static final HashPart NONE = new HashPart(0, 0);

    private static final LuaValue NIL = LuaValue.NIL;

    /** Marks a removed key; it equals nothing, not even itself. */
    private static final LuaReal TOMBSTONE = LuaReal.of(Double.NaN);

    /** The table's sequence number. */
    private final int sequence;

    private @Nullable LuaValue[] pairs;

    /** Pairs in use, including cleared and taken ones. */
    private int used;

    /** How many of these were taken out. */
    private int takenOut;

    /** Whether a number has been a key. */
    boolean hasNumbers;

    /** How many keys are integers from 1, including cleared ones. */
    private int items;

    /** Whether many keys have collided, so that slower, stronger hashes are used. */
    private boolean isHardened;

    HashPart(int sequence, int keys) {
        this.sequence = sequence;
        pairs = keys == 0 ? EMPTY : new LuaValue[2 * capacityFor(keys)];
    }

    private static int capacityFor(int keys) {
        int pairs = MIN_CAPACITY;
        while (pairs - (pairs >> 2) < keys) pairs <<= 1;
        return pairs;
    }

    // probing

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

    /** Returns the value of a name, or nil. */
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

    /** Returns the value of a number, or nil. */
    LuaValue get(double key) {
        int at = find(key);
        return at < 0 ? NIL : pairs[at + 1];
    }

    /** Returns the value of any key, or nil. */
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

    /** Overwrites an existing name, also a cleared one if {@code orNil}; false if it does not exist. */
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
        int capacity = pairs.length >> 1;
        return used + 1 > capacity - (capacity >> 2);
    }

    private void count(LuaValue key) {
        if (!(key instanceof LuaReal real)) return;
        hasNumbers = true;
        if (isItem(real.v)) items++;
    }

    /** Whether a list could have such a key. */
    private static boolean isItem(double key) {
        int whole = (int) key;
        return whole == key && whole > 0;
    }

    private void place(LuaValue key, LuaValue value) {
        int mask = pairs.length - 2;
        int i = start(key) & mask;
        int step = 2;
        for (; pairs[i] != null; step += 2) i = i + step & mask;
        if (step > 2 * MAX_TRIED && !isHardened) {
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

    /** Removes cleared and taken pairs, and makes room for more. */
    void rehash() {
        LuaValue[] old = pairs;
        int live = 0;
        for (int i = 1; i < old.length; i += 2) if (old[i] != null && old[i] != NIL) live++;
        int room = live / 4 + 1; // avoids frequent rehashes of a table of constant size
        pairs = new LuaValue[2 * capacityFor(live + room)];
        used = 0;
        takenOut = 0;
        items = 0;
        hasNumbers = false;
        for (int i = 0; i < old.length; i += 2) {
            if (old[i] == null || old[i + 1] == NIL) continue;
            count(old[i]);
            place(old[i], old[i + 1]);
        }
    }

    // moves to the list

    /** Whether there may be keys that a list could have. */
    boolean hasItems() {
        return items > 0;
    }

    /** Whether only taken pairs are left. */
    boolean isSpent() {
        return used == takenOut;
    }

    /** Whether a number is a new key and all pairs are in use. */
    boolean growWith(double key) {
        return isFull() && find(key) < 0;
    }

    /**
     * Returns the length up to which a list of {@code size} items would be more than half full with these keys and a
     * new one; {@code size} if it would not be.
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

    /** Returns the next power of two, at least {@code distance}. */
    private static int scale(double distance) {
        return Integer.SIZE - Integer.numberOfLeadingZeros((int) distance - 1);
    }

    /** Takes out a number that moves to the list, so that it is no longer found, not even as a cleared key. */
    LuaValue take(double key) {
        int at = items == 0 ? -1 : find(key);
        return at < 0 ? NIL : takeAt(at >> 1);
    }

    /** Takes out the number at an index. */
    LuaValue takeAt(int index) {
        LuaValue value = pairs[2 * index + 1];
        pairs[2 * index] = TOMBSTONE;
        pairs[2 * index + 1] = NIL;
        items--;
        takenOut++;
        return value;
    }

    // indices, for traversals

    /** Returns the number of indices. */
    int capacity() {
        return pairs.length >> 1;
    }

    /** Returns the first index from {@code from} on that holds a pair, or -1. */
    int next(int from) {
        for (int i = from; i < capacity(); i++) if (pairs[2 * i] != null && pairs[2 * i + 1] != NIL) return i;
        return -1;
    }

    /** Returns the index of a key, cleared or not, or -1. */
    int indexOf(LuaValue key) {
        int at = find(key);
        return at < 0 ? -1 : at >> 1;
    }

    /** Returns the key at an index that holds a pair. */
    LuaValue key(int index) {
        return pairs[2 * index];
    }

    LuaValue value(int index) {
        return pairs[2 * index + 1];
    }

    /** Returns the memory, including numbers, in bytes. */
    int bytes() {
        return this == NONE ? 0 : SHELL + PLACE * pairs.length + NUMBER * used;
    }
}
