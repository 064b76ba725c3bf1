package kodama.sound.mix;

import kodama.sound.AudioStream;
import kodama.sound.Loop;
import kodama.sound.Sound;
import kodama.sound.SoundException;
import org.jspecify.annotations.Nullable;

/**
 * Reads the frames of a sound that is decoded or generated during playback, through a ring buffer between the decoder,
 * which is half a second or more ahead, and the mixer. If the decoder is too slow, there is silence, and the sound
 * continues later.
 */
final class StreamSource extends SampleSource {
    /*
     * 1. 'written' and 'read' count frames since the beginning; their difference is the number of frames in the ring.
     * 2. Only the decoder writes 'written', after writing the frames; only the mixer writes 'read', after copying them.
     *    Both are volatile, so each thread sees the frames, or the room, that the other has published.
     * 3. 'released' is set by the mixer when it has finished; the decoder then closes the stream.
     */

    /** Capacity in frames, a power of two; 0.74 s at 44.1 kHz. */
    static final int CAPACITY = 1 << 15;

    /** Number of frames decoded at once, so that all streams get their turn. */
    private static final int CHUNK = 2048;

    private final Sound sound;
    private final boolean loops;
    private final long first;

    /** Allocated by the decoder before it first writes, so that a sound that is never played takes no memory. */
    private short[] ring = {};

    // used by the decoder
    private @Nullable AudioStream stream;
    private long next;

    private volatile long written;
    private volatile long read;
    private volatile boolean exhausted;
    private volatile boolean released;

    // used by the mixer
    private long end = Long.MAX_VALUE;

    StreamSource(Sound sound, boolean loops, long from) {
        this.sound = sound;
        this.loops = loops && sound.frames() > 0;
        first = from;
        next = this.loops ? sound.loop().at(from) : Math.min(from, sound.frames());
    }

    /**
     * Decodes some frames if there is room. Called on the decoder thread.
     *
     * @return whether there was anything to do
     * @throws SoundException if decoding fails
     */
    boolean fill() {
        if (exhausted || released) return false;
        int room = CAPACITY - (int) (written - read);
        int start = (int) (written & (CAPACITY - 1));
        int want = Math.min(Math.min(room, CHUNK), CAPACITY - start);
        if (want < CHUNK / 2 && start + want < CAPACITY) return false; // waits for more room
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

    /** Ends decoding after a failure; decoded frames are still played. Called on the decoder thread. */
    void fail() {
        exhausted = true;
    }

    /** Returns whether the decoder can remove it. */
    boolean isDone() {
        return released || exhausted;
    }

    /** Closes the stream. Called on the decoder thread. */
    void close() {
        if (stream != null) stream.close();
        stream = null;
    }

    @Override
    int read(short[] stereo, int from, int maxFrames) {
        long waiting = Math.min(written, end - first) - read;
        int count = (int) Math.max(0, Math.min(maxFrames, waiting));
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
