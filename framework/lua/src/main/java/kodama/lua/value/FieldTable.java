package kodama.lua.value;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaNumber;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;

/** The part of a table with all keys except those of its list: names in slots, described by a shape, and other keys. */
public abstract class FieldTable extends LuaTable implements SequencedObject {

    /*
     * 1. The shape gives each name a slot. A slot in numbers is a number's bits or a special value; a value that is not
     *    a number is in a separate array. So writing a number needs neither an object nor a write barrier.
     * 2. All other keys are in the hash part; names, too, if the table is a dictionary because it has very many.
     * 3. This is a superclass of the table and not a part of it: finding a field through a separate object took 6 to 10
     *    % longer.
     */

    /** Value of {@code hashEntries}, which only LuaJ needs: the table is part of a cached {@code __index} chain. */
    private static final int IN_INDEX_CHAIN = 1;

    /** Slots are added in steps of at least this many. */
    private static final int SLOTS = 4;

    // sizes of objects on a 64-bit JVM, in bytes
    static final int ARRAY = 16;
    static final int PLACE = 4;

    private static final long[] NO_NUMBERS = {};

    private static final LuaValue[] NOTHING = {};

    /** The sequence number, for the hash and the printed name. */
    final int sequence;

    /** The names and their slots; public for inline caches. */
    public Shape shape;

    /** For each slot, the bits of a number, as {@link Shape#bits} returns them, or a special value of {@link Shape}. */
    public long[] numbers;

    /** The other values, as long as {@link #numbers}; null until there are any, and null for slots without one. */
    public @Nullable LuaValue @Nullable [] values;

    /** All keys except names and list items. */
    HashPart hashPart = HashPart.NONE;

    @Nullable
    LuaTable meta;

    FieldTable(int sequence, Shape first, int fields) {
        this.sequence = sequence;
        shape = first;
        int room = Math.max(first.size, Math.min(fields, Shape.MAX_NAMES));
        numbers = room == 0 ? NO_NUMBERS : new long[room];
        if (first.size > 0) Arrays.fill(numbers, 0, first.size, Shape.NIL);
    }

    // slots

    /**
     * Returns the value in a slot.
     *
     * @param slot a slot of the shape
     * @return the value, or nil
     */
    public final LuaValue slot(int slot) {
        LuaValue reference = reference(slot);
        if (reference != null) return reference;
        long bits = numbers[slot];
        return bits == Shape.NIL ? NIL : LuaReal.of(Double.longBitsToDouble(bits));
    }

    /**
     * Sets the value in a slot.
     *
     * @param slot a slot of the shape
     * @param value the value; nil removes
     */
    public final void setSlot(int slot, LuaValue value) {
        if (value instanceof LuaReal real) setNumber(slot, real.v);
        else if (value == NIL) setBits(slot, Shape.NIL);
        else if (value instanceof LuaNumber number) setNumber(slot, number.todouble());
        else {
            if (isInIndexChain()) changeAt(slot);
            if (values == null) values = new LuaValue[numbers.length];
            numbers[slot] = Shape.REFERENCE;
            values[slot] = value;
        }
    }

    /**
     * Sets a number in a slot.
     *
     * @param slot a slot of the shape
     */
    public final void setNumber(int slot, double number) {
        setBits(slot, Shape.bits(number));
    }

    private void setBits(int slot, long bits) {
        if (numbers[slot] == Shape.REFERENCE) dropReference(slot);
        numbers[slot] = bits;
    }

    private void dropReference(int slot) {
        if (isInIndexChain()) changeAt(slot);
        references()[slot] = null;
    }

    /**
     * Returns the value in a slot unless it is a number.
     *
     * @param slot a slot of the shape
     * @return the value; null for a number, or nil
     */
    public final @Nullable LuaValue reference(int slot) {
        return values == null ? null : values[slot];
    }

    /** Returns the array of other values, which must exist. */
    private @Nullable LuaValue[] references() {
        return Objects.requireNonNull(values);
    }

