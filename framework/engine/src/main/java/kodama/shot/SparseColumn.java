package kodama.shot;

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

    /**
     * Copies the numbers of the first shots that have a trait; the others become 0.
     *
     * @return whether any has it
     */
    boolean copyTo(double[] to, int[] traits, int trait, int count) {
        boolean any = false;
        for (int i = 0; i < count; i++) {
            boolean has = (traits[i] & trait) != 0;
            to[i] = has ? values[i] : 0;
            any |= has;
        }
        return any;
    }

    void shift(int from, int to, int length) {
        if (values.length > 0) System.arraycopy(values, from, values, to, length);
    }
}
