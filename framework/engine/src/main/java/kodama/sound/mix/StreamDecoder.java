package kodama.sound.mix;

import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import kodama.base.FatalErrors;
import kodama.sound.Sound;
import kodama.sound.SoundException;

/**
 * Decodes all streams ahead of the mixer. One thread calls {@link #work} repeatedly; any thread may add streams.
 *
 * <p>A stream that fails is reported once and ends; the game and the other sounds continue.
 */
public final class StreamDecoder {
    private final Queue<StreamSource> added = new ConcurrentLinkedQueue<>();
    private final List<StreamSource> streams = new ArrayList<>();
    private final Consumer<String> warnings;

    /**
     * Creates a decoder without streams.
     *
     * @param warnings receives a message for each stream that fails; called on the decoder thread
     */
    public StreamDecoder(Consumer<String> warnings) {
        this.warnings = warnings;
    }

    StreamSource add(Sound sound, boolean loops, long from) {
        StreamSource source = new StreamSource(sound, loops, from);
        added.add(source);
        return source;
    }

    /**
     * Decodes a part of each stream that has room.
     *
     * @return whether there was anything to do; if not, the caller can sleep for some milliseconds
     */
    public boolean work() {
        for (StreamSource fresh = added.poll(); fresh != null; fresh = added.poll()) streams.add(fresh);
        boolean worked = false;
        for (int i = streams.size() - 1; i >= 0; i--) worked |= work(streams.get(i));
        return worked;
    }

    private boolean work(StreamSource source) {
        boolean worked = fill(source);
        if (!source.isDone()) return worked;
        streams.remove(source);
        close(source);
        return worked;
    }

    private void close(StreamSource source) {
        try {
            source.close();
        } catch (Throwable broken) { // third-party decoders may throw anything
            FatalErrors.rethrowIfFatal(broken);
            warnings.accept("a sound cannot be closed: " + broken);
        }
    }

    /** A broken file can cause any exception in a decoder. */
    private boolean fill(StreamSource source) {
        try {
            return source.fill();
        } catch (SoundException broken) {
            warnings.accept(String.valueOf(broken.getMessage()));
        } catch (Throwable broken) {
            FatalErrors.rethrowIfFatal(broken);
            warnings.accept("decoding a sound failed: " + broken);
        }
        source.fail();
        return true;
    }

    /** Returns whether all streams have been decoded to their end. */
    public boolean isIdle() {
        return streams.isEmpty() && added.isEmpty();
    }

    /** Releases all streams. Must be called on the decoder thread, or after its end. */
    public void close() {
        streams.addAll(added);
        added.clear();
        streams.forEach(this::close);
        streams.clear();
    }
}
