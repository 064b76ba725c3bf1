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

/** Polls the state of all controllers. Not thread-safe. */
final class PadPoller implements AutoCloseable {
    private final PadLibrary library;
    private final RawInput input;
    private final Map<Integer, PluggedPad> plugged = new HashMap<>();

    PadPoller(PadLibrary library, RawInput input) {
        this.library = library;
        this.input = input;
    }

    /** Polls once; unplugged controllers release all buttons. Returns whether a controller is plugged in. */
    boolean poll() {
        library.update();
        Set<Integer> there = new HashSet<>();
        for (PadSlot device : library.slots()) if (device.isConnected()) update(device, there);
        plugged.entrySet().removeIf(pad -> isGone(pad.getKey(), pad.getValue(), there));
        return !plugged.isEmpty();
    }

    private void update(PadSlot device, Set<Integer> there) {
        try {
            int id = device.id();
            PluggedPad pad = pad(id, device);
            if (pad == null) return;
            pad.update(device);
            there.add(id);
        } catch (ControllerUnpluggedException pulledOut) {
            // unplugged
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

    /** Releases everything. */
    @Override
    public void close() {
        plugged.values().forEach(PluggedPad::close);
        plugged.clear();
    }

    /** A controller from when it is plugged in until it is unplugged. */
    private static final class PluggedPad implements AutoCloseable {
        /** The game's last rumble, until the controller thread applies it. */
        private static final class Shaking implements Rumble {
            private record RumbleRequest(double strength, int millis) {}

            private final AtomicReference<@Nullable RumbleRequest> request = new AtomicReference<>();

            @Override
            public void shake(double strength, int millis) {
                request.set(new RumbleRequest(strength, millis));
            }

            void apply(PadSlot device) throws ControllerUnpluggedException {
                RumbleRequest now = request.getAndSet(null);
                if (now != null) device.rumble(now.strength(), now.millis());
            }
        }

        private final RawPad pad;
        private final Shaking shaking;

        private PluggedPad(RawPad pad, Shaking shaking) {
            this.pad = pad;
            this.shaking = shaking;
        }

        /** Registers a controller; returns null if there are too many. */
        static @Nullable PluggedPad plug(String name, RawInput input) {
            Shaking shaking = new Shaking();
            RawPad pad = input.plug(name, shaking);
            return pad == null ? null : new PluggedPad(pad, shaking);
        }

        /** Reports the current state, and applies the game's rumble. */
        void update(PadSlot device) throws ControllerUnpluggedException {
            for (PadControl button : device.buttons()) pad.setPressed(button, device.isDown(button));
            for (PadAxis axis : PadAxis.values()) pad.setAxis(axis, device.axisValue(axis));
            shaking.apply(device);
        }

        /** Called when the controller is unplugged; releases everything. */
        @Override
        public void close() {
            pad.close();
        }
    }
}
