package kodama.pads;

import com.studiohartman.jamepad.ControllerUnpluggedException;
import java.util.concurrent.atomic.AtomicReference;
import kodama.input.PadAxis;
import kodama.input.PadControl;
import kodama.input.RawInput;
import kodama.input.RawPad;
import kodama.input.Rumble;
import org.jspecify.annotations.Nullable;

/** A pad from when it was plugged in until it is pulled out. */
final class PluggedPad implements AutoCloseable {
    /** What the game has asked for last, until the thread of the pads comes by. */
    private static final class Shaking implements Rumble {
        private record Wish(double strength, int millis) {}

        private final AtomicReference<@Nullable Wish> wish = new AtomicReference<>();

        @Override
        public void shake(double strength, int millis) {
            wish.set(new Wish(strength, millis));
        }

        void apply(PadDevice device) throws ControllerUnpluggedException {
            Wish now = wish.getAndSet(null);
            if (now != null) device.shake(now.strength(), now.millis());
        }
    }

    private final RawPad pad;
    private final Shaking shaking;

    private PluggedPad(RawPad pad, Shaking shaking) {
        this.pad = pad;
        this.shaking = shaking;
    }

    /** Takes in a pad; null if there are too many. */
    static @Nullable PluggedPad plug(String name, RawInput input) {
        Shaking shaking = new Shaking();
        RawPad pad = input.plug(name, shaking);
        return pad == null ? null : new PluggedPad(pad, shaking);
    }

    /** Tells how it is held now, and shakes it if the game has asked for that. */
    void follow(PadDevice device) throws ControllerUnpluggedException {
        for (PadControl button : device.buttons()) pad.turn(button, device.isDown(button));
        for (PadAxis axis : PadAxis.values()) pad.move(axis, device.moved(axis));
        shaking.apply(device);
    }

    /** It was pulled out: everything on it is let go. */
    @Override
    public void close() {
        pad.close();
    }
}
