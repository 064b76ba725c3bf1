package kodama.pads;

import com.studiohartman.jamepad.ControllerUnpluggedException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import kodama.input.PadAxis;
import kodama.input.PadControl;
import kodama.input.RawInput;
import kodama.input.RawPad;
import kodama.input.Rumble;
import org.jspecify.annotations.Nullable;

/** Asks all pads how they are held. Not for several threads at once. */
final class PadPoller implements AutoCloseable {
    private final PadLibrary library;
    private final RawInput input;
    private final Map<Integer, PluggedPad> plugged = new HashMap<>();

    PadPoller(PadLibrary library, RawInput input) {
        this.library = library;
        this.input = input;
    }

    /** Asks once; those that are gone let go of everything. Returns whether any pad is there. */
    boolean poll() {
        library.update();
        Set<Integer> there = new HashSet<>();
        for (PadSlot device : library.slots()) if (device.isConnected()) follow(device, there);
        plugged.entrySet().removeIf(pad -> isGone(pad.getKey(), pad.getValue(), there));
        return !plugged.isEmpty();
    }

    private void follow(PadSlot device, Set<Integer> there) {
        try {
            int id = device.id();
            PluggedPad pad = pad(id, device);
            if (pad == null) return;
            pad.follow(device);
            there.add(id);
        } catch (ControllerUnpluggedException pulledOut) {
            // so it is not there
        }
    }

    private @Nullable PluggedPad pad(int id, PadSlot device) throws ControllerUnpluggedException {
        PluggedPad known = plugged.get(id);
        if (known != null) return known;
        PluggedPad pad = PluggedPad.plug(device.name(), input);
        if (pad != null) plugged.put(id, pad);
        return pad;
    }

    private static boolean isGone(int id, PluggedPad pad, Set<Integer> there) {
        boolean isGone = !there.contains(id);
        if (isGone) pad.close();
        return isGone;
    }

    /** Lets go of all. */
    @Override
    public void close() {
        plugged.values().forEach(PluggedPad::close);
        plugged.clear();
    }

    /** A pad from when it was plugged in until it is pulled out. */
    private static final class PluggedPad implements AutoCloseable {
        /** What the game has asked for last, until the thread of the pads comes by. */
        private static final class Shaking implements Rumble {
            private record Wish(double strength, int millis) {}

            private final AtomicReference<@Nullable Wish> wish = new AtomicReference<>();

            @Override
            public void shake(double strength, int millis) {
                wish.set(new Wish(strength, millis));
            }

            void apply(PadSlot device) throws ControllerUnpluggedException {
                Wish now = wish.getAndSet(null);
                if (now != null) device.rumble(now.strength(), now.millis());
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
        void follow(PadSlot device) throws ControllerUnpluggedException {
            for (PadControl button : device.buttons()) pad.setPressed(button, device.isDown(button));
            for (PadAxis axis : PadAxis.values()) pad.setAxis(axis, device.axisValue(axis));
            shaking.apply(device);
        }

        /** It was pulled out: everything on it is let go. */
        @Override
        public void close() {
            pad.close();
        }
    }
}
