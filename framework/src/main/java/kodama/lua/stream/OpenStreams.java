package kodama.lua.stream;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.LinkedHashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The streams that a machine has open: what they hold back must be written before anyone else looks. */
public final class OpenStreams {
    private final Set<LuaStream> open = new LinkedHashSet<>();
    private @Nullable LuaStream output;
    private int count;

    /** None is open yet. */
    public OpenStreams() {}

    /**
     * Gives a stream its number, and notes that it may hold back what was written to it.
     *
     * @param stream an open one
     */
    public void add(LuaStream stream) {
        stream.number = ++count;
        open.removeIf(LuaStream::isClosed);
        open.add(stream);
    }

    /**
     * Says which stream is the standard output.
     *
     * @param stream the one that {@code print} shares with {@code io.write}
     */
    public void setOutput(LuaStream stream) {
        output = stream;
    }

    /**
     * The standard output.
     *
     * @return the stream, or null where there is none
     */
    public @Nullable LuaStream output() {
        return output;
    }

    /** Waits for the commands that were started, and writes what is held back. */
    public void finish() {
        for (LuaStream stream : open) if (stream instanceof PipeStream pipe) pipe.endQuietly();
        flush();
    }

    /** Writes what is held back, as the end of a process does. */
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
