package kodama.lua.value;

import java.util.Arrays;
import org.luaj.vm2.LuaString;

/** Names in the order in which they were added, and the place of each. */
final class NameIndex {

    /** Places tried for a new name until it is refused; by chance it never takes so many. */
    private static final int MOST_TRIED = 32;

    private LuaString[] names = new LuaString[4];

    /** Places of names, counted from 1, by their hashes: open addressing, at least half empty. */
    private short[] places = new short[8];

    private int count;

    /** The names; more may stand behind them later. */
    LuaString[] names() {
        return names;
    }

    int count() {
        return count;
    }

    /** A copy with the first names. */
    NameIndex first(int number) {
        NameIndex copy = new NameIndex();
        copy.names = Arrays.copyOf(names, names.length);
        copy.places = new short[places.length];
        for (int i = 0; i < number; i++) copy.put(i);
        copy.count = number;
        return copy;
    }

    /** The place of a name, or -1. */
    int find(LuaString name) {
        int mask = places.length - 1;
        for (int i = Hashes.mix(name.hashCode()) & mask; ; i = i + 1 & mask) {
            int place = places[i] - 1;
            if (place < 0 || names[place] == name || Hashes.areEqual(names[place], name)) return place;
        }
    }

    /** Adds a name that is not there; false for one of too many with the same hash. */
    boolean add(LuaString name) {
        if (count == names.length) grow();
        names[count] = name;
        if (!put(count)) return false;
        count++;
        return true;
    }

    private void grow() {
        names = Arrays.copyOf(names, 2 * count);
        places = new short[4 * count];
        for (int i = 0; i < count; i++) put(i);
    }

    /** Finds a place for a name by its hash; false if that took long. */
    private boolean put(int number) {
        int mask = places.length - 1;
        int i = Hashes.mix(names[number].hashCode()) & mask;
        int tried = 0;
        for (; places[i] != 0; tried++) i = i + 1 & mask;
        if (tried > MOST_TRIED) return false;
        places[i] = (short) (number + 1);
        return true;
    }
}
