package kodama.lua.value;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;

/** The part of a table that finds names, and all other keys but those of its list, by hashes. */
public abstract class NodeTable extends LuaTable implements Counted {

    /*
     * 1. nodes holds keys and values in turn: open addressing, growing steps (even ones fill
     *    up when a table is copied in its own order), a power of two of pairs, never full. A removed field keeps its
     *    key, or what stands for it, with a nil value until the next rehash, so a traversal may clear fields.
     * 2. Constants of scripts are one object per name, so most look-ups end with the first comparison. An equal name
     *    that is another object is replaced by the constant that found it.
     * 3. Numbers among the keys are always LuaReal; a number that belongs into the list part is never in nodes.
     * 4. Hashes come from contents or from a number the machine counts, never from an address.
     * 5. It is what a table extends, and not a part of it: finding a field by way of an object of its own took 6 to 10
     *    % longer.
     * 6. Keys made to collide are found when one is put in: the table then changes to hashes that mix in its own
     * number.
     */

    /** Pairs that there is room for at least, once there are any. */
    static final int SMALLEST = 4;

    /** Places tried for a new key until the table no longer trusts its hashes; by chance it never takes so many. */
    private static final int MOST_TRIED = 100;

    private static final @Nullable LuaValue[] EMPTY_NODES = new LuaValue[2];

    private static final LuaValue[] NOTHING = {};

    /** Stands for a removed key: it equals none, itself included. */
    private static final LuaReal TOMBSTONE = LuaReal.of(Double.NaN);

    /** Counts the machine's objects; gives the hash and the printed name. */
    final int sequence;

    @Nullable
    LuaValue[] nodes = EMPTY_NODES;

    @Nullable
    LuaTable meta;

    /** Pairs of nodes in use, cleared ones included. */
    int used;

    /** Whether a number has been a key outside the list. */
    boolean hasNumbers;

    /** Whether many keys collided, so that hashes are made at greater cost. */
    private boolean isHardened;

    NodeTable(int sequence, int fields) {
        this.sequence = sequence;
        if (fields > 0) nodes = new LuaValue[2 * capacityFor(fields)];
    }

    private static int capacityFor(int fields) {
        int pairs = SMALLEST;
        while (pairs - (pairs >> 2) < fields) pairs <<= 1;
        return pairs;
    }

