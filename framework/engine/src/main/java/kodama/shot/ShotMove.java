package kodama.shot;

/**
 * A move of some shots to lower indices, which closes gaps. Gaps are usually a few shots apart, so elements are moved
 * one by one.
 */
final class ShotMove {
    /** Maximum number of shots: their indices stay in the fastest cache of a processor. */
    private static final int SIZE = 1024;

    private final int[] from = new int[SIZE];
    private int to;
    private int count;

    /** Starts a move to an index. */
    void begin(int index) {
        to = index;
        count = 0;
    }

    boolean isFull() {
        return count == SIZE;
    }

    /** Adds a shot, whose index must be greater than those of the shots before it, if the condition is true. */
    void add(int index, boolean condition) {
        from[count] = index;
        count += condition ? 1 : 0;
    }

    /** Returns the index to which the first shot is moved. */
    int to() {
        return to;
    }

    /** Returns the index after the one to which the last shot is moved. */
    int end() {
        return to + count;
    }

    void apply(double[] values) {
        for (int i = 0; i < count; i++) values[to + i] = values[from[i]];
    }

    void apply(long[] values) {
        for (int i = 0; i < count; i++) values[to + i] = values[from[i]];
    }

    void apply(int[] values) {
        for (int i = 0; i < count; i++) values[to + i] = values[from[i]];
    }

    /** Neighbors often share an object, and storing a reference takes much longer than comparing it. */
    void apply(Object[] values) {
        for (int i = 0; i < count; i++) {
            Object value = values[from[i]];
            if (values[to + i] != value) values[to + i] = value;
        }
    }
}
