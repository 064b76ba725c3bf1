package kodama.pads;

import com.studiohartman.jamepad.ControllerUnpluggedException;
import java.util.Set;
import kodama.input.PadAxis;
import kodama.input.PadControl;

/** A slot for a controller, which may be unplugged between any two calls. */
interface PadSlot {
    /** Whether there is a controller in the slot. */
    boolean isConnected();

    /** Returns the id of the controller, which stays the same until it is unplugged, even in another slot. */
    int id() throws ControllerUnpluggedException;

    /** Returns the name given by the manufacturer. */
    String name() throws ControllerUnpluggedException;

    /** Returns the buttons that a controller may have. */
    Set<PadControl> buttons();

    /** Whether a button is down. */
    boolean isDown(PadControl control) throws ControllerUnpluggedException;

    /** Returns the position of a stick, from -1 to 1, or of a trigger, from 0 to 1. */
    double axisValue(PadAxis axis) throws ControllerUnpluggedException;

    /** Rumbles with a strength from 0 to 1, replacing an earlier rumble. */
    void rumble(double strength, int millis) throws ControllerUnpluggedException;
}
