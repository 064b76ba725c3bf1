package kodama.pads;

import com.studiohartman.jamepad.ControllerUnpluggedException;
import java.util.Set;
import kodama.input.PadAxis;
import kodama.input.PadControl;

/** A place at which a pad may be. It may be pulled out between any two calls. */
interface PadSlot {
    /** Whether there is a pad. */
    boolean isConnected();

    /** The number of the pad that is there: it has the same until it is pulled out, also at another place. */
    int id() throws ControllerUnpluggedException;

    /** The maker's words. */
    String name() throws ControllerUnpluggedException;

    /** The buttons that a pad may have. */
    Set<PadControl> buttons();

    /** Whether one of the buttons is down. */
    boolean isDown(PadControl control) throws ControllerUnpluggedException;

    /** How far a stick, from -1 to 1, or a trigger, from 0 to 1, is moved. */
    double axisValue(PadAxis axis) throws ControllerUnpluggedException;

    /** Shakes it, from 0 to 1, for some milliseconds, instead of what was asked before. */
    void rumble(double strength, int millis) throws ControllerUnpluggedException;
}
