package kodama.lua;

import kodama.lua.value.ScriptTable;
import kodama.lua.value.Shape;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;

/**
 * Where a stretch of translated code finds several fields of one table, as long as they are numbers: one look at the
 * table's shape tells the slots of all of them. It knows four shapes at most. What it does not find is for the {@link
 * FieldCache} of the instruction.
 */
final class FieldGroupCache {

    /*
     * 1. The slots are bytes of a long, which translated code holds in a variable beside the table's array of numbers:
     *    nothing in the stretch can change the table's shape, or it says that nothing is known any more.
     * 2. It is translated code that asks whether a number is there: Java's compiler knows of each such question how it
     *    was answered, and what has never happened costs nothing; in methods that all instructions share it knows less.
     * 3. It learns shapes as FieldCache does; but what it keeps for one is a long, and that an int, which a class for
     *    both would have to keep as an object.
     */

    /** So often it learns another shape: more would cost more than they save. */
    private static final int MOST_LEARNED = 16;

    private static final int BITS_OF_SLOT = 8;

    /** In place of a slot that no table of the shape has, or none that is looked at. */
    private static final int ABSENT = (1 << BITS_OF_SLOT) - 1;

    private static final long ALL_ABSENT = -1;

    private static final long[] NO_NUMBERS = {};

    private final LuaString[] names;
    private @Nullable Shape shape;
    private long slots;
    private @Nullable Shape other;
    private long otherSlots;
    private @Nullable Shape third;
    private long thirdSlots;
    private @Nullable Shape fourth;
    private long fourthSlots;
    private int learned;

    /**
     * @param names as many as a long has bytes, or fewer
     */
    FieldGroupCache(LuaString[] names) {
        this.names = names;
    }

    /** The slots of all fields in a table, the first one lowest. */
    long slots(LuaValue object) {
        if (!(object instanceof ScriptTable table)) return ALL_ABSENT;
        Shape of = table.shape;
        if (of == shape) return slots;
        return of == other ? otherSlots : seldom(of);
    }

    private long seldom(Shape of) {
        if (of == third) return thirdSlots;
        if (of == fourth) return fourthSlots;
        return learned == MOST_LEARNED ? ALL_ABSENT : learn(of);
    }

    private long learn(Shape of) {
        learned++;
        fourth = third;
        fourthSlots = thirdSlots;
        third = other;
        thirdSlots = otherSlots;
        other = shape;
        otherSlots = slots;
        shape = of;
        slots = find(of);
        return slots;
    }

    private long find(Shape in) {
        long found = 0;
        for (int i = names.length - 1; i >= 0; i--) found = found << BITS_OF_SLOT | in.slot(names[i]) & ABSENT;
        return found;
    }

    /** The numbers of a table; none if it has so many that one might be taken for absent. */
    static long[] numbers(LuaValue object) {
        return object instanceof ScriptTable table && table.numbers.length <= ABSENT ? table.numbers : NO_NUMBERS;
    }

    /** What is known of the numbers of a table whose shape may have changed. */
    static long[] noNumbers() {
        return NO_NUMBERS;
    }

    /** A field as a number, or NaN; its slot is so many bits from the lowest. */
    static double number(long[] numbers, long slots, int bit) {
        int at = (int) (slots >>> bit) & ABSENT;
        return at < numbers.length ? Double.longBitsToDouble(numbers[at]) : Double.NaN;
    }

    /** Overwrites a number by another one; false if none is there. */
    static boolean set(long[] numbers, long slots, int bit, double number) {
        int at = (int) (slots >>> bit) & ABSENT;
        if (at >= numbers.length || numbers[at] >= Shape.NIL) return false;
        numbers[at] = Shape.bits(number);
        return true;
    }
}
