package kodama.shot;

/** Numbers that few shots have, one for each shot; room is made when the first is set. */
final class SparseColumn {
    private final int capacity;
    private double[] values = new double[0];

    SparseColumn(int capacity) {
        this.capacity = capacity;
    }

    /** The number of a shot, which must have been set since it was fired. */
    double get(int shot) {
        return values[shot];
    }

    void set(int shot, double value) {
        if (values.length == 0) values = new double[capacity];
        values[shot] = value;
    }

    /** Sets the numbers of the first shots. */
    void copy(double[] from, int count) {
        if (values.length == 0) values = new double[capacity];
        System.arraycopy(from, 0, values, 0, count);
    }

    void shift(int from, int to, int length) {
        if (values.length > 0) System.arraycopy(values, from, values, to, length);
    }
}
