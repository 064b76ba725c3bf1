package kodama.lua.value;

import java.util.Arrays;
import kodama.lua.error.MessageError;
import kodama.lua.error.ScriptError;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaNumber;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** A table of the machine: a list part, and a part for all other keys. */
public final class ScriptTable extends LuaTable implements StableHash {

    /*
     * 1. list[0 .. size-1] holds the values of keys 1 .. size; the last of them is never nil. The key size + 1 appends.
     * 2. nodes holds keys and values in turn: open addressing, growing steps (even ones fill
     *    up when a table is copied in its own order), a power of two of pairs, never full. A
     *    removed field keeps its key with a nil value until the next rehash, so a traversal may clear fields.
     * 3. Constants of scripts are one object per name, so most look-ups end with the first comparison. An equal name
     *    that is another object is replaced by the constant that found it.
     * 4. Numbers among the keys are always LuaReal; a number that belongs into the list part is never in nodes.
     * 5. Hashes come from contents or from a number the machine counts, never from an address.
     * 6. Keys made to collide are found when one is put in: the table then changes to hashes that mix in its own number.
     */

    static final int SMALLEST = 4;

    /** Tables behind {@code __index} that are looked at for the price of the instruction. */
    private static final int SHORT_CHAIN = 3;

    /** Places tried for a new key until the table no longer trusts its hashes; by chance it never takes so many. */
    private static final int MOST_TRIED = 100;

    // sizes of objects on a 64-bit machine, in bytes
    private static final int SHELL = 64;
    private static final int PLACE = 4;
    private static final int NUMBER = 16;

    private static final @Nullable LuaValue[] EMPTY_NODES = new LuaValue[2];
    private static final LuaValue[] EMPTY_LIST = new LuaValue[0];

    /** A key that equals none, itself included. */
    private static final LuaReal BURIED = LuaReal.of(Double.NaN);

    /** Counts the machine's objects; gives the hash and the printed name. */
    final int sequence;

    LuaValue[] list = EMPTY_LIST;
    int size;

    @Nullable
    LuaValue[] nodes = EMPTY_NODES;

    @Nullable
    LuaTable meta;

    /** Pairs of nodes in use, cleared ones included. */
    private int used;

    private boolean hasNumbers;

    /** Whether many keys collided, so that hashes are made at greater cost. */
    private boolean isHardened;

    /**
     * Makes an empty table.
     *
     * @param sequence what the machine counts the table by
     */
    public ScriptTable(int sequence) {
        this.sequence = sequence;
    }

    /**
     * Makes an empty table with room.
     *
     * @param sequence what the machine counts the table by
     * @param listItems items expected in the list
     * @param fields other keys expected
     */
    public ScriptTable(int sequence, int listItems, int fields) {
        this.sequence = sequence;
        if (listItems > 0) list = new LuaValue[listItems];
        if (fields > 0) nodes = new LuaValue[2 * capacityFor(fields)];
    }

    private static int capacityFor(int fields) {
        int pairs = SMALLEST;
        while (pairs - (pairs >> 2) < fields) pairs <<= 1;
        return pairs;
    }

