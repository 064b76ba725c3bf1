package kodama.lua.translate;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * The exit table of a method: for each exit, a map of the registers that move from local variables to the coroutine.
 * One routine reads the rows, because separate code for each exit would make up most of the method.
 *
 * <p>A row has the instruction, with {@link #FOR_INTERPRETER}, {@link #IN_ANOTHER_PART} or {@link #THROWN}; then a bit
 * mask of the registers to save; then a bit mask of those that are numbers in the local variables.
 */
final class RegisterMaps {

    /** Flag of a row: the interpreter runs the instruction. */
    static final long FOR_INTERPRETER = 1L << 32;

    /** Flag of a row: another part of the function has the instruction. */
    static final long IN_ANOTHER_PART = 1L << 33;

    /** Flag of a row: the instruction before this one has thrown an error. */
    static final long THROWN = 1L << 34;

    private static final int WORD = Long.SIZE;

    private final int words;
    private final List<long[]> rows = new ArrayList<>();

    /** Registers that any row saves, and those that may be numbers then. */
    final BitSet moved = new BitSet();

    final BitSet numbers = new BitSet();

    RegisterMaps(int registers) {
        words = words(registers);
    }

    /** Returns how many {@code long}s a mask of all registers takes. */
    static int words(int registers) {
        return (registers + WORD - 1) / WORD;
    }

    /** Adds a row; returns the index of its first word. */
    int add(long head, BitSet moving, BitSet asNumbers) {
        long[] row = new long[1 + 2 * words];
        row[0] = head;
        put(row, 1, moving);
        put(row, 1 + words, asNumbers);
        moved.or(moving);
        numbers.or(asNumbers);
        rows.add(row);
        return (rows.size() - 1) * row.length;
    }

    private static void put(long[] row, int at, BitSet registers) {
        long[] bits = registers.toLongArray();
        System.arraycopy(bits, 0, row, at, bits.length);
    }

    long[] table() {
        return rows.stream().flatMapToLong(java.util.Arrays::stream).toArray();
    }
}
