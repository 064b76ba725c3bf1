package kodama.lua.value;

import java.util.Arrays;
import kodama.lua.error.MessageError;
import kodama.lua.error.ScriptError;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaNumber;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** A table of the machine: a list part, and a part for all other keys. */
public final class ScriptTable extends NodeTable {

    /*
     * 1. list[0 .. size-1] holds the values of keys 1 .. size; the last of them is never nil. The key size + 1 appends.
     * 2. All other keys are the nodes'; the positions of a traversal go through the list first, then the nodes.
     */

    /** Tables behind {@code __index} that are looked at for the price of the instruction. */
    private static final int SHORT_CHAIN = 3;

    // sizes of objects on a 64-bit machine, in bytes
    private static final int SHELL = 64;
    private static final int PLACE = 4;
    private static final int NUMBER = 16;

    private static final LuaValue[] EMPTY_LIST = new LuaValue[0];

    LuaValue[] list = EMPTY_LIST;
    /** Length of the list, and not of its array. */
    int size;

    /**
     * Makes an empty table.
     *
     * @param sequence what the machine counts the table by
     */
    public ScriptTable(int sequence) {
        super(sequence, 0);
    }

    /**
     * Makes an empty table with room.
     *
     * @param sequence what the machine counts the table by
     * @param listItems items expected in the list
     * @param fields other keys expected
     */
    public ScriptTable(int sequence, int listItems, int fields) {
        super(sequence, fields);
        if (listItems > 0) list = new LuaValue[listItems];
    }

    /**
     * About how much memory the table takes with what belongs to it alone: places of values, and numbers.
     *
     * @return the estimate; in bytes
     */
    public int bytes() {
        return SHELL + PLACE * (list.length + nodes.length) + NUMBER * (size + used);
    }

    // reading

    /**
     * The value of a name that tables behind {@code __index} have; null when it takes more than looking there.
     *
     * @param key the key
     * @return the value, nil, or null when it takes more
     */
    @Nullable
    public LuaValue inherited(LuaString key) {
        ScriptTable table = this;
        for (int i = 0; table.meta != null; i++) {
            if (i == SHORT_CHAIN || !(table.meta instanceof ScriptTable behind)) return null;
            LuaValue handler = behind.field(MetaNames.INDEX);
            if (!(handler instanceof ScriptTable next)) return handler == NIL ? NIL : null;
            LuaValue value = next.field(key);
            if (value != NIL) return value;
            table = next;
        }
        return NIL;
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

    // writing

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
        if (value == NIL && at == size - 1) settle();
    }

    private void append(LuaValue value) {
        double key = size + 1.0; // growing may leave little in the list
        if (size == list.length && !growList()) {
            put(LuaReal.of(key), value);
            return;
        }
        if (hasNumbers) removeNode(key);
        list[size++] = value;
        if (hasNumbers) takeFollowing();
    }

    /**
     * Takes a pair out for the moment: its place is kept, so that a traversal under way finds the pair there again once
     * it has been stored again. {@link #settle} then ends it.
     *
     * @param key the key
     */
    public void takeOut(LuaValue key) {
        int at = key instanceof LuaReal real ? listPosition(real.v) : -1;
        if (at >= 0 && at < size) list[at] = NIL;
        else put(key, NIL);
    }

    /** Gives up the places at the end of the list that nothing was stored in again. */
    public void settle() {
        while (size > 0 && list[size - 1] == NIL) size--;
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

    /** Keeps in the list only what stands before its first gap. */
    private void moveListToNodes() {
        LuaValue[] old = list;
        int count = size;
        size = 0;
        while (old[size] != NIL) size++;
        list = Arrays.copyOf(old, size);
        for (int i = size; i < count; i++) if (old[i] != NIL) put(LuaReal.of(i + 1.0), old[i]);
    }

    /** Moves the keys that now follow the list out of the nodes. */
    private void takeFollowing() {
        for (int at = find(size + 1.0); at >= 0 && nodes[at + 1] != NIL; at = find(size + 1.0)) {
            if (size == list.length) list = Arrays.copyOf(list, size * 2);
            list[size++] = nodes[at + 1];
            removeNode(at);
        }
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
        settle();
    }

    /** Removes everything. */
    public void clear() {
        list = EMPTY_LIST;
        size = 0;
        clearNodes();
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
    protected int getArrayLength() {
        return size;
    }
}
