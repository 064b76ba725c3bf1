package kodama.input;

/** How far the sticks and triggers of all pads are moved. Not for several threads at once. */
final class Sticks {
    private static final int AXES = PadAxis.values().length;

    private final double[] values = new double[Switches.PADS * AXES];

    void move(int slot, PadAxis axis, double value) {
        values[slot * AXES + axis.ordinal()] = value;
    }

    double moved(int slot, PadAxis axis) {
        return values[slot * AXES + axis.ordinal()];
    }

    void rest(int slot) {
        for (int i = 0; i < AXES; i++) values[slot * AXES + i] = 0;
    }

    void set(Sticks other) {
        System.arraycopy(other.values, 0, values, 0, values.length);
    }

    void rest() {
        for (int i = 0; i < values.length; i++) values[i] = 0;
    }
}
