package kodama.input;

/** A pad, as its driver tells of it. Any thread may call it, but not two at once. */
public final class RawPad implements AutoCloseable {
    /** How far a stick or trigger has to be moved to count as pressed. */
    private static final double PRESSED = 0.5;

    /** How far it has to go back to count as let go: less, so that a hand that trembles presses once. */
    private static final double LET_GO = 0.4;

    /** Hears of everything that happens on pads. */
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
     * Notes that something was pressed or let go.
     *
     * @param on whether it is down from now on; may be so already
     */
    public void setPressed(PadControl control, boolean on) {
        if (isOn[control.ordinal()] == on) return;
        isOn[control.ordinal()] = on;
        listener.onButton(slot, control, on);
    }

    /**
     * Notes that a stick or trigger was moved; beyond half its way it counts as pressed.
     *
     * @param value how far; a stick from -1 to 1, a trigger from 0 to 1; what is beyond is taken for the end
     */
    public void setAxis(PadAxis axis, double value) {
        double bounded = Math.max(axis.negative() == null ? 0 : -1, Math.min(1, value));
        listener.onAxis(slot, axis, bounded);
        setPressed(axis.positive(), bounded);
        PadControl less = axis.negative();
        if (less != null) setPressed(less, -bounded);
    }

    private void setPressed(PadControl control, double value) {
        setPressed(control, value >= (isOn[control.ordinal()] ? LET_GO : PRESSED));
    }

    /** Its place among all pads, counted from 0. */
    int slot() {
        return slot;
    }

    /** The pad was pulled out: everything on it is let go. */
    @Override
    public void close() {
        for (PadControl control : PadControl.values()) setPressed(control, false);
        listener.onUnplug(slot);
    }
}
