package kodama.pads;

import com.studiohartman.jamepad.ControllerUnpluggedException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import kodama.input.RawInput;
import org.jspecify.annotations.Nullable;

/** Asks all pads how they are held. Not for several threads at once. */
final class PadPoll implements AutoCloseable {
    private final PadLibrary library;
    private final RawInput input;
    private final Map<Integer, PluggedPad> plugged = new HashMap<>();

    PadPoll(PadLibrary library, RawInput input) {
        this.library = library;
        this.input = input;
    }

    /** Asks once; those that are gone let go of everything. Returns whether any pad is there. */
    boolean poll() {
        library.look();
        Set<Integer> there = new HashSet<>();
        for (PadDevice device : library.devices()) if (device.isThere()) follow(device, there);
        plugged.entrySet().removeIf(pad -> isGone(pad.getKey(), pad.getValue(), there));
        return !plugged.isEmpty();
    }

    private void follow(PadDevice device, Set<Integer> there) {
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

    private @Nullable PluggedPad pad(int id, PadDevice device) throws ControllerUnpluggedException {
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
}
