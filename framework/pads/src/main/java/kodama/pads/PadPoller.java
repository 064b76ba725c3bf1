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
        Set<Integer> connected = new HashSet<>();
        for (PadSlot slot : library.slots()) if (slot.isConnected()) update(slot, connected);
        plugged.entrySet().removeIf(pad -> isUnplugged(pad.getKey(), pad.getValue(), connected));
        return !plugged.isEmpty();
    }

    private void update(PadSlot slot, Set<Integer> connected) {
        try {
            int id = slot.id();
            PluggedPad pad = pad(id, slot);
            if (pad == null) return;
            pad.update(slot);
            connected.add(id);
        } catch (ControllerUnpluggedException unplugged) {
            // not connected any more
        }
    }

    private @Nullable PluggedPad pad(int id, PadSlot slot) throws ControllerUnpluggedException {
        PluggedPad known = plugged.get(id);
        if (known != null) return known;
        PluggedPad pad = PluggedPad.plug(slot.name(), input);
        if (pad != null) plugged.put(id, pad);
        return pad;
    }

    private static boolean isUnplugged(int id, PluggedPad pad, Set<Integer> connected) {
        boolean isUnplugged = !connected.contains(id);
        if (isUnplugged) pad.close();
        return isUnplugged;
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
        private static final class PendingRumble implements Rumble {
            private record RumbleRequest(double strength, int millis) {}

            private final AtomicReference<@Nullable RumbleRequest> request = new AtomicReference<>();

            @Override
            public void shake(double strength, int millis) {
                request.set(new RumbleRequest(strength, millis));
            }

            void apply(PadSlot slot) throws ControllerUnpluggedException {
                RumbleRequest now = request.getAndSet(null);
                if (now != null) slot.rumble(now.strength(), now.millis());
            }
        }

        private final RawPad pad;
        private final PendingRumble rumble;

        private PluggedPad(RawPad pad, PendingRumble rumble) {
            this.pad = pad;
            this.rumble = rumble;
        }

        /** Registers a controller; returns null if connected are too many. */
        static @Nullable PluggedPad plug(String name, RawInput input) {
            PendingRumble rumble = new PendingRumble();
            RawPad pad = input.plug(name, rumble);
            return pad == null ? null : new PluggedPad(pad, rumble);
        }

        /** Reports the current state, and applies the game's rumble. */
        void update(PadSlot slot) throws ControllerUnpluggedException {
            for (PadControl button : slot.buttons()) pad.setPressed(button, slot.isDown(button));
            for (PadAxis axis : PadAxis.values()) pad.setAxis(axis, slot.axisValue(axis));
            rumble.apply(slot);
        }

        /** Called when the controller is unplugged; releases everything. */
        @Override
        public void close() {
            pad.close();
        }
    }
}
