package kodama.lua.open;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.LinkedHashSet;
import java.util.Set;
import kodama.lua.MachineExtensions;

/** The streams that a machine has open: what they hold back must be written before anyone else looks. */
final class OpenStreams implements MachineExtensions.Files {
    private final Set<LuaStream> open = new LinkedHashSet<>();
    /** How many were ever opened. */
    private int count;

    /** None is open yet. */
    public OpenStreams() {}

    /** Gives a stream its number, and notes that it may hold back what was written to it. */
    public void add(LuaStream stream) {
        stream.number = ++count;
        open.removeIf(LuaStream::isClosed);
        open.add(stream);
    }

    @Override
    public void finish() {
        for (LuaStream stream : open) if (stream instanceof PipeStream pipe) pipe.closeQuietly();
        flush();
    }

    @Override
    public void flush() {
        for (LuaStream stream : open) flush(stream);
    }

    private static void flush(LuaStream stream) {
        try {
            if (!stream.isClosed()) stream.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
