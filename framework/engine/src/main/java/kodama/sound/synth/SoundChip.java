package kodama.sound.synth;

import java.util.Arrays;
import java.util.stream.Stream;

/**
 * Eight channels, mixed to stereo.
 *
 * <p>What is too loud is bent down instead of cut off, so that no sample leaves 16 bits, however many channels sound.
 */
public final class SoundChip {
    /** How many notes can sound at once. */
    public static final int CHANNELS = 8;

    /** How loud one channel is: four may be at their loudest at once before anything is bent. */
    private static final double CHANNEL_LEVEL = 0.3;

    /** Up to here, nothing is bent. */
    private static final double STRAIGHT = 0.8;

    private static final int MOST_AT_ONCE = 512;

    private final ChipChannel[] channels =
            Stream.generate(ChipChannel::new).limit(CHANNELS).toArray(ChipChannel[]::new);
    private final double[] left = new double[MOST_AT_ONCE];
    private final double[] right = new double[MOST_AT_ONCE];

    /** Makes a silent one. */
    public SoundChip() {}

    /**
     * Begins a note; what the channel played so far is let go.
     *
     * @param channel which, from 0
     * @param attack whether the note is struck; otherwise what sounds goes on with the pitch and loudness of this one
     * @param slideFrames how long the note takes to the pitch it slides to; in frames
     */
    public void start(int channel, Note note, boolean attack, long slideFrames) {
        channels[channel].start(note, attack, (int) Math.min(slideFrames / ChipTiming.SLICE, Integer.MAX_VALUE));
    }

    /**
     * Lets a channel's note go.
     *
     * @param channel which, from 0
     */
    public void stop(int channel) {
        channels[channel].stop();
    }

    /** Makes all silent at once, as a new one is. */
    public void reset() {
        for (ChipChannel channel : channels) channel.reset();
    }

    /**
     * Plays on. Allocates nothing.
     *
     * @param from the first frame to fill, at {@code 2 * from}
     */
    public void play(short[] stereo, int from, int frames) {
        for (int done = 0; done < frames; done += MOST_AT_ONCE)
            mix(stereo, from + done, Math.min(MOST_AT_ONCE, frames - done));
    }

    private void mix(short[] stereo, int from, int frames) {
        Arrays.fill(left, 0, frames, 0);
        Arrays.fill(right, 0, frames, 0);
        for (ChipChannel channel : channels) channel.play(left, right, 0, frames);
        for (int i = 0; i < frames; i++) {
            stereo[2 * (from + i)] = sample(left[i]);
            stereo[2 * (from + i) + 1] = sample(right[i]);
        }
    }

    private static short sample(double sum) {
        return (short) Math.rint(bent(sum * CHANNEL_LEVEL) * Short.MAX_VALUE);
    }

    /** As it is, or, near 1 and beyond it, closer and closer to 1. */
    private static double bent(double level) {
        double beyond = Math.abs(level) - STRAIGHT;
        if (beyond <= 0) return level;
        double room = 1 - STRAIGHT;
        return Math.copySign(STRAIGHT + room * beyond / (beyond + room), level);
    }

    /** Goes on as if it had played, to the bit. */
    public void skip(long frames) {
        for (long rest = frames; rest > 0; rest -= MOST_AT_ONCE) skipSome((int) Math.min(MOST_AT_ONCE, rest));
    }

    private void skipSome(int frames) {
        for (ChipChannel channel : channels) channel.skip(frames);
    }
}
