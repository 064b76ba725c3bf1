package kodama.lua.translate;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * For each way out of a method, or into it, which registers move between the local variables and the coroutine's: rows
 * of numbers that one piece of code reads, since code of its own for each way would be most of the method.
 *
 * <p>A row is the instruction, with {@link #FOR_INTERPRETER}, {@link #IN_ANOTHER_PART} or {@link #THROWN}; then, as
 * bits, the registers that move; then those of them that are numbers in the local variables.
 */
final class RegisterMaps {

    /** Added to the number of an instruction. */
    static final long FOR_INTERPRETER = 1L << 32;

    /** Added to the number of an instruction that another part of the function has. */
    static final long IN_ANOTHER_PART = 1L << 33;

    /** Added to the number behind that of an instruction that throws something. */
    static final long THROWN = 1L << 34;

    private static final int WORD = Long.SIZE;

    private final int words;
    private final List<long[]> rows = new ArrayList<>();

    /** Registers that any row moves, and those that may be numbers then. */
    final BitSet moved = new BitSet();

    final BitSet numbers = new BitSet();

    RegisterMaps(int registers) {
        words = words(registers);
    }

    /** How many numbers it takes to have a bit for each register. */
    static int words(int registers) {
        return (registers + WORD - 1) / WORD;
    }

    /** Adds a row; gives the place where it begins. */
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
