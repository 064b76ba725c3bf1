package kodama.lua.value;

import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaString;

/**
 * The names of shapes in the order in which they were added, and the index of each. Its arrays are append-only: a shape
 * keeps the arrays that it has, while longer shapes add to them.
 */
final class ShapeNameIndex {

    /** Most probes for a new name before it is refused; random names never need that many. */
    private static final int MAX_TRIED = 32;

    /** Initial capacity, a power of 2. */
    private static final int MIN_ROOM = 4;

    private LuaString[] names = new LuaString[MIN_ROOM];

    /** The names by hash: open addressing, at least half empty. */
    private @Nullable LuaString[] keys = new LuaString[2 * MIN_ROOM];

    /** The index of each name in {@link #keys}. */
    private short[] numbers = new short[2 * MIN_ROOM];

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

    /** Returns a copy of the first names, with room for another. */
    ShapeNameIndex first(int number) {
        ShapeNameIndex copy = new ShapeNameIndex();
        copy.makeRoom(Math.max(MIN_ROOM, 2 * Integer.highestOneBit(number)));
        for (int i = 0; i < number; i++) copy.put(names[i], i);
        copy.count = number;
        return copy;
    }

    /** Adds a new name; false if too many have the same hash. */
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

    /** Inserts a name by its hash; false if that takes too many probes. */
    private boolean put(LuaString name, int number) {
        int mask = keys.length - 1;
        int i = start(name) & mask;
        int tried = 0;
        for (; keys[i] != null; tried++) i = i + 1 & mask;
        if (tried > MAX_TRIED) return false;
        names[number] = keys[i] = name;
        numbers[i] = (short) number;
        return true;
    }

    /** Returns the index of the first probe for a name. */
    static int start(LuaString name) {
        return Hashes.mix(name.hashCode());
    }
}
