package kodama.lua.value;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaString;

/**
 * Which names a table has, and at which slot each: one object for all tables that got the same names in the same order.
 * Those who remember where a shape has a name find it in each such table by one comparison.
 *
 * <p>Hidden classes, as first in Self: C. Chambers, D. Ungar, E. Lee, "An efficient implementation of SELF, a
 * dynamically-typed object-oriented language based on prototypes", 1989.
 */
public final class Shape {

    /*
     * 1. A shape never changes, but for what has grown out of it: shapes with one name more. A name that is set to nil
     *    keeps its slot.
     * 2. Shapes grown one out of the other share their names, of which each sees the first ones. Where a second one
     *    grows out of a shape, the names before it are copied.
     * 3. A machine's shapes grow out of one without names, and never go. So that data used as names does not make
     *    shapes without end, each has so many names and so many grown out of it at most, and all together have so many
     *    names. A table that wants more becomes a dictionary, which finds its names by hashes of its own.
     * 4. Names are the machine's constants, so that scripts find them without a look at their letters.
     */

    /** In a slot: nothing. Bits of a NaN that no arithmetic makes; smaller bits are those of a number. */
    public static final long NIL = Long.MAX_VALUE - 1;

    /** In a slot: what is no number, and stands beside. */
    public static final long REFERENCE = Long.MAX_VALUE;

    /** What stands for a NaN whose bits are a mark. */
    private static final long PLAIN_NAN = Double.doubleToLongBits(Double.NaN);

    /** In bytes. Longer names are data, and would have to be compared. */
    public static final int LONGEST_NAME = 40;

    /** More names are data: finding one of 256 takes as long by a hash, and a class has fewer. */
    static final int MOST_NAMES = 256;

    /** So many different names may come next: more are data. */
    private static final int MOST_GROWN = 64;

    /** So many may come first, as each kind of table has another. */
    private static final int MOST_KINDS = 1000;

    /** So many of these may be names that stand in no script: words that are keys, each in a table of its own. */
    private static final int MOST_DATA_KINDS = 100;

    /** What all shapes of a machine together may have; in names. */
    private static final int ROOM = 1 << 16;

    /** Of a shape without names of metamethods. */
    private static final short[] NO_METAMETHODS = {};

    /** All shapes of a machine. */
    private static final class Tree {
        final UnaryOperator<LuaString> constants;
        final Predicate<LuaString> isConstant;
        final Shape none;
        ValidityCell lineage = new ValidityCell();
        int room;
        int dataKinds;
        /** How many shapes there are. */
        int shapes;

        Tree(UnaryOperator<LuaString> constants, Predicate<LuaString> isConstant, int room) {
            this.constants = constants;
            this.isConstant = isConstant;
            this.room = room;
            none = new Shape(this, new ShapeNameIndex(), 0, NO_METAMETHODS);
        }

        /** Whether a name may be the first of a table that finds others alike. */
        boolean mayBeginWith(LuaString name) {
            return isConstant.test(name) || dataKinds++ < MOST_DATA_KINDS;
        }

        boolean takeRoom(int names) {
            if (names > room) return false;
            room -= names;
            return true;
        }
    }

    /** What all tables are that have become dictionaries: their names are not here. */
    static final Shape DICTIONARY = new Tree(name -> name, name -> true, 0).none;

    private final Tree tree;
    private final ShapeNameIndex index;

    /** The first {@code size} of them are this shape's. */
    final LuaString[] names;

    /** The names by their hashes, as {@link ShapeNameIndex} keeps them: finding one goes through no other object. */
    private final @Nullable LuaString[] keys;

    private final short[] slots;

    final int size;

    /** How many shapes the machine had before. */
    private final int number;

    /** By metamethod, the slot of its name, or -1; empty while there are no such names. */
    private final short[] metamethods;

    /** What grew out of it first. */
    private @Nullable Shape grown;

