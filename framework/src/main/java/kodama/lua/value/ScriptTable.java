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
public final class ScriptTable extends FieldTable {

    /*
     * 1. The list holds the values of keys 1 .. size; the last of them is never nil. The key size + 1 appends.
     * 2. While all items are numbers, they are in reals. The first other value, or a nil among them, moves all to list,
     *    where they stay.
     * 3. The positions of a traversal go through the list first, then the slots of names, then the nodes.
     */

    /** Tables behind {@code __index} that are looked at for the price of the instruction. */
    private static final int SHORT_CHAIN = 3;

    // sizes of objects on a 64-bit machine, in bytes
    private static final int SHELL = 64;
    private static final int NUMBER = 16;

    /** Items that there is room for at least, once there are any. */
    private static final int SMALLEST = 4;

    /** More items are set by more than one instruction, which must not copy what the one before has set. */
    private static final int SET_AT_ONCE = 50;

    private static final LuaValue[] EMPTY_LIST = new LuaValue[0];

    /** The items while all are numbers; else null, and while there were none. */
    public double @Nullable [] reals;

    /** The items unless all are numbers; empty while {@link #reals} has them. */
    public LuaValue[] list = EMPTY_LIST;

    /** Length of the list, and not of its array. */
    public int size;

    /**
     * Makes an empty table.
     *
     * @param sequence what the machine counts the table by
     * @param first the names it is expected to get, which are nil so far
     */
    public ScriptTable(int sequence, Shape first) {
        this(sequence, first, 0, 0);
    }

    /**
     * Makes an empty table with room.
     *
     * @param sequence what the machine counts the table by
     * @param first the names it is expected to get, which are nil so far
     * @param listItems items expected in the list
     * @param fields other keys expected
     */
    public ScriptTable(int sequence, Shape first, int listItems, int fields) {
        super(sequence, first, fields);
        if (listItems > SET_AT_ONCE) reals = new double[listItems];
    }

    /**
     * About how much memory the table takes with what belongs to it alone: places of values, and numbers.
     *
     * @return the estimate; in bytes
     */
    public int bytes() {
        return SHELL + slotBytes() + listBytes() + nodes.bytes();
    }

