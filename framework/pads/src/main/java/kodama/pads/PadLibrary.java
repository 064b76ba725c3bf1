package kodama.pads;

import java.util.List;

/** A controller library. All calls must come from one thread. */
interface PadLibrary extends AutoCloseable {
    /** Detects controllers that were plugged in or unplugged since the last call. */
    void update();

    /** Returns the slots, most of which are empty. When a controller is unplugged, those behind it may move up. */
    List<PadSlot> slots();

    /** Shuts the library down. */
    @Override
    void close();
}
