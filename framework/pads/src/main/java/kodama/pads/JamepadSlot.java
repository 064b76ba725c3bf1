package kodama.pads;

import com.studiohartman.jamepad.ControllerAxis;
import com.studiohartman.jamepad.ControllerButton;
import com.studiohartman.jamepad.ControllerIndex;
import com.studiohartman.jamepad.ControllerUnpluggedException;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import kodama.input.PadAxis;
import kodama.input.PadControl;

/** A controller in a slot of Jamepad. Its buttons are named by position as in SDL, and so are ours. */
final class JamepadSlot implements PadSlot {
    private static final Map<PadControl, ControllerButton> NAMES = new EnumMap<>(Map.ofEntries(
            Map.entry(PadControl.A, ControllerButton.A),
            Map.entry(PadControl.B, ControllerButton.B),
            Map.entry(PadControl.X, ControllerButton.X),
            Map.entry(PadControl.Y, ControllerButton.Y),
            Map.entry(PadControl.LB, ControllerButton.LEFTBUMPER),
            Map.entry(PadControl.RB, ControllerButton.RIGHTBUMPER),
            Map.entry(PadControl.BACK, ControllerButton.BACK),
            Map.entry(PadControl.START, ControllerButton.START),
            Map.entry(PadControl.GUIDE, ControllerButton.GUIDE),
            Map.entry(PadControl.LEFT_STICK, ControllerButton.LEFTSTICK),
            Map.entry(PadControl.RIGHT_STICK, ControllerButton.RIGHTSTICK),
            Map.entry(PadControl.UP, ControllerButton.DPAD_UP),
            Map.entry(PadControl.DOWN, ControllerButton.DPAD_DOWN),
            Map.entry(PadControl.LEFT, ControllerButton.DPAD_LEFT),
            Map.entry(PadControl.RIGHT, ControllerButton.DPAD_RIGHT)));

    private final ControllerIndex pad;

    JamepadSlot(ControllerIndex pad) {
        this.pad = pad;
    }

    @Override
    public boolean isConnected() {
        return pad.isConnected();
    }

    @Override
    public int id() throws ControllerUnpluggedException {
        return pad.getDeviceInstanceID();
    }

    @Override
    public String name() throws ControllerUnpluggedException {
        return pad.getName();
    }

    @Override
    public Set<PadControl> buttons() {
        return NAMES.keySet();
    }

    @Override
    public boolean isDown(PadControl control) throws ControllerUnpluggedException {
        return pad.isButtonPressed(Objects.requireNonNull(NAMES.get(control)));
    }

    @Override
    public double axisValue(PadAxis axis) throws ControllerUnpluggedException {
        return pad.getAxisState(
                switch (axis) {
                    case LEFT_X -> ControllerAxis.LEFTX;
                    case LEFT_Y -> ControllerAxis.LEFTY;
                    case RIGHT_X -> ControllerAxis.RIGHTX;
                    case RIGHT_Y -> ControllerAxis.RIGHTY;
                    case LT -> ControllerAxis.TRIGGERLEFT;
                    case RT -> ControllerAxis.TRIGGERRIGHT;
                });
    }

    /** Controllers without a motor ignore it. */
    @Override
    public void rumble(double strength, int millis) throws ControllerUnpluggedException {
        pad.doVibration((float) strength, (float) strength, millis);
    }
}
