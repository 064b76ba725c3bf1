package kodama.sound;

import kodama.base.Checks;

/** A sound whose samples are in memory. The mixer reads them without a copy. */
public final class SampledSound implements Sound {
    /** The minimum sample rate; in frames per second. */
    public static final int MIN_RATE = 1_000;

    /** The maximum sample rate; in frames per second. */
    public static final int MAX_RATE = 192_000;

    private final String name;
    private final int rate;
    private final int channels;
    private final short[] samples;
    private final Loop loop;
    private final boolean marksLoop;

    private SampledSound(String name, int rate, int channels, short[] samples, Loop loop, boolean marksLoop) {
        this.name = name;
        this.rate = rate;
        this.channels = channels;
        this.samples = samples;
        this.loop = loop;
        this.marksLoop = marksLoop;
    }

    /**
     * Creates a sound, all of which is repeated in a loop.
     *
     * @param rate frames per second, {@link #MIN_RATE} to {@link #MAX_RATE}
     * @param channels 1, or 2 for alternating left and right samples
     * @param samples 16 bits each; not copied, so the caller must not change them
     * @throws IllegalArgumentException if a number is out of range, or the last frame is incomplete
     */
    public static SampledSound of(String name, int rate, int channels, short[] samples) {
        Checks.between("rate", rate, MIN_RATE, MAX_RATE);
        Checks.between("channels", channels, 1, 2);
        if (samples.length % channels != 0)
            throw new IllegalArgumentException(samples.length + " samples are not whole frames of two channels");
        Loop all = new Loop(0, Math.max(1, samples.length / channels));
        return new SampledSound(name, rate, channels, samples, all, false);
    }

    /**
     * Returns a sound with the same samples and another loop.
     *
     * @param part within this sound
     * @throws IllegalArgumentException if the part ends after the sound
     */
    public SampledSound withLoop(Loop part) {
        if (part.end() > frames())
            throw new IllegalArgumentException(
                    "the loop must end at frame " + frames() + " at the latest but ends at " + part.end());
        return new SampledSound(name, rate, channels, samples, part, true);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public int rate() {
        return rate;
    }

    /** Returns the number of channels, 1 or 2. */
    public int channels() {
        return channels;
    }

    @Override
    public long frames() {
        return samples.length / channels;
    }

    @Override
    public long bytes() {
        return (long) samples.length * Short.BYTES;
    }

    @Override
    public Loop loop() {
        return loop;
    }

    @Override
    public boolean hasLoopMarkers() {
        return marksLoop;
    }

    /**
     * Copies frames without allocating.
     *
     * @param frame the first frame to copy
     * @param stereo receives alternating left and right samples
     * @param from first frame to fill, at index {@code 2 * from}
     * @param maxFrames maximum number of frames
     * @return the number of frames filled; fewer only at the end of the sound
     */
    public int copy(long frame, short[] stereo, int from, int maxFrames) {
        int count = (int) Math.max(0, Math.min(maxFrames, frames() - frame));
        int first = (int) frame;
        if (channels == 2) System.arraycopy(samples, 2 * first, stereo, 2 * from, 2 * count);
        else for (int i = 0; i < count; i++) stereo[2 * (from + i)] = stereo[2 * (from + i) + 1] = samples[first + i];
        return count;
    }

    @Override
    public AudioStream open() {
        return new AudioStream() {
            private long next;

            @Override
            public int read(short[] stereo, int from, int frames) {
                int count = copy(next, stereo, from, frames);
                next += count;
                return count;
            }

            @Override
            public void seek(long frame) {
                next = frame;
            }

            @Override
            public void close() {}
        };
    }

    @Override
    public String toString() {
        return "sound '" + name + "'";
    }
}
