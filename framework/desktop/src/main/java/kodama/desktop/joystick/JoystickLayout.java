package kodama.desktop.joystick;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kodama.input.PadAxis;
import kodama.input.PadControl;
import kodama.input.RawPad;
import org.jspecify.annotations.Nullable;

/**
 * Maps the numbered buttons and axes of a joystick to those of a controller.
 *
 * <p>The kernel numbers the buttons and axes of a device in the order of its own codes, which have fixed meanings. The
 * codes of a device therefore determine its layout; if they are unknown, it is that of Microsoft's controllers. Buttons
 * with other codes get names, too, and are usable once the player has assigned them.
 *
 * @see <a href="https://www.kernel.org/doc/html/latest/input/gamepad.html">Linux Gamepad Specification</a>
 */
final class JoystickLayout {
    /** Largest value of an axis. */
    private static final double MAX_VALUE = 32767;

    /** First button code of old controllers, which the kernel calls joysticks. */
    private static final int FIRST_OF_JOYSTICK = 0x120;

    private static final int FIRST_OF_PAD = 0x130;
    private static final int FIRST_OF_CROSS = 0x220;
    private static final int HAT_X = 0x10;
    private static final int HAT_Y = 0x11;

    private static final int ABS_X = 0;
    private static final int ABS_Y = 1;
    private static final int ABS_Z = 2;
    private static final int ABS_RX = 3;
    private static final int ABS_RY = 4;
    private static final int ABS_RZ = 5;
    private static final int ABS_GAS = 9;
    private static final int ABS_BRAKE = 10;

    /** By kernel code: south, east, -, north, west, and so on; Microsoft's driver swaps X and Y. */
    private static final List<String> PAD = List.of(
            "A", "B", "", "X", "Y", "", "LB", "RB", "LT", "RT", "BACK", "START", "GUIDE", "LEFT_STICK", "RIGHT_STICK");

    /** In the order of most controllers before 2005. */
    private static final List<String> JOYSTICK =
            List.of("X", "A", "B", "Y", "LB", "RB", "LT", "RT", "BACK", "START", "LEFT_STICK", "RIGHT_STICK", "GUIDE");

    private static final List<PadControl> CROSS =
            List.of(PadControl.UP, PadControl.DOWN, PadControl.LEFT, PadControl.RIGHT);

    private static final Map<PadAxis, PadControl> TRIGGERS =
            Map.of(PadAxis.LT, PadControl.LT, PadAxis.RT, PadControl.RT);

    private final List<Integer> buttons;
    private final List<Integer> axes;
    private final Map<Integer, PadControl> byCode = new HashMap<>();
    private final Map<Integer, PadAxis> sticks = new HashMap<>();

    private JoystickLayout(JoystickInfo info) {
        buttons = info.buttons();
        axes = info.axes();
        name(FIRST_OF_PAD, PAD);
        name(FIRST_OF_JOYSTICK, JOYSTICK);
        for (int i = 0; i < CROSS.size(); i++) byCode.put(FIRST_OF_CROSS + i, CROSS.get(i));
        if (info.hasNorthAbove()) swapXAndY();
        nameSticks();
        nameOthers();
    }

    private void name(int first, List<String> names) {
        for (int i = 0; i < names.size(); i++)
            if (!names.get(i).isEmpty()) byCode.put(first + i, PadControl.valueOf(names.get(i)));
    }

    private void swapXAndY() {
        byCode.put(FIRST_OF_PAD + PAD.indexOf("X"), PadControl.Y);
        byCode.put(FIRST_OF_PAD + PAD.indexOf("Y"), PadControl.X);
    }

    /**
     * Buttons without a meaning of their own get the names that the device does not use, in order, so that players can
     * assign all of them.
     */
    private void nameOthers() {
        List<PadControl> free = new ArrayList<>(EnumSet.range(PadControl.A, PadControl.RIGHT));
        for (int button : buttons) free.remove(byCode.get(button));
        for (int axis : axes) if (sticks.containsKey(axis)) free.remove(TRIGGERS.get(sticks.get(axis)));
        if (axes.contains(HAT_X)) free.removeAll(CROSS);
        for (int button : buttons)
            if (!byCode.containsKey(button) && !free.isEmpty()) byCode.put(button, free.remove(0));
    }

    /** The right stick is RX and RY, and Z and RZ are triggers; without RX and RY, the right stick is Z and RZ. */
    private void nameSticks() {
        boolean hasBoth = axes.contains(ABS_RX) && axes.contains(ABS_RY);
        sticks.put(ABS_X, PadAxis.LEFT_X);
        sticks.put(ABS_Y, PadAxis.LEFT_Y);
        sticks.put(ABS_RX, PadAxis.RIGHT_X);
        sticks.put(ABS_RY, PadAxis.RIGHT_Y);
        sticks.put(ABS_Z, hasBoth ? PadAxis.LT : PadAxis.RIGHT_X);
        sticks.put(ABS_RZ, hasBoth ? PadAxis.RT : PadAxis.RIGHT_Y);
        sticks.put(ABS_BRAKE, PadAxis.LT);
        sticks.put(ABS_GAS, PadAxis.RT);
    }

    /** Returns the layout of a device. */
    static JoystickLayout of(JoystickInfo info) {
        return new JoystickLayout(info);
    }

    /** Applies an event to a controller; ignores buttons and axes that it does not have. */
    void apply(JoystickEvent event, RawPad pad) {
        List<Integer> codes = event.isAxis() ? axes : buttons;
        if (event.number() < 0 || event.number() >= codes.size()) return;
        int code = codes.get(event.number());
        if (event.isAxis()) move(code, event.value() / MAX_VALUE, pad);
        else turn(code, event.value() != 0, pad);
    }

    private void turn(int code, boolean on, RawPad pad) {
        PadControl control = byCode.get(code);
        if (control == PadControl.LT) pad.setAxis(PadAxis.LT, on ? 1 : 0);
        else if (control == PadControl.RT) pad.setAxis(PadAxis.RT, on ? 1 : 0);
        else if (control != null) pad.setPressed(control, on);
    }

    private void move(int code, double value, RawPad pad) {
        if (code == HAT_X) cross(PadControl.LEFT, PadControl.RIGHT, value, pad);
        else if (code == HAT_Y) cross(PadControl.UP, PadControl.DOWN, value, pad);
        else stick(sticks.get(code), value, pad);
    }

    private static void cross(PadControl less, PadControl more, double value, RawPad pad) {
        pad.setPressed(less, value < -0.5);
        pad.setPressed(more, value > 0.5);
    }

    /** A released trigger has the value -1. */
    private static void stick(@Nullable PadAxis axis, double value, RawPad pad) {
        if (axis == null) return;
        boolean isTrigger = axis == PadAxis.LT || axis == PadAxis.RT;
        pad.setAxis(axis, isTrigger ? (value + 1) / 2 : value);
    }
}