    /**
     * About how much memory the table takes with what belongs to it alone: places of values, and numbers.
     *
     * @return the estimate; in bytes
     */
    public int bytes() {
        return SHELL + PLACE * (list.length + nodes.length) + NUMBER * (size + used);
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
     * The value of a name that tables behind {@code __index} have; null when it takes more than looking there.
     *
     * @param key the key
     * @return the value, nil, or null when it takes more
     */
    @Nullable
    public LuaValue inherited(LuaString key) {
        ScriptTable table = this;
        for (int i = 0; i < SHORT_CHAIN; i++) {
            if (!(table.meta instanceof ScriptTable behind)) return table.meta == null ? NIL : null;
            LuaValue handler = behind.field(MetaNames.INDEX);
            if (!(handler instanceof ScriptTable next)) return handler == NIL ? NIL : null;
            LuaValue value = next.field(key);
            if (value != NIL) return value;
            table = next;
        }
        return null;
    }

    /**
     * The value of a number, or nil.
     *
     * @param key the key
     * @return the value, or nil
     */
    public LuaValue item(double key) {
        int whole = (int) key;
        if (whole == key) {
            int at = whole - 1;
            return at >= 0 && at < size ? list[at] : hasNumbers ? numbered(key) : NIL;
        }
        return hasNumbers ? numbered(key) : NIL;
    }

    private LuaValue numbered(double key) {
        int at = find(key);
        return at < 0 ? NIL : nodes[at + 1];
    }

    @Override
    public LuaValue rawget(LuaValue key) {
        if (key instanceof LuaString name) return field(name);
        if (key instanceof LuaReal real) return item(real.v);
        if (key instanceof LuaNumber number) return item(number.todouble());
        int at = find(key);
        return at < 0 ? NIL : nodes[at + 1];
    }

    @Override
    public LuaValue rawget(int key) {
        return item(key);
    }

    private int find(double key) {
        LuaValue[] pairs = nodes;
        int mask = pairs.length - 2;
        for (int i = start(key) & mask, step = 2; ; i = i + step & mask, step += 2) {
            LuaValue found = pairs[i];
            if (found == null) return -1;
            if (found instanceof LuaReal real && real.v == key) return i;
        }
    }

    private int find(LuaValue key) {
        if (key instanceof LuaReal real) return find(real.v);
        LuaValue[] pairs = nodes;
        int mask = pairs.length - 2;
        for (int i = start(key) & mask, step = 2; ; i = i + step & mask, step += 2) {
            LuaValue found = pairs[i];
            if (found == null) return -1;
            if (found == key || isEqual(found, key)) return i;
        }
    }

    private static boolean isEqual(LuaValue found, LuaValue key) {
        if (found instanceof LuaString name) return key instanceof LuaString other && Hashes.areEqual(name, other);
        return found.raweq(key);
    }

    // writing

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

    /**
     * Overwrites or appends an item of the list part; false when it must be done the long way.
     *
     * @param key the key
     * @param value the value; nil removes
     * @return whether it is done
     */
    public boolean replaceItem(double key, LuaValue value) {
        int at = (int) key - 1;
        if (at < 0 || at + 1 != key || value == NIL) return false;
        if (at < size) {
            if (meta != null && list[at] == NIL) return false;
            list[at] = value;
            return true;
        }
        if (at != size || at >= list.length || hasNumbers || meta != null) return false;
        list[at] = value;
        size++;
        return true;
    }

    @Override
    public void rawset(int key, LuaValue value) {
        setItem(key, value.isnil() ? NIL : value);
    }

    @Override
    public void rawset(LuaValue key, LuaValue value) {
        LuaValue stored = value.isnil() ? NIL : value;
        if (key instanceof LuaNumber) setItem(key.todouble(), stored);
        else put(key, stored);
    }

    private void setItem(double key, LuaValue value) {
        int at = (int) key - 1;
        if (at + 1 != key || at < 0 || at > size) put(LuaReal.of(key), value);
        else if (at < size) setListed(at, value);
        else if (value == NIL) put(LuaReal.of(key), NIL);
        else append(value);
    }

    private void setListed(int at, LuaValue value) {
        list[at] = value;
        if (value != NIL || at != size - 1) return;
        while (size > 0 && list[size - 1] == NIL) size--;
    }

    private void append(LuaValue value) {
        if (size == list.length && !growList()) {
            put(LuaReal.of(size + 1.0), value);
            return;
        }
        if (hasNumbers) bury(size + 1.0);
        list[size++] = value;
        if (hasNumbers) takeFollowing();
    }

    /** A number that moves to the list must not be found among the nodes any more, not even as a cleared one. */
    private void bury(double key) {
        int at = find(key);
        if (at >= 0) bury(at);
    }

    /**
     * Removes a key so that the table does not hold it any more.
     *
     * @param key the key
     */
    public void forget(LuaValue key) {
        rawset(key, NIL);
        int at = find(key);
        if (at >= 0) bury(at);
    }

    private void bury(int at) {
        nodes[at] = BURIED;
        nodes[at + 1] = NIL;
    }

    /** Doubles the list, or moves it to the nodes when most of it is nil, as a queue's is. */
    private boolean growList() {
        if (size >= 16 && filled() < size / 4) {
            moveListToNodes();
            return false;
        }
        list = Arrays.copyOf(list, Math.max(SMALLEST, size * 2));
        return true;
    }

    private int filled() {
        int count = 0;
        for (int i = 0; i < size; i++) if (list[i] != NIL) count++;
        return count;
    }

    private void moveListToNodes() {
        LuaValue[] old = list;
        int count = size;
        list = EMPTY_LIST;
        size = 0;
        for (int i = 0; i < count; i++) if (old[i] != NIL) put(LuaReal.of(i + 1.0), old[i]);
    }

    /** Moves the keys that now follow the list out of the nodes. */
    private void takeFollowing() {
        for (int at = find(size + 1.0); at >= 0 && nodes[at + 1] != NIL; at = find(size + 1.0)) {
            if (size == list.length) list = Arrays.copyOf(list, size * 2);
            list[size++] = nodes[at + 1];
            bury(at);
        }
    }

    /** Sets any key of the node part. */
    private void put(LuaValue key, LuaValue value) {
        int at = find(key);
        if (at >= 0) nodes[at + 1] = value;
        else if (value != NIL) insert(key, value);
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
        nodes = new LuaValue[2 * capacityFor(live + 1)];
        used = 0;
        for (int i = 0; i < old.length; i += 2) if (old[i] != null && old[i + 1] != NIL) place(old[i], old[i + 1]);
    }

    /**
     * Stores the items of a constructor.
     *
     * @param first the key of the first item
     * @param from holds the items
     * @param offset where the first is in {@code from}
     * @param count how many there are
     */
    public void setList(int first, LuaValue[] from, int offset, int count) {
        int end = first - 1 + count;
        if (first - 1 > size || hasNumbers) {
            for (int i = 0; i < count; i++) setItem(first + i, from[offset + i]);
            return;
        }
        if (end > list.length) list = Arrays.copyOf(list, end);
        System.arraycopy(from, offset, list, first - 1, count);
        size = Math.max(size, end);
        while (size > 0 && list[size - 1] == NIL) size--;
    }

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
        array = keepsFirst ? new LuaValue[] {array[0]} : EMPTY_LIST;
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

    /** Removes everything. */
    public void clear() {
        list = EMPTY_LIST;
        size = 0;
        nodes = EMPTY_NODES;
        used = 0;
        hasNumbers = false;
        isHardened = false;
        meta = null;
    }

    @Override
    public void presize(int items) {
        if (items > list.length) list = Arrays.copyOf(list, items);
    }

    @Override
    public void presize(int items, int fields) {
        // LuaTable's constructor calls no presize for an empty table
        presize(items);
    }

    @Override
    public void hashset(LuaValue key, LuaValue value) {
        rawset(key, value);
    }

    @Override
    protected LuaValue hashget(LuaValue key) {
        return rawget(key);
    }

    // length and traversal

    @Override
    public int rawlen() {
        if (size > 0 || !hasNumbers) return size;
        int low = 0;
        int high = 1;
        while (item(high) != NIL) {
            low = high;
            if (high > Integer.MAX_VALUE / 2) return low;
            high *= 2;
        }
        while (high - low > 1) {
            int middle = low + high >>> 1;
            if (item(middle) == NIL) high = middle;
            else low = middle;
        }
        return low;
    }

    @Override
    public int length() {
        return meta == null ? rawlen() : len().checkint();
    }

    @Override
    public LuaValue len() {
        LuaValue handler = meta == null ? NIL : meta.rawget(MetaNames.LEN);
        return handler.isnil() ? LuaReal.of(rawlen()) : handler.call(this);
    }

    @Override
    public Varargs next(LuaValue key) {
        int at = after(position(key));
        return at < 0 ? NIL : varargsOf(keyAt(at), valueAt(at));
    }

    /**
     * Where the next pair is, given where the last one was, or -1; positions start after -1.
     *
     * @param position a position, or -1
     * @return the next position that holds a pair, or -1
     */
    public int after(int position) {
        int at = position + 1;
        for (; at < size; at++) if (list[at] != NIL) return at;
        int room = list.length;
        for (int i = Math.max(at - room, 0); i < nodes.length >> 1; i++) {
            if (nodes[2 * i] != null && nodes[2 * i + 1] != NIL) return room + i;
        }
        return -1;
    }

    /**
     * How many positions there are.
     *
     * @return positions, whether anything is there or not
     */
    public int places() {
        return list.length + (nodes.length >> 1);
    }

    /**
     * The key at a position.
     *
     * @param position one that holds a pair
     * @return the key
     */
    public LuaValue keyAt(int position) {
        return position < list.length ? LuaReal.of(position + 1.0) : nodes[2 * (position - list.length)];
    }

    /**
     * The value at a position.
     *
     * @param position one that holds a pair
     * @return the value
     */
    public LuaValue valueAt(int position) {
        return position < list.length ? list[position] : nodes[2 * (position - list.length) + 1];
    }

    /**
     * Where a key is: -1 for nil, below the list's room for an item, then the pairs of the nodes.
     *
     * @param key the key
     * @return the position
     * @throws ScriptError if the table has no such key
     */
    public int position(LuaValue key) {
        if (key.isnil()) return -1;
        LuaValue wanted = key instanceof LuaNumber ? LuaReal.from(key) : key;
        int listed = wanted instanceof LuaReal real ? listPosition(real.v) : -1;
        if (listed >= 0 && listed < size) return listed;
        int at = find(wanted);
        if (at >= 0) return list.length + (at >> 1);
        if (listed >= 0 && listed < list.length) return listed;
        throw new ScriptError(valueOf("invalid key to 'next'"));
    }

    private static int listPosition(double key) {
        int at = (int) key - 1;
        return at + 1 == key ? at : -1;
    }

    @Override
    public Varargs inext(LuaValue key) {
        int next = key.checkint() + 1;
        LuaValue value = item(next);
        return value == NIL ? NONE : varargsOf(LuaReal.of(next), value);
    }

    @Override
    public int keyCount() {
        int count = 0;
        for (int at = after(-1); at >= 0; at = after(at)) count++;
        return count;
    }

    @Override
    public LuaValue[] keys() {
        LuaValue[] keys = new LuaValue[keyCount()];
        int count = 0;
        for (int at = after(-1); at >= 0; at = after(at)) keys[count++] = keyAt(at);
        return keys;
    }

    // lists, for callers in Java

    @Override
    public LuaValue remove(int position) {
        int length = rawlen();
        int at = position == 0 ? length : position;
        if (at < 1 || at > length) return NONE;
        LuaValue removed = item(at);
        for (int i = at; i < length; i++) setItem(i, item(i + 1.0));
        setItem(length, NIL);
        return removed;
    }

    @Override
    public void insert(int position, LuaValue value) {
        int length = rawlen();
        int at = position == 0 ? length + 1 : position;
        for (int i = length; i >= at; i--) setItem(i + 1.0, item(i));
        setItem(at, value);
    }

    // LuaTable's other methods

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
    public LuaValue get(int key) {
        LuaValue value = item(key);
        return value != NIL || meta == null ? value : gettable(this, LuaReal.of(key));
    }

    @Override
    public LuaValue get(LuaValue key) {
        LuaValue value = rawget(key);
        return value != NIL || meta == null ? value : gettable(this, key);
    }

    @Override
    public void set(int key, LuaValue value) {
        if (meta == null || item(key) != NIL) rawset(key, value);
        else set(LuaReal.of(key), value);
    }

    @Override
    public void set(LuaValue key, LuaValue value) {
        if (!key.isvalidkey()) throw new MessageError("table index is " + (key.isnil() ? "nil" : "NaN"));
        if (meta == null || rawget(key) != NIL || !settable(this, key, value)) rawset(key, value);
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
    protected int getArrayLength() {
        return size;
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
