package kodama.lua.value;

import java.util.Arrays;
import kodama.lua.error.MessageError;
import kodama.lua.error.ScriptError;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaNumber;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** A table of the machine: a list part, names in slots, and a hash part for all other keys. */
public final class ScriptTable extends FieldTable {

    /*
     * 1. The list has the values of keys 1 to size; the last of them is never nil. The key size + 1 appends.
     * 2. While all items are numbers or nil, they are in reals; nil has the same bits as in a slot. The first other
     *    value moves all items to list, where they stay.
     * 3. Items that are set out of order are in the hash part. When it has to grow, dense ranges move to the list,
     *    as in C Lua; when the list has to grow and is mostly nil, its items move to the hash part.
     * 4. A traversal goes through the list first, then the slots of names, then the hash part.
     */

    /** Tables in an {@code __index} chain that are searched at no extra cost. */
    private static final int SHORT_CHAIN = 3;

    // sizes of objects on a 64-bit JVM, in bytes
    private static final int SHELL = 64;
    private static final int NUMBER = 16;

    /** Smallest capacity of the list, once it has items. */
    private static final int MIN_CAPACITY = 4;

    /** More items are set by several instructions, and the later ones must not copy what the earlier ones have set. */
    private static final int SET_AT_ONCE = 50;

    private static final LuaValue[] EMPTY_LIST = new LuaValue[0];

    /** An item that is nil in a list of numbers. */
    private static final double GAP = Double.longBitsToDouble(Shape.NIL);

    /** The items while all are numbers or nil, which is a special NaN; null otherwise, and before the first item. */
    public double @Nullable [] reals;

    /** The items unless they are in {@link #reals}; then it is empty. */
    public LuaValue[] list = EMPTY_LIST;

    /** The length of the list, not of its array. */
    public int size;

    /**
     * Makes an empty table.
     *
     * @param sequence its sequence number
     * @param first initial shape, whose names are nil
     */
    public ScriptTable(int sequence, Shape first) {
        this(sequence, first, 0, 0);
    }

    /**
     * Makes an empty table with some capacity.
     *
     * @param sequence its sequence number
     * @param first initial shape, whose names are nil
     * @param listItems number of expected list items
     * @param fields number of expected other keys
     */
    public ScriptTable(int sequence, Shape first, int listItems, int fields) {
        super(sequence, first, fields);
        if (listItems > SET_AT_ONCE) reals = new double[listItems];
    }

    /**
     * Estimates the memory of the table itself: its slots, items and numbers.
     *
     * @return the estimate, in bytes
     */
    public int bytes() {
        return SHELL + slotBytes() + listBytes() + hashPart.bytes();
    }

    private int listBytes() {
        if (reals != null) return ARRAY + Double.BYTES * reals.length;
        return list.length == 0 ? 0 : ARRAY + PLACE * list.length + NUMBER * size;
    }

    // reading

    /**
     * Returns the value of a name that the table does not have: computed by Java, or from the tables of the {@code
     * __index} chain.
     *
     * @return the value, or nil; null if a metamethod or a long chain is involved
     */
    @Nullable
    public LuaValue computedOrInherited(LuaString key) {
        return meta instanceof ComputedFields computed ? computed.value(key) : inherited(key);
    }

    /**
     * Returns the value of a name from the tables of the {@code __index} chain.
     *
     * @return the value, or nil; null if a metamethod or a long chain is involved
     */
    @Nullable
    public LuaValue inherited(LuaString key) {
        ScriptTable table = this;
        for (int i = 0; table.meta != null; i++) {
            if (i == SHORT_CHAIN || !(table.meta instanceof ScriptTable behind)) return null;
            LuaValue handler = behind.metamethod(Metamethod.INDEX);
            if (!(handler instanceof ScriptTable next)) return handler == NIL ? NIL : null;
            LuaValue value = next.field(key);
            if (value != NIL) return value;
            table = next;
        }
        return NIL;
    }

