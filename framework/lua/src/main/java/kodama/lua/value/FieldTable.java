package kodama.lua.value;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaNumber;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;

/** The part of a table that holds names, by a shape and slots, and all other keys but those of its list. */
public abstract class FieldTable extends LuaTable implements SequencedObject {

    /*
     * 1. Names are in the slots that the shape says. A slot is a number's bits, or a mark; what is no number stands in
     *    an array beside. So to write a number takes neither an object nor the collector's barrier.
     * 2. All other keys are in nodes, and names too once there are so many that the table is a dictionary.
     * 3. It is what a table extends, and not a part of it: finding a field by way of an object of its own took 6 to 10
     *    % longer.
     */

    /** Says in {@code hashEntries}, which LuaJ alone needs, that a way over this table is remembered. */
    private static final int ON_A_WAY = 1;

    /** Slots grow by so many at least. */
    private static final int SLOTS = 4;

    // sizes of objects on a 64-bit machine, in bytes
    static final int ARRAY = 16;
    static final int PLACE = 4;

    private static final long[] NO_NUMBERS = {};

    private static final LuaValue[] NOTHING = {};

    /** Counts the machine's objects; gives the hash and the printed name. */
    final int sequence;

    /** Which names there are, and at which slots; for who remembers where a shape has a name. */
    public Shape shape;

    /** For each slot bits of a number, as {@link Shape#bits} gives them, or a mark of {@link Shape}. */
    public long[] numbers;

    /** What is no number, as long as {@link #numbers}; null until there is any. Null where nothing is. */
    public @Nullable LuaValue @Nullable [] values;

    /** All keys but names and items. */
    HashPart hashPart = HashPart.NONE;

    @Nullable
    LuaTable meta;

    FieldTable(int sequence, Shape first, int fields) {
        this.sequence = sequence;
        shape = first;
        int room = Math.max(first.size, Math.min(fields, Shape.MOST_NAMES));
        numbers = room == 0 ? NO_NUMBERS : new long[room];
        if (first.size > 0) Arrays.fill(numbers, 0, first.size, Shape.NIL);
    }

    // slots

    /**
     * The value at a slot.
     *
     * @param slot one that the shape has
     * @return the value, or nil
     */
    public final LuaValue slot(int slot) {
        LuaValue reference = reference(slot);
        if (reference != null) return reference;
        long bits = numbers[slot];
        return bits == Shape.NIL ? NIL : LuaReal.of(Double.longBitsToDouble(bits));
    }

    /**
     * Sets the value at a slot.
     *
     * @param slot one that the shape has
     * @param value the value; nil removes
     */
    public final void setSlot(int slot, LuaValue value) {
        if (value instanceof LuaReal real) setNumber(slot, real.v);
        else if (value == NIL) setBits(slot, Shape.NIL);
        else if (value instanceof LuaNumber number) setNumber(slot, number.todouble());
        else {
            if (isOnAWay()) changeAt(slot);
            if (values == null) values = new LuaValue[numbers.length];
            numbers[slot] = Shape.REFERENCE;
            values[slot] = value;
        }
    }

    /**
     * Sets a number at a slot.
     *
     * @param slot one that the shape has
     */
    public final void setNumber(int slot, double number) {
        setBits(slot, Shape.bits(number));
    }

    private void setBits(int slot, long bits) {
        if (numbers[slot] == Shape.REFERENCE) dropReference(slot);
        numbers[slot] = bits;
    }

    private void dropReference(int slot) {
        if (isOnAWay()) changeAt(slot);
        references()[slot] = null;
    }

    /**
     * What a slot refers to.
     *
     * @param slot one that the shape has
     * @return what is no number; null for a number, or nil
     */
    public final @Nullable LuaValue reference(int slot) {
        return values == null ? null : values[slot];
    }

    /** Those that a slot has said to be there. */
    private @Nullable LuaValue[] references() {
        return Objects.requireNonNull(values);
    }

    /**
     * Adds a name with a value.
     *
     * @param larger the shape of the table with it, the next one of its shape
     * @param value not nil
     */
    public final void append(Shape larger, LuaValue value) {
        if (isOnAWay()) leaveWay();
        int slot = shape.size;
        if (slot == numbers.length) growSlots();
        shape = larger;
        setSlot(slot, value);
    }

    /**
     * Reads a little of what the table consists of, so that memory has it near.
     *
     * @param step 0 for the table, 1 for its slots; behind them there is nothing more
     * @return a sum, which means nothing
     */
    public final int prefetch(int step) {
        if (step == 0) return sequence;
        return step == 1 ? readSlotsAhead() : 0;
    }

