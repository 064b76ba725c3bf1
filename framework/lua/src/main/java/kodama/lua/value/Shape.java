package kodama.lua.value;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaString;

/**
 * The names of a table and their slots: one object for all tables that got the same names in the same order. An inline
 * cache finds a name in each such table by one comparison.
 *
 * <p>Shapes are the hidden classes, or maps, of Self: C. Chambers, D. Ungar, E. Lee, "An efficient implementation of
 * SELF, a dynamically-typed object-oriented language based on prototypes", 1989.
 */
public final class Shape {

    /*
     * 1. A shape is immutable except for its transitions: shapes with one name more. A name that is set to nil keeps
     *    its slot.
     * 2. A shape shares its array of names with its first transition; each sees its own prefix. For a second transition
     *    the names are copied.
     * 3. A machine's shapes form a tree that starts without names, and are never dropped. Data that is used as names
     *    must not make shapes without end, so names per shape, transitions per shape and names of all shapes are
     *    limited. Beyond that, a table becomes a dictionary, which keeps its names in a hash part.
     * 4. Names are the machine's interned constants, so that scripts find them without comparing bytes.
     */

    /** Slot value for nil: bits of a NaN that arithmetic never produces; smaller bits are numbers. */
    public static final long NIL = Long.MAX_VALUE - 1;

    /** Slot value for a value that is not a number, which is in the other array. */
    public static final long REFERENCE = Long.MAX_VALUE;

    /** Replaces a NaN whose bits are one of these. */
    private static final long PLAIN_NAN = Double.doubleToLongBits(Double.NaN);

    /** Longest name, in bytes. Longer ones are data and would have to be compared. */
    public static final int MAX_NAME_LENGTH = 40;

    /** Most names: finding one of 256 takes as long as by a hash, and classes have fewer. */
    static final int MAX_NAMES = 256;

    /** Most transitions of a shape: more of them come from data. */
    private static final int MAX_GROWN = 64;

    /** Most transitions of the empty shape, one for each kind of table. */
    private static final int MAX_KINDS = 1000;

    /** How many of these may be names that are not in any script, such as words used as keys, each in its own table. */
    private static final int MAX_DATA_KINDS = 100;

    /** Most names of all shapes of a machine together. */
    private static final int ROOM = 1 << 16;

    /** For a shape without names of metamethods. */
    private static final short[] NO_METAMETHODS = {};

    /** All shapes of a machine. */
    private static final class Tree {
        final UnaryOperator<LuaString> constants;
        final Predicate<LuaString> isConstant;
        final Shape none;
        ValidityCell validityCell = new ValidityCell();
        int room;
        int dataKinds;
        /** Number of shapes. */
        int shapes;

        Tree(UnaryOperator<LuaString> constants, Predicate<LuaString> isConstant, int room) {
            this.constants = constants;
            this.isConstant = isConstant;
            this.room = room;
            none = new Shape(this, new ShapeNameIndex(), 0, NO_METAMETHODS);
        }

        /** Whether a name may be the first of a table's. */
        boolean mayBeginWith(LuaString name) {
            return isConstant.test(name) || dataKinds++ < MAX_DATA_KINDS;
        }

        boolean takeRoom(int names) {
            if (names > room) return false;
            room -= names;
            return true;
        }
    }

    /** The shape of all tables that have become dictionaries; it has no names. */
    static final Shape DICTIONARY = new Tree(name -> name, name -> true, 0).none;

    private final Tree tree;
    private final ShapeNameIndex index;

    /** The first {@code size} of these are this shape's names. */
    final LuaString[] names;

    /** The names by hash, as in {@link ShapeNameIndex}; direct fields avoid an indirection. */
    private final @Nullable LuaString[] keys;

    private final short[] slots;

    final int size;

    /** Number of earlier shapes of the machine. */
    private final int number;

    /** For each metamethod, the slot of its name, or -1; empty if there are no such names. */
    private final short[] metamethods;

    /** The first transition. */
    private @Nullable Shape grown;

    /** The other transitions, by name; null if there are none. */
    private @Nullable Map<LuaString, Shape> others;

    private Shape(Tree tree, ShapeNameIndex index, int size, short[] metamethods) {
        this.tree = tree;
        this.metamethods = metamethods;
        this.index = index;
        this.size = size;
        number = tree.shapes++;
        names = index.names();
        keys = index.keys();
        slots = index.numbers();
    }