    /** What grew out of it later, by the name that comes next; null until something does. */
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
     * Makes the shape without names out of which all of a machine's shapes grow.
     *
     * @param constants gives the machine's one object for a name
     * @param isConstant whether a name stands in a script, or has been asked for before
     * @return the shape of an empty table
     */
    public static Shape empty(UnaryOperator<LuaString> constants, Predicate<LuaString> isConstant) {
        return new Tree(constants, isConstant, ROOM).none;
    }

    /**
     * A number as a slot holds it: by its bits, unless these are a mark, as those of a NaN from elsewhere may be.
     *
     * @return the bits, less than {@link #NIL}
     */
    public static long bits(double number) {
        long bits = Double.doubleToRawLongBits(number);
        return bits < NIL ? bits : PLAIN_NAN;
    }

    /** How many names there are; their slots are counted from 0. */
    public int size() {
        return size;
    }

    /**
     * What tells it from a machine's other shapes; those of tables made alike are near each other.
     *
     * @return from 0, counted up
     */
    public int number() {
        return number;
    }

    /**
     * The name at a slot.
     *
     * @param slot at least 0 and less than {@link #size}
     * @return the machine's constant
     */
    public LuaString name(int slot) {
        return names[slot];
    }

    /**
     * Where a name is.
     *
     * @param name any object for it
     * @return the slot, or -1
     */
    public int slot(LuaString name) {
        if (size == 0) return -1;
        LuaString[] all = keys;
        int mask = all.length - 1;
        for (int i = ShapeNameIndex.start(name) & mask; ; i = i + 1 & mask) {
            LuaString found = all[i];
            if (found == name || found != null && Hashes.areEqual(found, name)) return orNone(slots[i]);
            if (found == null) return -1;
        }
    }

    /** Names of longer shapes are there, too. */
    private int orNone(int slot) {
        return slot < size ? slot : -1;
    }

    /** Whether a name, as its constant, is at a slot. */
    boolean has(LuaString name, int slot) {
        return slot < size && names[slot] == name;
    }

    /**
     * Whether what is found in a table of this shape is so in all of them: its slots, and that it has no name of up to
     * {@link #LONGEST_NAME} bytes besides.
     *
     * @return false for dictionaries
     */
    public boolean isCacheable() {
        return this != DICTIONARY;
    }

    /**
     * The shape with one name more, at the slot behind the last one.
     *
     * @param name one that it does not have
     * @return the shape, or that of a dictionary if there is none
     */
    public Shape with(LuaString name) {
        if (grown != null && grown.endsWith(name)) return grown;
        Shape known = others == null ? null : others.get(name);
        return known != null ? known : grow(name);
    }

    /** The shape without names out of which this one grew; a dictionary stays one. */
    Shape empty() {
        return tree.none;
    }

    /**
     * How the machine's tables inherit from one another at present.
     *
     * @return what tells when that changes
     */
    public ValidityCell validityCell() {
        return tree.lineage;
    }

    /** Puts all in doubt that is remembered of how tables inherit. */
    void invalidateChains() {
        tree.lineage.invalidate();
        tree.lineage = new ValidityCell();
    }

    private boolean endsWith(LuaString name) {
        LuaString last = names[size - 1];
        return last == name || Hashes.areEqual(last, name);
    }

    private Shape grow(LuaString name) {
        if (size == MOST_NAMES || isFull() || size == 0 && !tree.mayBeginWith(name)) return DICTIONARY;
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

    /** Where a metamethod is, or -1. */
    int slotOf(Metamethod event) {
        return metamethods.length == 0 ? -1 : metamethods[event.ordinal()];
    }

    private boolean isFull() {
        return others != null && others.size() >= (size == 0 ? MOST_KINDS : MOST_GROWN) - 1;
    }

    private Shape remember(LuaString name, Shape shape) {
        if (grown == null) grown = shape;
        else if (others == null) others = new HashMap<>(Map.of(name, shape));
        else others.put(name, shape);
        return shape;
    }
}