    /**
     * Returns the value of a number key from the tables of the {@code __index} chain.
     *
     * @return the value, or nil; null if a metamethod or a long chain is involved
     */
    @Nullable
    public LuaValue inherited(double key) {
        ScriptTable table = this;
        for (int i = 0; table.meta != null; i++) {
            if (i == SHORT_CHAIN || !(table.meta instanceof ScriptTable behind)) return null;
            LuaValue handler = behind.metamethod(Metamethod.INDEX);
            if (!(handler instanceof ScriptTable next)) return handler == NIL ? NIL : null;
            LuaValue value = next.item(key);
            if (value != NIL) return value;
            table = next;
        }
        return NIL;
    }

    /** Returns the value of a number key, or nil. */
    public LuaValue item(double key) {
        int at = (int) key - 1;
        if (at >= 0 && at < size && at + 1 == key) return listed(at);
        return hashPart.hasNumbers ? hashPart.get(key) : NIL;
    }

    /**
     * Returns an item of a list of numbers.
     *
     * @return the number; NaN if there is none, or if the list has other values, too
     */
    public double real(double key) {
        int at = (int) key - 1;
        return reals != null && isItemAt(at, key) ? reals[at] : Double.NaN;
    }

    private LuaValue listed(int at) {
        if (reals == null) return list[at];
        double value = reals[at];
        return value != value && isGap(value) ? NIL : LuaReal.of(value);
    }

    private static boolean isGap(double value) {
        return Double.doubleToRawLongBits(value) == Shape.NIL;
    }

    /** Returns a number as an item, which must not have the bits of nil. */
    private static double real(LuaReal number) {
        double value = number.v;
        return value == value ? value : Double.longBitsToDouble(Shape.bits(value));
    }

    @Override
    public LuaValue rawget(LuaValue key) {
        if (key instanceof LuaString name) return field(name);
        if (key instanceof LuaReal real) return item(real.v);
        if (key instanceof LuaNumber number) return item(number.todouble());
        return hashPart.get(key);
    }

    @Override
    public LuaValue rawget(int key) {
        return item(key);
    }

    // writing

    /**
     * Overwrites or appends an item of the list part; false if the slow path is needed.
     *
     * @param value the value; nil removes
     */
    public boolean replaceItem(double key, LuaValue value) {
        int at = (int) key - 1;
        if (at < 0 || at + 1 != key || value == NIL) return false;
        if (at < size) return replaceListed(at, value);
        if (at != size || at >= room() || hashPart.hasItems() || meta != null) return false;
        addListed(value);
        return true;
    }

    private boolean replaceListed(int at, LuaValue value) {
        if (meta != null && isGap(at)) return false;
        putListed(at, value);
        return true;
    }

    private void putListed(int at, LuaValue value) {
        if (reals != null && value instanceof LuaReal real) reals[at] = real(real);
        else {
            unite();
            list[at] = value;
        }
    }

    /** Appends an item; there must be room for it. */
    private void addListed(LuaValue value) {
        putListed(size++, value);
    }

    /** Moves numbers to the list of any values. */
    private void unite() {
        double[] old = reals;
        if (old == null) return;
        LuaValue[] all = new LuaValue[old.length];
        for (int i = 0; i < size; i++) all[i] = listed(i);
        list = all;
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
        else putHashed(key, stored);
    }

    private void setItem(double key, LuaValue value) {
        int at = (int) key - 1;
        if (at + 1 != key || at < 0 || at > size) putNumber(key, value);
        else if (at < size) setListed(at, value);
        else if (value == NIL) putHashed(LuaReal.of(key), NIL);
        else append(value);
    }

    /** Sets a number key that is not a list item yet. */
    private void putNumber(double key, LuaValue value) {
        if (value != NIL && hashPart.hasItems() && hashPart.growWith(key) && takeDense(key)) setItem(key, value);
        else putHashed(LuaReal.of(key), value);
    }

    private void setListed(int at, LuaValue value) {
        if (value != NIL) putListed(at, value);
        else if (at < size - 1) clearListed(at);
        else {
            size--;
            settle();
        }
    }

    private void clearListed(int at) {
        if (reals != null) reals[at] = GAP;
        else list[at] = NIL;
    }

