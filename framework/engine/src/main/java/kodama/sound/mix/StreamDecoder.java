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
 * Decodes all streams ahead of the mixer. One thread calls {@link #work}, again and again; any may add.
 *
 * <p>A stream that fails is told of once and ends; the game and the other sounds go on.
 */
public final class StreamDecoder {
    private final Queue<StreamSource> added = new ConcurrentLinkedQueue<>();
    private final List<StreamSource> feeds = new ArrayList<>();
    private final Consumer<String> warnings;

    /**
     * Makes a decoder that has nothing to do.
     *
     * @param warnings told of streams that fail; on the decoder's thread
     */
    public StreamDecoder(Consumer<String> warnings) {
        this.warnings = warnings;
    }

    StreamSource add(Sound sound, boolean loops, long from) {
        StreamSource feed = new StreamSource(sound, loops, from);
        added.add(feed);
        return feed;
    }

    /**
     * Decodes a piece of each stream that has room.
     *
     * @return whether there was anything to do; if not, a rest of some milliseconds does no harm
     */
    public boolean work() {
        for (StreamSource fresh = added.poll(); fresh != null; fresh = added.poll()) feeds.add(fresh);
        boolean worked = false;
        for (int i = feeds.size() - 1; i >= 0; i--) worked |= work(feeds.get(i));
        return worked;
    }

    private boolean work(StreamSource feed) {
        boolean worked = fill(feed);
        if (!feed.isDone()) return worked;
        feeds.remove(feed);
        close(feed);
        return worked;
    }

    private void close(StreamSource feed) {
        try {
            feed.close();
        } catch (Throwable broken) { // decoders of others throw anything
            FatalErrors.rethrowIfFatal(broken);
            warnings.accept("a sound cannot be closed: " + broken);
        }
    }

    /** A decoder may fail by anything that a broken file leads it to. */
    private boolean fill(StreamSource feed) {
        try {
            return feed.fill();
        } catch (SoundException broken) {
            warnings.accept(String.valueOf(broken.getMessage()));
        } catch (Throwable broken) {
            FatalErrors.rethrowIfFatal(broken);
            warnings.accept("a sound breaks off: " + broken);
        }
        feed.fail();
        return true;
    }

    /** Tells whether there is anything to be decoded: false when all streams have been decoded to their end. */
    public boolean isIdle() {
        return feeds.isEmpty() && added.isEmpty();
    }

    /** Lets go of all streams. On the decoder's thread, or when that has ended. */
    public void close() {
        feeds.addAll(added);
        added.clear();
        feeds.forEach(this::close);
        feeds.clear();
    }
}
