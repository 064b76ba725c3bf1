package kodama.pads;

import java.util.List;

/** What a library knows of the pads of a machine. One thread makes all calls, from the first to the last. */
interface PadLibrary extends AutoCloseable {
    /** Looks what was plugged in or pulled out since the last call. */
    void update();

    /** The places at which pads may be; mostly there is none. When one is pulled out, those behind it may move up. */
    List<PadSlot> slots();

    /** Ends the library. */
    @Override
    void close();
}
