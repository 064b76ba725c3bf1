package kodama.input;

import org.jspecify.annotations.Nullable;

/** Presses what bindings name, as hands do: for tests and for games that are played by a script. */
public final class InputSimulator {
    private final RawInput raw;
    private final String padName;
    private @Nullable RawPad pad;

    /**
     * Makes hands that rest.
     *
     * @param padName tells the pad that they take up from other pads
     */
    public InputSimulator(RawInput raw, String padName) {
        this.raw = raw;
        this.padName = padName;
    }

    /**
     * Presses something and holds it. A notch of the wheel is let go at once.
     *
     * @param binding what to press
     */
    public void press(Binding binding) {
        if (binding instanceof Binding.LogicalKey letter) {
            if (letter.withCtrl()) raw.press(Key.CTRL);
            raw.press(letter.key());
        }
        if (binding instanceof Binding.PhysicalKey place) raw.press(place.key());
        if (binding instanceof Binding.MouseBinding mouse) press(mouse.control());
        if (binding instanceof Binding.PadBinding button) pad().setPressed(button.control(), true);
    }

    private void press(MouseControl control) {
        if (control == MouseControl.WHEEL_UP) raw.turnWheel(-1);
        else if (control == MouseControl.WHEEL_DOWN) raw.turnWheel(1);
        else raw.press(control);
    }

    /**
     * Lets go of something.
     *
     * @param binding what to let go of; may be up already
     */
    public void release(Binding binding) {
        if (binding instanceof Binding.LogicalKey letter) {
            raw.release(letter.key());
            if (letter.withCtrl()) raw.release(Key.CTRL);
        }
        if (binding instanceof Binding.PhysicalKey place) raw.release(place.key());
        if (binding instanceof Binding.MouseBinding mouse) raw.release(mouse.control());
        if (binding instanceof Binding.PadBinding button) pad().setPressed(button.control(), false);
    }

    /**
     * Returns the pad in these hands, which they take up at the first call.
     *
     * @throws IllegalStateException if there are too many pads already
     */
    public RawPad pad() {
        if (pad == null) pad = raw.plug(padName, Rumble.NONE);
        if (pad == null) throw new IllegalStateException("there are too many pads for " + padName);
        return pad;
    }
}