    /**
     * Adds a name with a value.
     *
     * @param larger the next shape of this table's shape, which has the name
     * @param value not nil
     */
    public final void append(Shape larger, LuaValue value) {
        if (isInIndexChain()) leaveIndexChain();
        int slot = shape.size;
        if (slot == numbers.length) growSlots();
        shape = larger;
        setSlot(slot, value);
    }

    /**
     * Prefetches a part of the table: reads a little of it, so that it is in the processor's cache.
     *
     * @param step 0 for the table, 1 for its slots; larger steps do nothing
     * @return a meaningless sum
     */
    public final int prefetch(int step) {
        return step == 1 && values != null ? prefetchNumbers(step) + values.length : prefetchNumbers(step);
    }

    /**
     * Prefetches a part of the table as {@link #prefetch} does, but not the values that are not numbers.
     *
     * @param step 0 for the table, 1 for its first slots; larger steps do nothing
     * @return a meaningless sum
     */
    public final int prefetchNumbers(int step) {
        if (step == 0) return sequence;
        return step == 1 ? numbers.length : 0;
    }

    // names

    /** Returns the value of a name, or nil, without metamethods. */
    public final LuaValue field(LuaString key) {
        int slot = shape.slot(key);
        return slot >= 0 ? slot(slot) : hashed(key);
    }

    /** Returns the value of a name that has no slot. */
    private LuaValue hashed(LuaString key) {
        return hashPart == HashPart.NONE ? NIL : hashPart.get(key);
    }

    /**
     * Returns the value of a name, or nil. First tries the slot at which the last table had it, which is the same in
     * tables that are made alike.
     *
     * @param hints slot hints, shared by all tables that a function uses
     * @param hint index of the instruction's hint
     */
    public final LuaValue field(LuaString key, int[] hints, int hint) {
        int slot = hints[hint];
        return shape.has(key, slot) ? slot(slot) : searched(key, hints, hint);
    }

    /**
     * Returns a metamethod if this table is a metatable, without its own metatable.
     *
     * @return the metamethod, or nil
     */
    public final LuaValue metamethod(Metamethod event) {
        int slot = shape.slotOf(event);
        if (slot >= 0) return slot(slot);
        return shape.isCacheable() ? NIL : hashed(event.key());
    }

    private LuaValue searched(LuaString key, int[] hints, int hint) {
        int slot = shape.slot(key);
        if (slot < 0) return hashed(key);
        hints[hint] = slot;
        return slot(slot);
    }

    /**
     * Overwrites a name that has a value or, in a table without a metatable, an existing name that is nil; false if the
     * slow path is needed.
     *
     * @param value the value; nil removes
     */
    public final boolean replaceField(LuaString key, LuaValue value) {
        int slot = shape.slot(key);
        return slot < 0 ? hashPart.replace(key, value, meta == null) : replaceSlot(slot, value);
    }

    private boolean replaceSlot(int slot, LuaValue value) {
        if (meta != null && numbers[slot] == Shape.NIL) return false;
        setSlot(slot, value);
        return true;
    }

    /**
     * Does the same as {@link #replaceField(LuaString, LuaValue)}, but first tries the slot at which the last table had
     * the name.
     *
     * @param value the value; nil removes
     * @param hints slot hints, shared by all tables that a function uses
     * @param hint index of the instruction's hint
     */
    public final boolean replaceField(LuaString key, LuaValue value, int[] hints, int hint) {
        int slot = hints[hint];
        if (shape.has(key, slot)) return replaceSlot(slot, value);
        slot = shape.slot(key);
        if (slot < 0) return hashPart.replace(key, value, meta == null);
        hints[hint] = slot;
        return replaceSlot(slot, value);
    }

    /** Sets a name. */
    final void putField(LuaString key, LuaValue value) {
        int slot = shape.slot(key);
        if (slot >= 0) setSlot(slot, value);
        else if (!isForSlots(key)) putHashed(key, value);
        else if (value != NIL) addField(key, value);
    }

    private boolean isForSlots(LuaString key) {
        return key.m_length <= Shape.MAX_NAME_LENGTH && shape.isCacheable();
    }

