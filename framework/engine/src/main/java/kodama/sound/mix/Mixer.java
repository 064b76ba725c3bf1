package kodama.sound.mix;

import java.util.concurrent.atomic.AtomicReferenceArray;
import kodama.base.Checks;
import kodama.sound.SampledSound;
import kodama.sound.Sound;
import org.jspecify.annotations.Nullable;

/**
 * Mixes all voices to one stereo signal.
 *
 * <p>One thread sends commands, another mixes; they share a lock-free ring buffer, and mixing allocates nothing.
 *
 * <ol>
 *   <li>{@link #mix} is called with a buffer and splits it at the frames of commands, into blocks of at most
 *       {@link #BLOCK} frames. Commands that are due run exactly before their frame.
 *   <li>Each {@link Voice} reads frames from its {@link SampleSource}, resamples them, applies the ramps of its gain,
 *       pan, fade and pause, and adds them to its {@link AudioBus}.
 *   <li>Each bus applies its gain, ducking and pause, and adds its sum to the output.
 *   <li>The master volume is applied. The sum has headroom, and a soft clipper bends values that are too loud.
 * </ol>
 */
public final class Mixer {
    /** Default sample rate; in frames per second. */
    public static final int RATE = 44_100;

    /** Maximum number of frames that are mixed at once. */
    public static final int BLOCK = MixerTiming.BLOCK_FRAMES;

    /** 3 dB, the headroom above one sound at full scale. */
    private static final float HEADROOM = 0.7f;

    private static final float FULL_SCALE = 32767f;
    private static final int MAX_COMMANDS = 4096;

    private final int rate;
    private final StreamDecoder decoder;
    private final Voices voices;
    private final CommandRing commands = new CommandRing(MAX_COMMANDS);
    private final float[] sum = new float[2 * BLOCK];
    private volatile long position;

    /** Number of commands sent. */
    private long sent;

    /** Number of commands sent before the last {@link #stopAll}. */
    private volatile long before;

    /** Number of commands run. */
    private long done;

    /** Value of {@code before} at the last stop of all sounds. */
    private long silent;

    /**
     * Creates a mixer without sounds.
     *
     * @param rate sample rate of the output; in frames per second
     * @param decoder decodes sounds that are not in memory
     */
    public Mixer(int rate, StreamDecoder decoder) {
        this.rate = Checks.between("rate", rate, SampledSound.MIN_RATE, SampledSound.MAX_RATE);
        this.decoder = decoder;
        voices = new Voices(rate);
    }

    /** Returns the sample rate, in frames per second. */
    public int rate() {
        return rate;
    }

    /** Returns the number of frames mixed so far. Thread-safe. */
    public long position() {
        return position;
    }

    /**
     * Creates the source of a voice. Must be called on the thread that sends commands.
     *
     * @param from start position: frames since the beginning, over all passes of a loop
     * @return a source for one voice
     */
    public SampleSource createSource(Sound sound, boolean loops, long from) {
        return sound instanceof SampledSound sampled
                ? new MemorySource(sampled, loops, from)
                : decoder.add(sound, loops, from);
    }

    /**
     * Sends a command. Must be called on the thread that sends commands.
     *
     * @param at the frame before which it runs; a past frame means at once. Commands run in the order in which they are
     *     sent, so a command waits for those before it
     * @return whether it was accepted; false if some thousands are pending, because the mixer does not run
     */
    public boolean send(long at, MixerCommand command) {
        if (!commands.add(new CommandRing.Timed(at, command))) return false;
        sent++;
        return true;
    }

    /**
     * Stops all sounds that were started so far, including pending ones. Must be called on the thread that sends
     * commands.
     */
    public void stopAll() {
        before = sent;
    }

    /**
     * Mixes the next frames. Must be called on the mixer thread.
     *
     * @param stereo receives alternating left and right samples, 16 bits each
     * @param frames number of frames, from the start of the array
     */
    public void mix(short[] stereo, int frames) {
        for (int mixed = 0; mixed < frames; ) {
            int count = Math.min(frames - mixed, untilNextCommand());
            voices.mix(sum, count);
            for (int i = 0; i < 2 * count; i++) stereo[2 * mixed + i] = sample(sum[i]);
            mixed += count;
            position += count;
        }
    }

    /** Runs the commands that are due. Returns the number of frames until the next command, at most a block. */
    private int untilNextCommand() {
        if (before > silent) stopPending(before);
        for (CommandRing.Timed next = commands.peek(); next != null; next = commands.peek()) {
            if (next.at() > position) return (int) Math.min(BLOCK, next.at() - position);
            runCommand(next);
        }
        return BLOCK;
    }

    private void runCommand(CommandRing.Timed next) {
        commands.drop();
        done++;
        next.command().apply(voices);
    }

    /**
     * Runs all commands that were sent before a stop, even those that are not due, so that their sounds are stopped,
     * too.
     */
    private void stopPending(long last) {
        for (CommandRing.Timed next = commands.peek(); next != null && done < last; next = commands.peek())
            runCommand(next);
        voices.stopAll();
        silent = last;
    }

    private static short sample(float sum) {
        return (short) Math.round(SoftClip.of(sum * HEADROOM) * FULL_SCALE);
    }

    /** Returns the voices, for statistics. Must be called on the mixer thread. */
    public Voices voices() {
        return voices;
    }

    /** A lock-free ring buffer of commands with one writer and one reader. */
    private static final class CommandRing {
        /** A command and the frame before which it runs. */
        record Timed(long at, MixerCommand command) {}

        private final AtomicReferenceArray<@Nullable Timed> slots;
        private int head;
        private int tail;

        /**
         * @param capacity maximum number of commands
         */
        CommandRing(int capacity) {
            slots = new AtomicReferenceArray<>(capacity);
        }

        /** Adds a command. Returns false if the buffer is full. */
        boolean add(Timed timed) {
            if (slots.get(tail) != null) return false;
            slots.set(tail, timed);
            tail = (tail + 1) % slots.length();
            return true;
        }

        /** Returns the next command without removing it, or null if there is none. */
        @Nullable
        Timed peek() {
            return slots.get(head);
        }

        /** Removes the next command. */
        void drop() {
            slots.set(head, null);
            head = (head + 1) % slots.length();
        }
    }

    /**
     * A soft clipper: quiet sound is unchanged, and the loudest approaches full scale without exceeding it. The curve
     * above the knee is x/(1+x), which joins smoothly.
     */
    private static final class SoftClip {
        /** Level up to which nothing is changed. */
        private static final float KNEE = 0.75f;

        private SoftClip() {}

        /** Clips a sample; the result is above -1 and below 1. */
        static float of(float sample) {
            float loud = Math.abs(sample);
            if (loud <= KNEE) return sample;
            float over = (loud - KNEE) / (1 - KNEE);
            float bent = KNEE + (1 - KNEE) * over / (1 + over);
            return sample < 0 ? -bent : bent;
        }
    }
}