    private int readSlotsAhead() {
        int sum = values == null ? 0 : values.length;
        return numbers.length == 0 ? sum : sum + (int) numbers[numbers.length - 1];
    }

    // names

    /** The value of a name, or nil; metatables are not asked. */
    public final LuaValue field(LuaString key) {
        int slot = shape.slot(key);
        return slot >= 0 ? slot(slot) : beside(key);
    }

    /** The value of a name that has no slot. */
    private LuaValue beside(LuaString key) {
        return hashPart == HashPart.NONE ? NIL : hashPart.get(key);
    }

    /**
     * The value of a name, or nil: looks first where the last table had it, as tables made alike have it there too.
     *
     * @param hints at which slots names were found, shared by all tables that an instruction meets
     * @param hint the place in {@code hints} that belongs to the instruction
     */
    public final LuaValue field(LuaString key, int[] hints, int hint) {
        int slot = hints[hint];
        return shape.has(key, slot) ? slot(slot) : searched(key, hints, hint);
    }

    /**
     * What this table says of an event as a metatable, or nil; its own metatable is not asked.
     *
     * @return the value, or nil
     */
    public final LuaValue metamethod(Metamethod event) {
        int slot = shape.slotOf(event);
        if (slot >= 0) return slot(slot);
        return shape.isCacheable() ? NIL : beside(event.key());
    }

    private LuaValue searched(LuaString key, int[] hints, int hint) {
        int slot = shape.slot(key);
        if (slot < 0) return beside(key);
        hints[hint] = slot;
        return slot(slot);
    }

    /**
     * Overwrites a name that has a value, or that has none while there is no metatable; false when it is not there.
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
     * As {@link #replaceField(LuaString, LuaValue)}, after a look where the last table had the name.
     *
     * @param value the value; nil removes
     * @param hints at which slots names were found, shared by all tables that an instruction meets
     * @param hint the place in {@code hints} that belongs to the instruction
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
        return key.m_length <= Shape.LONGEST_NAME && shape.isCacheable();
    }

    /**
     * Whether the table has no such name, and would have its value in a slot.
     *
     * @return true if {@link #addField} may add it
     */
    public final boolean lacksField(LuaString key) {
        return isForSlots(key) && shape.slot(key) < 0;
    }

    /**
     * Adds a name.
     *
     * @param key one that the table {@linkplain #lacksField lacks}
     * @param value the value, but nil
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
        if (isOnAWay()) leaveWay();
        Shape old = shape;
        if (hashPart == HashPart.NONE) hashPart = new HashPart(sequence, old.size + 1);
        for (int i = 0; i < old.size; i++) putHashed(old.name(i), slot(i));
        shape = Shape.DICTIONARY;
        numbers = NO_NUMBERS;
        values = null;
    }

    // any key

    /** Sets a key that is neither an item nor, but in a dictionary, a name. */
    final void putHashed(LuaValue key, LuaValue value) {
        if (hashPart == HashPart.NONE) {
            if (value == NIL) return;
            hashPart = new HashPart(sequence, 1);
        }
        hashPart.put(key, value);
    }

    /** What the slots take; in bytes. */
    final int slotBytes() {
        if (numbers.length == 0) return 0;
        return ARRAY + Long.BYTES * numbers.length + (values == null ? 0 : ARRAY + PLACE * numbers.length);
    }

    /** Forgets all keys but items, and the metatable. */
    final void clearFields() {
        if (isOnAWay()) leaveWay();
        shape = shape.empty();
        numbers = NO_NUMBERS;
        values = null;
        hashPart = HashPart.NONE;
        meta = null;
    }

    // what others inherit

    /**
     * Has the machine's {@link ValidityCell} end when this table changes in a way that matters to others that inherit over
     * it: when it gets a new name, another metatable, or another {@code __index}.
     */
    public final void joinIndexChain() {
        hashEntries = ON_A_WAY;
    }

    private boolean isOnAWay() {
        return hashEntries == ON_A_WAY;
    }

    private void leaveWay() {
        hashEntries = 0;
        shape.invalidateChains();
    }

    private void changeAt(int slot) {
        if (shape.slot(Metamethod.INDEX.key()) == slot) leaveWay();
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

    /** Lets go of what was attached, but for what came first if that is to stay. */
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
        if (isOnAWay()) leaveWay();
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
        return shape.size + hashPart.places();
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