    /**
     * Makes the shape without names, from which all shapes of a machine derive.
     *
     * @param constants returns the machine's one object for a name
     * @param isConstant whether a name is in a script or has been requested by Java
     * @return the shape of an empty table
     */
    public static Shape empty(UnaryOperator<LuaString> constants, Predicate<LuaString> isConstant) {
        return new Tree(constants, isConstant, ROOM).none;
    }

    /**
     * Returns the bits of a number for a slot; NaNs that are special slot values are replaced.
     *
     * @return the bits, less than {@link #NIL}
     */
    public static long bits(double number) {
        long bits = Double.doubleToRawLongBits(number);
        return bits < NIL ? bits : PLAIN_NAN;
    }

    /** Returns the number of names; their slots count from 0. */
    public int size() {
        return size;
    }

    /**
     * Returns the number of the shape in its machine; tables made alike have shapes with close numbers.
     *
     * @return the number, from 0
     */
    public int number() {
        return number;
    }

    /**
     * Returns the name at a slot.
     *
     * @param slot the slot, from 0, below {@link #size}
     * @return the machine's constant
     */
    public LuaString name(int slot) {
        return names[slot];
    }

    /**
     * Returns the slot of a name.
     *
     * @param name any object for the name
     * @return the slot, or -1
     */
    public int slot(LuaString name) {
        if (size == 0) return -1;
        LuaString[] all = keys;
        int mask = all.length - 1;
        for (int i = ShapeNameIndex.start(name) & mask; ; i = i + 1 & mask) {
            LuaString found = all[i];
            if (found == name || found != null && Hashes.areEqual(found, name)) return ownSlot(slots[i]);
            if (found == null) return -1;
        }
    }

    /** The index also has names of longer shapes. */
    private int ownSlot(int slot) {
        return slot < size ? slot : -1;
    }

    /** Whether a name's constant is at a slot. */
    boolean has(LuaString name, int slot) {
        return slot < size && names[slot] == name;
    }

    /**
     * Whether all tables of this shape have their names, up to {@link #MAX_NAME_LENGTH} bytes, in these slots and
     * nowhere else.
     *
     * @return false for dictionaries
     */
    public boolean isCacheable() {
        return this != DICTIONARY;
    }

    /**
     * Returns the shape with one name more, in the next slot.
     *
     * @param name a name that the shape does not have
     * @return the shape, or the dictionary shape if a limit is reached
     */
    public Shape with(LuaString name) {
        if (grown != null && grown.endsWith(name)) return grown;
        Shape known = others == null ? null : others.get(name);
        return known != null ? known : grow(name);
    }

    /** Returns the empty shape of the same machine; a dictionary stays a dictionary. */
    Shape empty() {
        return tree.none;
    }

    /**
     * Returns the current validity cell of the machine's {@code __index} chains.
     *
     * @return a cell that is invalidated when a chain changes
     */
    public ValidityCell validityCell() {
        return tree.validityCell;
    }

    /** Invalidates all cached chains. */
    void invalidateChains() {
        tree.validityCell.invalidate();
        tree.validityCell = new ValidityCell();
    }

    private boolean endsWith(LuaString name) {
        LuaString last = names[size - 1];
        return last == name || Hashes.areEqual(last, name);
    }

    private Shape grow(LuaString name) {
        if (size == MAX_NAMES || isFull() || size == 0 && !tree.mayBeginWith(name)) return DICTIONARY;
        boolean isAlone = index.count() == size;
        if (!tree.takeRoom(isAlone ? 1 : size + 1)) return DICTIONARY;
        LuaString constant = tree.constants.apply(name);
        ShapeNameIndex longer = isAlone ? index : index.first(size);
        if (!longer.add(constant)) return DICTIONARY;
        return remember(constant, new Shape(tree, longer, size + 1, metamethodsWith(constant)));
    }

    private short[] metamethodsWith(LuaString name) {
        Metamethod event = Metamethod.of(name);
        if (event == null) return metamethods;
        short[] with = Arrays.copyOf(metamethods, Metamethod.count());
        if (metamethods.length == 0) Arrays.fill(with, (short) -1);
        with[event.ordinal()] = (short) size;
        return with;
    }

    /** Returns the slot of a metamethod, or -1. */
    int slotOf(Metamethod event) {
        return metamethods.length == 0 ? -1 : metamethods[event.ordinal()];
    }

    private boolean isFull() {
        return others != null && others.size() >= (size == 0 ? MAX_KINDS : MAX_GROWN) - 1;
    }

    private Shape remember(LuaString name, Shape shape) {
        if (grown == null) grown = shape;
        else if (others == null) others = new HashMap<>(Map.of(name, shape));
        else others.put(name, shape);
        return shape;
    }
}