    /** Forgets all keys, and the metatable. */
    final void clearNodes() {
        nodes = EMPTY_NODES;
        used = 0;
        hasNumbers = false;
        isHardened = false;
        meta = null;
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

    // names

    /**
     * The value of a name, or nil; metatables are not asked.
     *
     * @param key the key
     * @return the value, or nil
     */
    public LuaValue field(LuaString key) {
        LuaValue[] pairs = nodes;
        int mask = pairs.length - 2;
        for (int i = start(key) & mask, step = 2; ; i = i + step & mask, step += 2) {
            LuaValue found = pairs[i];
            if (found == key) return pairs[i + 1];
            if (found == null) return NIL;
            if (found instanceof LuaString name && Hashes.areEqual(name, key)) {
                pairs[i] = key;
                return pairs[i + 1];
            }
        }
    }

    /**
     * The value of a name, or nil: looks first where the last table had it, as tables made alike have it there too.
     *
     * @param key the key
     * @param hints where names were found, shared by all tables that an instruction meets
     * @param hint the place in {@code hints} that belongs to the instruction
     * @return the value, or nil
     */
    public LuaValue field(LuaString key, int[] hints, int hint) {
        LuaValue[] pairs = nodes;
        int at = hints[hint] & pairs.length - 2;
        return pairs[at] == key ? pairs[at + 1] : searched(key, hints, hint);
    }

    private LuaValue searched(LuaString key, int[] hints, int hint) {
        LuaValue[] pairs = nodes;
        int mask = pairs.length - 2;
        for (int i = start(key) & mask, step = 2; ; i = i + step & mask, step += 2) {
            LuaValue found = pairs[i];
            if (found == null) return NIL;
            if (found == key) {
                hints[hint] = i;
                return pairs[i + 1];
            }
            if (found instanceof LuaString name && Hashes.areEqual(name, key)) {
                pairs[i] = key;
                return pairs[i + 1];
            }
        }
    }

    /**
     * Overwrites a name that has a value, or that has none while there is no metatable; false when it is not there.
     *
     * @param key the key
     * @param value the value; nil removes
     * @return whether it is done
     */
    public boolean replaceField(LuaString key, LuaValue value) {
        LuaValue[] pairs = nodes;
        int mask = pairs.length - 2;
        for (int i = start(key) & mask, step = 2; ; i = i + step & mask, step += 2) {
            LuaValue found = pairs[i];
            if (found == key || found instanceof LuaString name && Hashes.areEqual(name, key)) {
                if (meta != null && pairs[i + 1] == NIL) return false;
                pairs[i + 1] = value;
                return true;
            }
            if (found == null) return false;
        }
    }

    /**
     * As {@link #replaceField(LuaString, LuaValue)}, after a look where the last table had the name.
     *
     * @param key the key
     * @param value the value; nil removes
     * @param hints where names were found, shared by all tables that an instruction meets
     * @param hint the place in {@code hints} that belongs to the instruction
     * @return whether it is done
     */
    public boolean replaceField(LuaString key, LuaValue value, int[] hints, int hint) {
        LuaValue[] pairs = nodes;
        int at = hints[hint] & pairs.length - 2;
        if (pairs[at] != key || meta != null && pairs[at + 1] == NIL) return replaceSearched(key, value, hints, hint);
        pairs[at + 1] = value;
        return true;
    }

    private boolean replaceSearched(LuaString key, LuaValue value, int[] hints, int hint) {
        searched(key, hints, hint);
        return replaceField(key, value);
    }

    // any key

    LuaValue numbered(double key) {
        int at = find(key);
        return at < 0 ? NIL : nodes[at + 1];
    }

    int find(double key) {
        LuaValue[] pairs = nodes;
        int mask = pairs.length - 2;
        for (int i = start(key) & mask, step = 2; ; i = i + step & mask, step += 2) {
            LuaValue found = pairs[i];
            if (found == null) return -1;
            if (found instanceof LuaReal real && real.v == key) return i;
        }
    }

    int find(LuaValue key) {
        if (key instanceof LuaReal real) return find(real.v);
        LuaValue[] pairs = nodes;
        int mask = pairs.length - 2;
        int removed = -1;
        for (int i = start(key) & mask, step = 2; ; i = i + step & mask, step += 2) {
            LuaValue found = pairs[i];
            if (found == null) return removed;
            if (found == key) return i;
            if (!isEqual(found, key)) continue;
            if (!(found instanceof RemovedKey)) return i;
            removed = i;
        }
    }

    private static boolean isEqual(LuaValue found, LuaValue key) {
        if (found instanceof LuaString name) return key instanceof LuaString other && Hashes.areEqual(name, other);
        return found.raweq(key);
    }

    /** Sets any key of the node part. */
    void put(LuaValue key, LuaValue value) {
        int at = find(key);
        if (at >= 0) overwrite(at, key, value);
        else if (value != NIL) insert(key, value);
    }

    private void overwrite(int at, LuaValue key, LuaValue value) {
        if (value == NIL) nodes[at] = RemovedKey.of(nodes[at]);
        else if (nodes[at] instanceof RemovedKey) nodes[at] = key;
        nodes[at + 1] = value;
    }

    private void insert(LuaValue key, LuaValue value) {
        int pairs = nodes.length >> 1;
        if (used + 1 > pairs - (pairs >> 2) || nodes == EMPTY_NODES) rehash();
        if (key instanceof LuaReal) hasNumbers = true;
        place(key, value);
    }

    private void place(LuaValue key, LuaValue value) {
        int mask = nodes.length - 2;
        int i = start(key) & mask;
        int step = 2;
        for (; nodes[i] != null; step += 2) i = i + step & mask;
        if (step > 2 * MOST_TRIED && !isHardened) {
            harden();
            place(key, value);
            return;
        }
        nodes[i] = key;
        nodes[i + 1] = value;
        used++;
    }

    private void harden() {
        isHardened = true;
        LuaValue[] old = nodes;
        nodes = new LuaValue[old.length];
        used = 0;
        for (int i = 0; i < old.length; i += 2) if (old[i] != null) place(old[i], old[i + 1]);
    }

    private void rehash() {
        LuaValue[] old = nodes;
        int live = 0;
        for (int i = 1; i < old.length; i += 2) if (old[i] != null && old[i] != NIL) live++;
        int room = live / 4 + 1; // or a table that loses as much as it gains would soon be rebuilt again
        nodes = new LuaValue[2 * capacityFor(live + room)];
        used = 0;
        for (int i = 0; i < old.length; i += 2) if (old[i] != null && old[i + 1] != NIL) place(old[i], old[i + 1]);
    }

    /** A number that moves to the list must not be found among the nodes any more, not even as a cleared one. */
    void removeNode(double key) {
        int at = find(key);
        if (at >= 0) removeNode(at);
    }

    void removeNode(int at) {
        nodes[at] = TOMBSTONE;
        nodes[at + 1] = NIL;
    }

    // what is attached

    /**
     * Keeps a value alive as long as this table is, while weak tables are taken apart, or until it is finalized.
     *
     * @param value what is kept alive
     */
    public void attach(LuaValue value) {
        array = Arrays.copyOf(array, array.length + 1);
        array[array.length - 1] = value;
    }

    /**
     * Lets go of what was attached, but for what came first if that is to stay.
     *
     * @param keepsFirst whether what was attached first stays
     */
    public void detach(boolean keepsFirst) {
        array = keepsFirst ? new LuaValue[] {array[0]} : NOTHING;
    }

    /**
     * Keeps one value alive and lets go of all others.
     *
     * @param value what is kept alive
     */
    public void attachOnly(LuaValue value) {
        array = new LuaValue[] {value};
    }

    /**
     * What was attached first and is still there, or null.
     *
     * @return the value, or null
     */
    @Nullable
    public LuaValue attached() {
        return array.length == 0 ? null : array[0];
    }

    // LuaTable's face

    @Override
    public @Nullable LuaValue getmetatable() {
        return meta;
    }

    @Override
    public LuaValue setmetatable(@Nullable LuaValue metatable) {
        meta = metatable == null || metatable.isnil() ? null : metatable.checktable();
        return this;
    }

    @Override
    public boolean eq_b(LuaValue other) {
        return this == other;
    }

    @Override
    public LuaValue eq(LuaValue other) {
        return valueOf(this == other);
    }

    @Override
    protected int getHashLength() {
        return nodes.length >> 1;
    }

    @Override
    public int hashCode() {
        return Hashes.ofSequence(sequence);
    }

    @Override
    public int stableHash() {
        return hashCode();
    }

    @Override
    public boolean equals(Object other) {
        return this == other;
    }

    @Override
    public String tojstring() {
        return ObjectNames.of("table", sequence);
    }
}
