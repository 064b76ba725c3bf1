package kodama.input;

import org.jspecify.annotations.Nullable;

/** The slots of gamepads. A gamepad that is reconnected gets its old slot. Not thread-safe. */
final class PadSlots {
    private final @Nullable String[] names = new @Nullable String[Switches.PADS];
    private final Rumble[] rumbles = new Rumble[Switches.PADS];
    private final boolean[] isTaken = new boolean[Switches.PADS];

    /** Assigns a slot. Returns a negative number if there is none. */
    int take(String name, Rumble rumble) {
        int slot = slotFor(name);
        if (slot < 0) return slot;
        names[slot] = name;
        rumbles[slot] = rumble;
        isTaken[slot] = true;
        return slot;
    }

    /**
     * Returns its old slot if it had one, else one that was never used, else any free one; negative if there is none.
     */
    private int slotFor(String name) {
        for (int slot = 0; slot < names.length; slot++) if (!isTaken[slot] && name.equals(names[slot])) return slot;
        for (int slot = 0; slot < names.length; slot++) if (names[slot] == null) return slot;
        for (int slot = 0; slot < names.length; slot++) if (!isTaken[slot]) return slot;
        return -1;
    }

    /** Returns the rumble of the gamepad in a slot; {@link Rumble#NONE} for a free slot. */
    Rumble rumble(int slot) {
        return isTaken[slot] ? rumbles[slot] : Rumble.NONE;
    }

    void free(int slot) {
        isTaken[slot] = false;
    }
}