    private int listBytes() {
        if (reals != null) return ARRAY + Double.BYTES * reals.length;
        return list.length == 0 ? 0 : ARRAY + PLACE * list.length + NUMBER * size;
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
     * The value of a number that tables behind {@code __index} have; null when it takes more than looking there.
     *
     * @param key the key
     * @return the value, nil, or null when it takes more
     */
    @Nullable
    public LuaValue inherited(double key) {
        ScriptTable table = this;
        for (int i = 0; table.meta != null; i++) {
            if (i == SHORT_CHAIN || !(table.meta instanceof ScriptTable behind)) return null;
            LuaValue handler = behind.field(MetaNames.INDEX);
            if (!(handler instanceof ScriptTable next)) return handler == NIL ? NIL : null;
            LuaValue value = next.item(key);
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
        int at = (int) key - 1;
        if (at >= 0 && at < size && at + 1 == key) return listed(at);
        return nodes.hasNumbers ? nodes.get(key) : NIL;
    }

    private LuaValue listed(int at) {
        return reals != null ? LuaReal.of(reals[at]) : list[at];
    }

    @Override
    public LuaValue rawget(LuaValue key) {
        if (key instanceof LuaString name) return field(name);
        if (key instanceof LuaReal real) return item(real.v);
        if (key instanceof LuaNumber number) return item(number.todouble());
        return nodes.get(key);
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
        if (at < size) return replaceListed(at, value);
        if (at != size || at >= room() || nodes.hasNumbers || meta != null) return false;
        addListed(value);
        return true;
    }

    private boolean replaceListed(int at, LuaValue value) {
        if (reals != null && value instanceof LuaReal real) reals[at] = real.v;
        else {
            unite();
            if (meta != null && list[at] == NIL) return false;
            list[at] = value;
        }
        return true;
    }

    /** Puts an item behind the last one, where there is room. */
    private void addListed(LuaValue value) {
        if (reals != null && value instanceof LuaReal real) reals[size++] = real.v;
        else {
            unite();
            list[size++] = value;
        }
    }

    /** Moves numbers to where all values can be. */
    private void unite() {
        double[] old = reals;
        if (old == null) return;
        list = new LuaValue[old.length];
        for (int i = 0; i < size; i++) list[i] = LuaReal.of(old[i]);
        reals = null;
    }

    private int room() {
        return reals != null ? reals.length : list.length;
    }

    @Override
    public void rawset(int key, LuaValue value) {
        setItem(key, stored(value));
    }

    private static LuaValue stored(LuaValue value) {
        if (value instanceof LuaNumber) return LuaReal.from(value);
        return value.isnil() ? NIL : value;
    }

    @Override
    public void rawset(LuaValue key, LuaValue value) {
        LuaValue stored = stored(value);
        if (key instanceof LuaNumber) setItem(key.todouble(), stored);
        else if (key instanceof LuaString name) putField(name, stored);
        else putNode(key, stored);
    }

    private void setItem(double key, LuaValue value) {
        int at = (int) key - 1;
        if (at + 1 != key || at < 0 || at > size) putNode(LuaReal.of(key), value);
        else if (at < size) setListed(at, value);
        else if (value == NIL) putNode(LuaReal.of(key), NIL);
        else append(value);
    }

    private void setListed(int at, LuaValue value) {
        if (reals != null && value instanceof LuaReal real) reals[at] = real.v;
        else if (reals != null && value == NIL && at == size - 1) size--;
        else {
            unite();
            list[at] = value;
            if (value == NIL && at == size - 1) settle();
        }
    }

    private void append(LuaValue value) {
        double key = size + 1.0; // growing may leave little in the list
        if (size == room() && !growList(value)) {
            putNode(LuaReal.of(key), value);
            return;
        }
        if (nodes.hasNumbers) nodes.take(key);
        addListed(value);
        if (nodes.hasNumbers) takeFollowing();
    }

    /**
     * Takes a pair out for the moment: its place is kept, so that a traversal under way finds the pair there again once
     * it has been stored again. {@link #settle} then ends it.
     *
     * @param key the key
     */
    public void takeOut(LuaValue key) {
        int at = key instanceof LuaReal real ? listPosition(real.v) : -1;
        if (at < 0 || at >= size) {
            rawset(key, NIL);
            return;
        }
        unite();
        list[at] = NIL;
    }

    /** Gives up the places at the end of the list that nothing was stored in again. */
    public void settle() {
        if (reals == null) while (size > 0 && list[size - 1] == NIL) size--;
    }

    /** Doubles the list, or moves it to the nodes when most of it is nil, as a queue's is. */
    private boolean growList(LuaValue next) {
        if (size >= 16 && filled() < size / 4) {
            moveListToNodes();
            return false;
        }
        int room = Math.max(SMALLEST, size * 2);
        if (size == 0 && next instanceof LuaReal) reals = new double[room];
        else presize(room);
        return true;
    }

    private int filled() {
        if (reals != null) return size;
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
        for (int i = size; i < count; i++) if (old[i] != NIL) putNode(LuaReal.of(i + 1.0), old[i]);
    }

    /** Moves the keys that now follow the list out of the nodes. */
    private void takeFollowing() {
        for (LuaValue next = nodes.take(size + 1.0); next != NIL; next = nodes.take(size + 1.0)) {
            if (size == room()) presize(size * 2);
            addListed(next);
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
        if (first - 1 > size || nodes.hasNumbers) {
            for (int i = 0; i < count; i++) setItem(first + i, from[offset + i]);
            return;
        }
        if (areReals(from, offset, count)) setReals(first - 1, from, offset, count);
        else {
            unite();
            presize(end);
            System.arraycopy(from, offset, list, first - 1, count);
        }
        size = Math.max(size, end);
        settle();
    }

    private boolean areReals(LuaValue[] from, int offset, int count) {
        if (list.length > 0) return false;
        for (int i = 0; i < count; i++) if (!(from[offset + i] instanceof LuaReal)) return false;
        return true;
    }

    private void setReals(int at, LuaValue[] from, int offset, int count) {
        if (reals == null) reals = new double[count];
        presize(at + count);
        for (int i = 0; i < count; i++) reals[at + i] = from[offset + i].todouble();
    }

    /** Removes everything. */
    public void clear() {
        list = EMPTY_LIST;
        reals = null;
        size = 0;
        clearFields();
    }

    @Override
    public void presize(int items) {
        if (items <= room()) return;
        if (reals != null) reals = Arrays.copyOf(reals, items);
        else list = Arrays.copyOf(list, items);
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
        if (size > 0 || !nodes.hasNumbers) return size;
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
        for (; at < size; at++) if (reals != null || list[at] != NIL) return at;
        int room = room();
        int slot = Math.max(at - room, 0);
        for (; slot < shape.size; slot++) if (numbers[slot] != Shape.NIL) return room + slot;
        int node = nodes.next(slot - shape.size);
        return node < 0 ? -1 : room + shape.size + node;
    }

    /**
     * How many positions there are.
     *
     * @return positions, whether anything is there or not
     */
    public int places() {
        return room() + shape.size + nodes.places();
    }

    /**
     * Whether an item of the list is nil.
     *
     * @param at from 0, less than {@link #size}
     * @return true for nil
     */
    public boolean isGap(int at) {
        return reals == null && list[at] == NIL;
    }

    /**
     * The key at a position.
     *
     * @param position one that holds a pair
     * @return the key
     */
    public LuaValue keyAt(int position) {
        int slot = position - room();
        if (slot < 0) return LuaReal.of(position + 1.0);
        return slot < shape.size ? shape.name(slot) : nodes.key(slot - shape.size);
    }

    /**
     * The value at a position.
     *
     * @param position one that holds a pair
     * @return the value
     */
    public LuaValue valueAt(int position) {
        int slot = position - room();
        if (slot < 0) return listed(position);
        return slot < shape.size ? slot(slot) : nodes.value(slot - shape.size);
    }

    /**
     * Where a key is: -1 for nil, below the list's room for an item, then the slots of names, then the pairs of the
     * nodes.
     *
     * @param key the key
     * @return the position
     * @throws ScriptError if the table has no such key
     */
    public int position(LuaValue key) {
        if (key.isnil()) return -1;
        int slot = key instanceof LuaString name ? shape.slot(name) : -1;
        if (slot >= 0) return room() + slot;
        LuaValue wanted = key instanceof LuaNumber ? LuaReal.from(key) : key;
        int listed = wanted instanceof LuaReal real ? listPosition(real.v) : -1;
        if (listed >= 0 && listed < size) return listed;
        int place = nodes.place(wanted);
        if (place >= 0) return room() + shape.size + place;
        if (listed >= 0 && listed < room()) return listed;
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
