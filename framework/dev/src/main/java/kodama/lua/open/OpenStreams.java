package kodama.lua.open;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.LinkedHashSet;
import java.util.Set;
import kodama.lua.MachineExtensions;

/** The open streams of a machine, which must be flushed before other programs read the files. */
final class OpenStreams implements MachineExtensions.Files {
    private final Set<LuaStream> open = new LinkedHashSet<>();
    /** Number of streams opened so far. */
    private int count;

    /** Creates an empty list. */
    public OpenStreams() {}

    /** Numbers a stream and adds it. */
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