    private void append(LuaValue value) {
        double key = size + 1.0; // growing may have moved items out of the list
        if (size == room() && !growList(MIN_CAPACITY, value)) {
            putHashed(LuaReal.of(key), value);
            return;
        }
        hashPart.take(key);
        addListed(value);
        takeFollowing();
    }

    /**
     * Takes out a pair temporarily: its position is kept, so that a traversal in progress finds it again after it has
     * been stored again. {@link #settle} ends this.
     */
    public void takeOut(LuaValue key) {
        int at = key instanceof LuaReal real ? listPosition(real.v) : -1;
        if (at < 0 || at >= size) {
            rawset(key, NIL);
            return;
        }
        clearListed(at);
    }

    /** Drops the positions at the end of the list in which nothing was stored again. */
    public void settle() {
        while (size > 0 && isGap(size - 1)) size--;
    }

    /** At least doubles the list, or moves it to the hash part if it is mostly nil, as in a queue. */
    private boolean growList(int least, LuaValue next) {
        if (size >= 16 && filled() < size / 4) {
            moveListToNodes();
            return false;
        }
        int room = Math.max(least, size * 2);
        if (room() == 0 && next instanceof LuaReal) reals = new double[room];
        else presize(room);
        return true;
    }

    private int filled() {
        int count = 0;
        for (int i = 0; i < size; i++) if (!isGap(i)) count++;
        return count;
    }

    /** Keeps only the items before the first nil in the list. */
    private void moveListToNodes() {
        int first = 0;
        while (!isGap(first)) first++;
        for (int i = first; i < size; i++) if (!isGap(i)) putHashed(LuaReal.of(i + 1.0), listed(i));
        size = first;
        if (reals != null) reals = Arrays.copyOf(reals, size);
        else list = Arrays.copyOf(list, size);
    }

    /** Moves a dense range of the hash part to the list; false if there is none. */
    private boolean takeDense(double key) {
        int end = hashPart.dense(size, key);
        if (end == size || end > room() && !growList(end, hashPart.value(hashPart.next(0)))) return false;
        int from = size;
        size = end;
        for (int i = from; i < end; i++) clearListed(i);
        for (int i = hashPart.next(0); i >= 0; i = hashPart.next(i + 1)) {
            int at = hashPart.key(i) instanceof LuaReal real ? listPosition(real.v) : -1;
            if (at >= from && at < end) putListed(at, hashPart.takeAt(i));
        }
        hashPart.rehash();
        settle();
        takeFollowing();
        return true;
    }

    /** Moves the keys that now follow the list from the hash part. */
    private void takeFollowing() {
        if (!hashPart.hasItems()) return;
        for (LuaValue next = hashPart.take(size + 1.0); next != NIL; next = hashPart.take(size + 1.0)) {
            if (size == room()) presize(size * 2);
            addListed(next);
        }
        if (hashPart.isSpent()) hashPart = HashPart.NONE;
    }

    /**
     * Stores the items of a constructor. As in the reference implementation, the list ends at the last item that is not
     * nil.
     *
     * @param first the key of the first item
     * @param from the array with the items
     * @param offset index of the first item in {@code from}
     * @param count number of items
     */
    public void setList(int first, LuaValue[] from, int offset, int count) {
        int end = first - 1 + count;
        if (hashPart.hasItems()) for (int i = 0; i < count; i++) hashPart.take(first + i);
        if (areReals(from, offset, count)) setReals(first - 1, from, offset, count);
        else {
            unite();
            presize(end);
            System.arraycopy(from, offset, list, first - 1, count);
        }
        for (int i = size; i < first - 1; i++) clearListed(i);
        size = Math.max(size, end);
        settle();
        takeFollowing();
    }

    private boolean areReals(LuaValue[] from, int offset, int count) {
        if (list.length > 0) return false;
        for (int i = 0; i < count; i++) if (!(from[offset + i] instanceof LuaReal)) return false;
        return true;
    }

    private void setReals(int at, LuaValue[] from, int offset, int count) {
        if (reals == null) reals = new double[count];
        presize(at + count);
        for (int i = 0; i < count; i++) putListed(at + i, from[offset + i]);
    }

