package kodama.sound;

import kodama.base.Checks;

/** A sound whose samples are in memory. The mixer reads them where they are. */
public final class SampledSound implements Sound {
    /** The lowest rate of a sound; in frames a second. */
    public static final int MIN_RATE = 1_000;

    /** The highest rate of a sound; in frames a second. */
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
     * Makes a sound.
     *
     * @param rate frames a second, {@link #MIN_RATE} to {@link #MAX_RATE}
     * @param channels 1, or 2 for left and right in turns
     * @param samples 16 bits each; taken as they are, so the caller must not change them any more
     * @return the sound, all of which is repeated in a loop
     * @throws IllegalArgumentException if a number is out of its bounds, or half a frame is left over
     */
    public static SampledSound of(String name, int rate, int channels, short[] samples) {
        Checks.between("rate", rate, MIN_RATE, MAX_RATE);
        Checks.between("channels", channels, 1, 2);
        if (samples.length % channels != 0)
            throw new IllegalArgumentException(samples.length + " samples are no whole frames of two channels");
        Loop all = new Loop(0, Math.max(1, samples.length / channels));
        return new SampledSound(name, rate, channels, samples, all, false);
    }

    /**
     * Marks the part to be repeated in a loop.
     *
     * @param part within this sound
     * @return a sound of the same samples
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

    /** Tells whether it has two sides: 1 or 2. */
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
     * Copies frames; allocates nothing.
     *
     * @param frame the first one
     * @param from the first frame to fill, at {@code 2 * from}
     * @param most how many at most
     * @return how many were filled; fewer only at the end of the sound
     */
    public int copy(long frame, short[] stereo, int from, int most) {
        int count = (int) Math.max(0, Math.min(most, frames() - frame));
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
