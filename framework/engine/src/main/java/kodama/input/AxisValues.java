package kodama.input;

/** The deflections of the sticks and triggers of all gamepads. Not thread-safe. */
final class AxisValues {
    private static final int AXES = PadAxis.values().length;

    private final double[] values = new double[Switches.PADS * AXES];

    void setValue(int slot, PadAxis axis, double value) {
        values[slot * AXES + axis.ordinal()] = value;
    }

    double value(int slot, PadAxis axis) {
        return values[slot * AXES + axis.ordinal()];
    }

    void reset(int slot) {
        for (int i = 0; i < AXES; i++) values[slot * AXES + i] = 0;
    }

    void set(AxisValues other) {
        System.arraycopy(other.values, 0, values, 0, values.length);
    }

    void reset() {
        for (int i = 0; i < values.length; i++) values[i] = 0;
    }
}