    /** Removes all entries. */
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
        // LuaTable's constructor does not call this for an empty table
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
        return size;
    }

    @Override
    public int length() {
        return meta == null ? rawlen() : len().checkint();
    }

    @Override
    public LuaValue len() {
        LuaValue handler = meta == null ? NIL : meta.rawget(Metamethod.LEN.key());
        return handler.isnil() ? LuaReal.of(rawlen()) : handler.call(this);
    }

    @Override
    public Varargs next(LuaValue key) {
        int at = after(position(key));
        return at < 0 ? NIL : varargsOf(keyAt(at), valueAt(at));
    }

    /**
     * Returns the position of the next pair; -1 begins a traversal.
     *
     * @return the next position with a pair, or -1
     */
    public int after(int position) {
        int at = position + 1;
        for (; at < size; at++) if (!isGap(at)) return at;
        int room = room();
        int slot = Math.max(at - room, 0);
        for (; slot < shape.size; slot++) if (numbers[slot] != Shape.NIL) return room + slot;
        int node = hashPart.next(slot - shape.size);
        return node < 0 ? -1 : room + shape.size + node;
    }

    /**
     * Returns the number of positions.
     *
     * @return the number, including empty positions
     */
    public int positions() {
        return room() + shape.size + hashPart.capacity();
    }

    /**
     * Whether an item of the list is nil.
     *
     * @param at index from 0, below {@link #size}
     */
    public boolean isGap(int at) {
        return reals != null ? isGap(reals[at]) : list[at] == NIL;
    }

    /**
     * Returns the key at a position.
     *
     * @param position one that holds a pair
     */
    public LuaValue keyAt(int position) {
        LuaValue key = keyButItem(position);
        return key != null ? key : LuaReal.of(position + 1.0);
    }

    /**
     * Returns the key at a position, or null for a list item, whose key is the position plus 1.
     *
     * @param position one that holds a pair
     */
    @Nullable
    public LuaValue keyButItem(int position) {
        int slot = position - room();
        if (slot < 0) return null;
        return slot < shape.size ? shape.name(slot) : hashPart.key(slot - shape.size);
    }

    /**
     * Whether a key that is not a list item is at a position.
     *
     * @param position any number
     * @param key the key, compared by identity
     */
    public boolean isKeyAt(int position, LuaValue key) {
        int slot = position - room();
        if (slot < 0) return false;
        if (slot < shape.size) return shape.name(slot) == key;
        return slot - shape.size < hashPart.capacity() && hashPart.key(slot - shape.size) == key;
    }

    /**
     * Whether a number is the key of the list item at a position.
     *
     * @return true for items, and for nils between them
     */
    public boolean isItemAt(int position, double key) {
        return position >= 0 && position < size && position + 1 == key;
    }

    /**
     * Returns the value at a position as a number.
     *
     * @param position one that holds a pair
     * @return the number; NaN if it is not a number, or is in the list of any values
     */
    public double numberAt(int position) {
        int slot = position - room();
        if (slot < 0) return reals != null ? reals[position] : Double.NaN;
        return slot < shape.size ? Double.longBitsToDouble(numbers[slot]) : Double.NaN;
    }

    /**
     * Returns the value at a position.
     *
     * @param position one that holds a pair
     */
    public LuaValue valueAt(int position) {
        int slot = position - room();
        if (slot < 0) return listed(position);
        return slot < shape.size ? slot(slot) : hashPart.value(slot - shape.size);
    }

    /**
     * Returns the position of a key: -1 for nil; then the positions of list items, of slots, and of the hash part.
     *
     * @throws ScriptError if the table does not have the key
     */
    public int position(LuaValue key) {
        if (key.isnil()) return -1;
        int slot = key instanceof LuaString name ? shape.slot(name) : -1;
        if (slot >= 0) return room() + slot;
        LuaValue wanted = key instanceof LuaNumber ? LuaReal.from(key) : key;
        int listed = wanted instanceof LuaReal real ? listPosition(real.v) : -1;
        if (listed >= 0 && listed < size) return listed;
        int index = hashPart.indexOf(wanted);
        if (index >= 0) return room() + shape.size + index;
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

    // other methods of LuaTable

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
