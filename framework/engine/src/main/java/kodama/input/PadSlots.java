package kodama.input;

import org.jspecify.annotations.Nullable;

/** The places for pads. A pad that is pulled out and comes back has its old place. Not for several threads at once. */
final class PadSlots {
    private final @Nullable String[] names = new @Nullable String[Switches.PADS];
    private final Rumble[] rumbles = new Rumble[Switches.PADS];
    private final boolean[] isTaken = new boolean[Switches.PADS];

    /** Takes a place; negative if there is none. */
    int take(String name, Rumble rumble) {
        int slot = slotFor(name);
        if (slot < 0) return slot;
        names[slot] = name;
        rumbles[slot] = rumble;
        isTaken[slot] = true;
        return slot;
    }

    /** Its own if it was there before, else one that none had, else any that is free; negative if none is. */
    private int slotFor(String name) {
        for (int slot = 0; slot < names.length; slot++) if (!isTaken[slot] && name.equals(names[slot])) return slot;
        for (int slot = 0; slot < names.length; slot++) if (names[slot] == null) return slot;
        for (int slot = 0; slot < names.length; slot++) if (!isTaken[slot]) return slot;
        return -1;
    }

    /** What shakes the pad in a slot; nothing if there is none. */
    Rumble rumble(int slot) {
        return isTaken[slot] ? rumbles[slot] : Rumble.NONE;
    }

    void free(int slot) {
        isTaken[slot] = false;
    }
}
