package kodama.input;

/** Receives the input of a gamepad from its driver. Any thread may call it, but not several at once. */
public final class RawPad implements AutoCloseable {
    /** Deflection at which a stick or trigger counts as pressed. */
    private static final double PRESSED = 0.5;

    /** Deflection at which it counts as released. It is lower, so that an unsteady hand does not press repeatedly. */
    private static final double RELEASED = 0.4;

    /** Called for each event of a gamepad. */
    interface Listener {
        void onButton(int slot, PadControl control, boolean on);

        void onAxis(int slot, PadAxis axis, double value);

        void onUnplug(int slot);
    }

    private final Listener listener;
    private final int slot;
    private final boolean[] isOn = new boolean[PadControl.values().length];

    RawPad(int slot, Listener listener) {
        this.listener = listener;
        this.slot = slot;
    }

    /**
     * Reports that a control was pressed or released.
     *
     * @param on whether it is down; may be unchanged
     */
    public void setPressed(PadControl control, boolean on) {
        if (isOn[control.ordinal()] == on) return;
        isOn[control.ordinal()] = on;
        listener.onButton(slot, control, on);
    }

    /**
     * Reports that a stick or trigger was moved. At half deflection it counts as pressed.
     *
     * @param value deflection; a stick -1 to 1, a trigger 0 to 1; clamped to the range
     */
    public void setAxis(PadAxis axis, double value) {
        double bounded = Math.max(axis.negative() == null ? 0 : -1, Math.min(1, value));
        listener.onAxis(slot, axis, bounded);
        setPressed(axis.positive(), bounded);
        PadControl less = axis.negative();
        if (less != null) setPressed(less, -bounded);
    }

    private void setPressed(PadControl control, double value) {
        setPressed(control, value >= (isOn[control.ordinal()] ? RELEASED : PRESSED));
    }

    /** Returns the slot, counted from 0. */
    int slot() {
        return slot;
    }

    /** Disconnects the gamepad: releases everything on it. */
    @Override
    public void close() {
        for (PadControl control : PadControl.values()) setPressed(control, false);
        listener.onUnplug(slot);
    }
}