    /**
     * Whether the table does not have a name and would store it in a slot.
     *
     * @return true if {@link #addField} may add it
     */
    public final boolean lacksField(LuaString key) {
        return isForSlots(key) && shape.slot(key) < 0;
    }

    /**
     * Adds a name.
     *
     * @param key a name that the table {@linkplain #lacksField lacks}
     * @param value the value, not nil
     */
    public final void addField(LuaString key, LuaValue value) {
        Shape larger = shape.with(key);
        if (larger.isCacheable()) {
            append(larger, value);
        } else {
            becomeDictionary();
            putHashed(key, value);
        }
    }

    private void growSlots() {
        int room = numbers.length + Math.max(SLOTS, numbers.length >> 1 & -SLOTS);
        numbers = Arrays.copyOf(numbers, room);
        if (values != null) values = Arrays.copyOf(values, room);
    }

    private void becomeDictionary() {
        if (isInIndexChain()) leaveIndexChain();
        Shape old = shape;
        if (hashPart == HashPart.NONE) hashPart = new HashPart(sequence, old.size + 1);
        for (int i = 0; i < old.size; i++) putHashed(old.name(i), slot(i));
        shape = Shape.DICTIONARY;
        numbers = NO_NUMBERS;
        values = null;
    }

    // any key

    /** Sets a key that is not a list item and, except in a dictionary, not a name. */
    final void putHashed(LuaValue key, LuaValue value) {
        if (hashPart == HashPart.NONE) {
            if (value == NIL) return;
            hashPart = new HashPart(sequence, 1);
        }
        hashPart.put(key, value);
    }

    /** Returns the memory of the slots, in bytes. */
    final int slotBytes() {
        if (numbers.length == 0) return 0;
        return ARRAY + Long.BYTES * numbers.length + (values == null ? 0 : ARRAY + PLACE * numbers.length);
    }

    /** Removes all keys except list items, and the metatable. */
    final void clearFields() {
        if (isInIndexChain()) leaveIndexChain();
        shape = shape.empty();
        numbers = NO_NUMBERS;
        values = null;
        hashPart = HashPart.NONE;
        meta = null;
    }

    // inheritance

    /**
     * Makes this table invalidate the machine's {@link ValidityCell} when it changes in a way that matters for
     * inheritance through it: when it gets a new name, another metatable, or another {@code __index}.
     */
    public final void joinIndexChain() {
        hashEntries = IN_INDEX_CHAIN;
    }

    private boolean isInIndexChain() {
        return hashEntries == IN_INDEX_CHAIN;
    }

    private void leaveIndexChain() {
        hashEntries = 0;
        shape.invalidateChains();
    }

    private void changeAt(int slot) {
        if (shape.slot(Metamethod.INDEX.key()) == slot) leaveIndexChain();
    }

    // attached values

    /**
     * Keeps a value alive as long as this table, for weak tables during a collection or until the table is finalized.
     *
     * @param value the value to keep alive
     */
    public void attach(LuaValue value) {
        array = Arrays.copyOf(array, array.length + 1);
        array[array.length - 1] = value;
    }

    /** Detaches all values, except the first one if {@code keepsFirst}. */
    public void detach(boolean keepsFirst) {
        array = keepsFirst ? new LuaValue[] {array[0]} : NOTHING;
    }

    /**
     * Attaches a value and detaches all others.
     *
     * @param value the value to keep alive
     */
    public void attachOnly(LuaValue value) {
        array = new LuaValue[] {value};
    }

    /**
     * Returns the first attached value.
     *
     * @return the value, or null
     */
    @Nullable
    public LuaValue attached() {
        return array.length == 0 ? null : array[0];
    }

    // methods of LuaTable

    @Override
    public @Nullable LuaValue getmetatable() {
        return meta;
    }

    @Override
    public LuaValue setmetatable(@Nullable LuaValue metatable) {
        if (isInIndexChain()) leaveIndexChain();
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
        return shape.size + hashPart.capacity();
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
