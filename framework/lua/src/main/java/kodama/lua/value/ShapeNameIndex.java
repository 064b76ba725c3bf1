package kodama.lua.value;

import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaString;

/**
 * Names in the order in which they were added, and the place of each. Its arrays are never written over, only behind
 * what is there: a shape goes on with those it has got when longer ones are made.
 */
final class ShapeNameIndex {

    /** Places tried for a new name until it is refused; by chance it never takes so many. */
    private static final int MOST_TRIED = 32;

    /** Room at first; a power of 2. */
    private static final int LEAST_ROOM = 4;

    private LuaString[] names = new LuaString[LEAST_ROOM];

    /** The names by their hashes: open addressing, at least half empty. */
    private @Nullable LuaString[] keys = new LuaString[2 * LEAST_ROOM];

    /** The number of each of {@link #keys}. */
    private short[] numbers = new short[2 * LEAST_ROOM];

    private int count;

    LuaString[] names() {
        return names;
    }

    @Nullable
    LuaString[] keys() {
        return keys;
    }

    short[] numbers() {
        return numbers;
    }

    int count() {
        return count;
    }

    /** A copy with the first names, and room for another. */
    ShapeNameIndex first(int number) {
        ShapeNameIndex copy = new ShapeNameIndex();
        copy.makeRoom(Math.max(LEAST_ROOM, 2 * Integer.highestOneBit(number)));
        for (int i = 0; i < number; i++) copy.put(names[i], i);
        copy.count = number;
        return copy;
    }

    /** Adds a name that is not there; false for one of too many with the same hash. */
    boolean add(LuaString name) {
        if (count == names.length) grow();
        if (!put(name, count)) return false;
        count++;
        return true;
    }

    private void grow() {
        LuaString[] old = names;
        makeRoom(2 * count);
        for (int i = 0; i < count; i++) put(old[i], i);
    }

    private void makeRoom(int room) {
        names = new LuaString[room];
        keys = new LuaString[2 * room];
        numbers = new short[2 * room];
    }

    /** Finds a place for a name by its hash; false if that took long. */
    private boolean put(LuaString name, int number) {
        int mask = keys.length - 1;
        int i = start(name) & mask;
        int tried = 0;
        for (; keys[i] != null; tried++) i = i + 1 & mask;
        if (tried > MOST_TRIED) return false;
        names[number] = keys[i] = name;
        numbers[i] = (short) number;
        return true;
    }

    /** Where the search for a name begins. */
    static int start(LuaString name) {
        return Hashes.mix(name.hashCode());
    }
}
