package kodama.shot;

import java.util.Arrays;
import kodama.base.StateSink;

/** A number per shot, for a property that few shots have. The array is allocated when the first number is set. */
final class SparseColumn {
    private final int capacity;
    private final double initial;
    private double[] values = new double[0];

    SparseColumn(int capacity) {
        this(capacity, 0);
    }

    /** Creates a column with an initial value for all shots. */
    SparseColumn(int capacity, double initial) {
        this.capacity = capacity;
        this.initial = initial;
    }

    /** Returns the number of a shot. It must have been set since the shot was fired. */
    double get(int shot) {
        return values[shot];
    }

    void set(int shot, double value) {
        if (values.length == 0) allocate();
        values[shot] = value;
    }

    private void allocate() {
        values = new double[capacity];
        if (initial != 0) Arrays.fill(values, initial);
    }

    /** Returns the numbers of all shots, by index; empty if none has been set. */
    double[] values() {
        return values;
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

    void apply(ShotMove move) {
        if (values.length > 0) move.apply(values);
    }
}
