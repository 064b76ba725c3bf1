package kodama.input;

import org.jspecify.annotations.Nullable;

/** Simulates input by pressing bindings, for tests and for games that are played by a script. */
public final class InputSimulator {
    private final RawInput raw;
    private final String padName;
    private @Nullable RawPad pad;

    /**
     * Creates a simulator with nothing pressed.
     *
     * @param raw receives the input
     * @param padName name of the simulated gamepad, which must differ from that of other gamepads
     */
    public InputSimulator(RawInput raw, String padName) {
        this.raw = raw;
        this.padName = padName;
    }

    /**
     * Presses and holds a binding. A notch of the wheel is released at once.
     *
     * @param binding the binding
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
     * Releases a binding.
     *
     * @param binding the binding; may be up already
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
     * Returns the simulated gamepad, which the first call connects.
     *
     * @throws IllegalStateException if too many gamepads are connected
     */
    public RawPad pad() {
        if (pad == null) pad = raw.plug(padName, Rumble.NONE);
        if (pad == null) throw new IllegalStateException("too many gamepads are connected to add " + padName);
        return pad;
    }
}
