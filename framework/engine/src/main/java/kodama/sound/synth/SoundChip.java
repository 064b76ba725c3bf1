package kodama.sound.synth;

import java.util.Arrays;
import java.util.stream.Stream;

/**
 * A sound chip of eight channels, mixed to stereo.
 *
 * <ol>
 *   <li>Notes are started and stopped per {@link ChipChannel}, which combines a {@link Waveform} with the volume
 *       envelope, arpeggio and vibrato of an {@link Instrument}.
 *   <li>The channels are summed. Peaks are compressed instead of clipped, so that samples stay within 16 bits, however
 *       many channels sound.
 *   <li>Oscillators use integers, and envelopes advance by slices, so skipping frames has exactly the same effect as
 *       playing them.
 * </ol>
 */
public final class SoundChip {
    /** Number of channels. */
    public static final int CHANNELS = 8;

    /** Level of one channel: four can be at full volume before anything is compressed. */
    private static final double CHANNEL_LEVEL = 0.3;

    /** Level up to which nothing is compressed. */
    private static final double STRAIGHT = 0.8;

    private static final int MAX_AT_ONCE = 512;

    private final ChipChannel[] channels =
            Stream.generate(ChipChannel::new).limit(CHANNELS).toArray(ChipChannel[]::new);
    private final double[] left = new double[MAX_AT_ONCE];
    private final double[] right = new double[MAX_AT_ONCE];

    /** Creates a silent chip. */
    public SoundChip() {}

    /**
     * Starts a note; the previous note of the channel is released.
     *
     * @param channel the channel, from 0
     * @param attack whether the note has an attack; otherwise the current sound continues at the pitch and volume of
     *     this note
     * @param slideFrames duration of the slide to the final pitch; in frames
     */
    public void start(int channel, Note note, boolean attack, long slideFrames) {
        channels[channel].start(note, attack, (int) Math.min(slideFrames / ChipTiming.SLICE, Integer.MAX_VALUE));
    }

    /**
     * Releases the note of a channel.
     *
     * @param channel the channel, from 0
     */
    public void stop(int channel) {
        channels[channel].stop();
    }

    /** Resets the chip, which is silent at once. */
    public void reset() {
        for (ChipChannel channel : channels) channel.reset();
    }

    /**
     * Plays the next frames without allocating.
     *
     * @param stereo receives alternating left and right samples
     * @param from first frame to fill, at index {@code 2 * from}
     */
    public void play(short[] stereo, int from, int frames) {
        for (int done = 0; done < frames; done += MAX_AT_ONCE)
            mix(stereo, from + done, Math.min(MAX_AT_ONCE, frames - done));
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
        return (short) Math.rint(compress(sum * CHANNEL_LEVEL) * Short.MAX_VALUE);
    }

    /** Returns the level unchanged or, near 1 and above, compressed to below 1. */
    private static double compress(double level) {
        double beyond = Math.abs(level) - STRAIGHT;
        if (beyond <= 0) return level;
        double room = 1 - STRAIGHT;
        return Math.copySign(STRAIGHT + room * beyond / (beyond + room), level);
    }

    /** Advances exactly as if the frames had been played. */
    public void skip(long frames) {
        for (long rest = frames; rest > 0; rest -= MAX_AT_ONCE) skipSome((int) Math.min(MAX_AT_ONCE, rest));
    }

    private void skipSome(int frames) {
        for (ChipChannel channel : channels) channel.skip(frames);
    }
}
