package kodama.sound.mix;

import kodama.sound.AudioStream;
import kodama.sound.Loop;
import kodama.sound.Sound;
import kodama.sound.SoundException;
import org.jspecify.annotations.Nullable;

/**
 * Frames of a sound that is decoded or made while it plays: a ring between the decoder, which is ahead by half a second
 * or more, and the mixer. Where the decoder does not keep up, there is silence, and the sound goes on later.
 */
final class StreamSource extends SampleSource {
    /*
     * 1. 'written' and 'read' count frames since the beginning; their difference is what waits in the ring.
     * 2. Only the decoder writes 'written', after the frames; only the mixer writes 'read', after it has copied them.
     *    Both are volatile, so each sees the frames, or the room, that the other tells of.
     * 3. 'released' is the mixer's last word: the decoder then closes the stream.
     */

    /** A power of two; 0.74 s at 44.1 kHz. */
    static final int CAPACITY = 1 << 15;

    /** So much is decoded at once, that all streams get their turn. */
    private static final int CHUNK = 2048;

    private final Sound sound;
    private final boolean loops;
    private final long first;

    /** Made by the decoder, before it first writes: a sound that is not heard takes no memory. */
    private short[] ring = {};

    // the decoder's
    private @Nullable AudioStream stream;
    private long next;

    private volatile long written;
    private volatile long read;
    private volatile boolean exhausted;
    private volatile boolean released;

    // the mixer's
    private long end = Long.MAX_VALUE;

    StreamSource(Sound sound, boolean loops, long from) {
        this.sound = sound;
        this.loops = loops && sound.frames() > 0;
        first = from;
        next = this.loops ? sound.loop().at(from) : Math.min(from, sound.frames());
    }

    /**
     * Decodes a piece, if there is room. On the decoder's thread.
     *
     * @return whether there was anything to do
     * @throws SoundException if the sound breaks off
     */
    boolean fill() {
        if (exhausted || released) return false;
        int room = CAPACITY - (int) (written - read);
        int start = (int) (written & (CAPACITY - 1));
        int want = Math.min(Math.min(room, CHUNK), CAPACITY - start);
        if (want < CHUNK / 2 && start + want < CAPACITY) return false; // soon there is room for more
        fill(opened(), start, want);
        return true;
    }

    private AudioStream opened() {
        if (stream != null) return stream;
        ring = new short[2 * CAPACITY];
        AudioStream opened = sound.open();
        stream = opened;
        if (next > 0) opened.seek(next);
        return opened;
    }

    private void fill(AudioStream from, int start, int want) {
        Loop loop = sound.loop();
        int asked = loops ? (int) Math.min(want, loop.end() - next) : want;
        int count = from.read(ring, start, asked);
        next += count;
        written += count;
        if (count == 0 || (count < asked && !loops)) exhausted = true;
        else if (loops && (next >= loop.end() || count < asked)) begin(from, loop.start());
    }

    private void begin(AudioStream again, long frame) {
        again.seek(frame);
        next = frame;
    }

    /** Gives up: what has been decoded is still heard. On the decoder's thread. */
    void fail() {
        exhausted = true;
    }

    /** Whether the decoder can forget it. */
    boolean isDone() {
        return released || exhausted;
    }

    /** Lets go of the stream. On the decoder's thread. */
    void close() {
        if (stream != null) stream.close();
        stream = null;
    }

    @Override
    int read(short[] stereo, int from, int most) {
        long waiting = Math.min(written, end - first) - read;
        int count = (int) Math.max(0, Math.min(most, waiting));
        int start = (int) (read & (CAPACITY - 1));
        int straight = Math.min(count, CAPACITY - start);
        System.arraycopy(ring, 2 * start, stereo, 2 * from, 2 * straight);
        System.arraycopy(ring, 0, stereo, 2 * (from + straight), 2 * (count - straight));
        read += count;
        return count;
    }

    @Override
    boolean isOver() {
        return first + read >= end || (exhausted && read == written);
    }

    @Override
    void endAt(long played) {
        end = Math.min(end, Math.max(played, first + read));
    }

    @Override
    public void release() {
        released = true;
    }
}
