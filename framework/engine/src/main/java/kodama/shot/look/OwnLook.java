package kodama.shot.look;

import java.util.Arrays;

/** The properties in which a single shot differs from its look. Mutable; owned by the game thread. */
public final class OwnLook {
    /** By ordinal of the {@link LookProperty}; NaN for the value of the look. */
    private final double[] values = new double[LookProperty.COUNT];

    /** Creates one without any property. */
    public OwnLook() {
        Arrays.fill(values, Double.NaN);
    }

    /** Sets a property, or with NaN resets it to that of the look. */
    public void set(LookProperty property, double value) {
        values[property.ordinal()] = value;
    }

    /** Returns whether a property differs from that of the look. */
    boolean has(LookProperty property) {
        return !Double.isNaN(values[property.ordinal()]);
    }

    /** Returns a property, or the given value if it is that of the look. */
    public double get(LookProperty property, double ofLook) {
        double value = values[property.ordinal()];
        return Double.isNaN(value) ? ofLook : value;
    }

    /** Copies all properties of another one. */
    public void copyFrom(OwnLook other) {
        System.arraycopy(other.values, 0, values, 0, values.length);
    }
}
