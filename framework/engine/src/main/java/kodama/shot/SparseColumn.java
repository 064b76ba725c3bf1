package kodama.shot;

import kodama.base.StateSink;

/** A number per shot, for a property that few shots have. The array is allocated when the first number is set. */
final class SparseColumn {
    private final int capacity;
    private double[] values = new double[0];

    SparseColumn(int capacity) {
        this.capacity = capacity;
    }

    /** Returns the number of a shot. It must have been set since the shot was fired. */
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

    /** Copies the numbers of the first shots that have a trait; the others become 0. */
    void copyTo(double[] to, int[] traits, int trait, int count) {
        for (int i = 0; i < count; i++) to[i] = (traits[i] & trait) == 0 ? 0 : values[i];
    }

    /** Adds the numbers of the first shots, which all must have been set, to a state. */
    void writeState(StateSink to, String name, int count) {
        to.add(name, values, count);
    }

    void shift(int from, int to, int length) {
        if (values.length > 0) System.arraycopy(values, from, values, to, length);
    }
}
