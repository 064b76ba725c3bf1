package kodama.lua;

import kodama.lua.value.ScriptTable;
import kodama.lua.value.Shape;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;

/**
 * The inline cache of several fields of one table, as long as they are numbers: one check of the table's shape gives
 * all their slots. It holds up to four shapes; other fields are left to the {@link FieldCache} of their instruction.
 */
final class FieldGroupCache {

    /*
     * 1. The slots are bytes of a long, which translated code keeps in a variable with the table's number array. No
     *    instruction of the group can change the table's shape without invalidating them.
     * 2. Translated code itself checks whether a slot has a number: HotSpot then profiles each check on its own, and a
     *    branch that was never taken costs nothing. A shared method would share the profile.
     * 3. It learns shapes as FieldCache does. A common base class would have to box the slots, which are a long here
     *    and an int there.
     */

    /** Most updates of the cache: more would cost more than they save. */
    private static final int MAX_LEARNED = 16;

    private static final int BITS_OF_SLOT = 8;

    /** Stands for the slot of a name that is missing or not used. */
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
     * @param names at most as many as a long has bytes
     */
    FieldGroupCache(LuaString[] names) {
        this.names = names;
    }

    /** Returns the slots of all fields in a table; the first name's is the lowest byte. */
    long slots(LuaValue object) {
        if (!(object instanceof ScriptTable table)) return ALL_ABSENT;
        Shape of = table.shape;
        if (of == shape) return slots;
        return of == other ? otherSlots : seldom(of);
    }

    private long seldom(Shape of) {
        if (of == third) return thirdSlots;
        if (of == fourth) return fourthSlots;
        return learned == MAX_LEARNED ? ALL_ABSENT : learn(of);
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

    /** Returns a table's number array; an empty one if it is so large that a slot could be taken for absent. */
    static long[] numbers(LuaValue object) {
        return object instanceof ScriptTable table && table.numbers.length <= ABSENT ? table.numbers : NO_NUMBERS;
    }

    /** Returns an empty array, for a table whose shape may have changed. */
    static long[] noNumbers() {
        return NO_NUMBERS;
    }

    /** Returns a field as a number, or NaN; {@code bit} is the position of its slot. */
    static double number(long[] numbers, long slots, int bit) {
        int at = (int) (slots >>> bit) & ABSENT;
        return at < numbers.length ? Double.longBitsToDouble(numbers[at]) : Double.NaN;
    }

    /** Overwrites a number; false if the slot has none. */
    static boolean set(long[] numbers, long slots, int bit, double number) {
        int at = (int) (slots >>> bit) & ABSENT;
        if (at >= numbers.length || numbers[at] >= Shape.NIL) return false;
        numbers[at] = Shape.bits(number);
        return true;
    }
}
