package kodama.sound.mix;

import java.util.concurrent.atomic.AtomicReferenceArray;
import kodama.base.Checks;
import kodama.sound.SampledSound;
import kodama.sound.Sound;
import org.jspecify.annotations.Nullable;

/**
 * Adds up all that sounds to one stereo signal: 32-bit sums with headroom, bent where they are too loud.
 *
 * <p>One thread sends commands, one mixes; they meet in a ring without a lock, and mixing allocates nothing. Each
 * command says before which frame it is to be carried out, exactly.
 */
public final class Mixer {
    /** The usual rate; in frames a second. */
    public static final int RATE = 44_100;

    /** Most frames that are mixed at once. */
    public static final int BLOCK = MixerTiming.BLOCK_FRAMES;

    /** 3 dB: what one sound at full scale leaves to others. */
    private static final float HEADROOM = 0.7f;

    private static final float FULL_SCALE = 32767f;
    private static final int MOST_COMMANDS = 4096;

    private final int rate;
    private final StreamDecoder decoder;
    private final Voices voices;
    private final CommandRing commands = new CommandRing(MOST_COMMANDS);
    private final float[] sum = new float[2 * BLOCK];
    private volatile long position;

    /** How many commands were sent, and how many of them came before all was to be silent. */
    private long sent;

    private volatile long before;

    /** How many were carried out, and how many had been when all fell silent. */
    private long done;

    private long silent;

    /**
     * Makes a mixer in which nothing sounds.
     *
     * @param rate of what is mixed; in frames a second
     * @param decoder decodes what is not in memory
     */
    public Mixer(int rate, StreamDecoder decoder) {
        this.rate = Checks.between("rate", rate, SampledSound.MIN_RATE, SampledSound.MAX_RATE);
        this.decoder = decoder;
        voices = new Voices(rate);
    }

    /** Tells how fast it plays: frames a second. */
    public int rate() {
        return rate;
    }

    /** Tells how far it is; any thread may ask: frames mixed so far. */
    public long position() {
        return position;
    }

    /**
     * Prepares a sound for a voice. On the thread that sends commands.
     *
     * @param from where it begins: frames since its beginning, also over several passes of a loop
     * @return its frames, for one voice
     */
    public SampleSource createSource(Sound sound, boolean loops, long from) {
        return sound instanceof SampledSound sampled
                ? new MemorySource(sampled, loops, from)
                : decoder.add(sound, loops, from);
    }

    /**
     * Sends a command. On the thread that sends commands.
     *
     * @param at the frame before which it is to be carried out; one that is over means at once. Commands are carried
     *     out in the order in which they are sent, so one waits for those before it
     * @return whether it was taken; not if some thousands wait already, as no one mixes
     */
    public boolean send(long at, MixerCommand command) {
        if (!commands.add(new CommandRing.Timed(at, command))) return false;
        sent++;
        return true;
    }

    /** Ends all sounds that were begun so far, however many commands wait. On the thread that sends commands. */
    public void stopAll() {
        before = sent;
    }

    /**
     * Mixes what comes next. On the thread that mixes.
     *
     * @param stereo takes left and right in turns, 16 bits each
     * @param frames how many, from the array's beginning
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

    /** Carries out what is due; answers how many frames there are until the next command is, at most a block. */
    private int untilNextCommand() {
        if (before > silent) fallSilent(before);
        for (CommandRing.Timed next = commands.peek(); next != null; next = commands.peek()) {
            if (next.at() > position) return (int) Math.min(BLOCK, next.at() - position);
            carryOut(next);
        }
        return BLOCK;
    }

    private void carryOut(CommandRing.Timed next) {
        commands.drop();
        done++;
        next.command().apply(voices);
    }

    /** What was sent before is carried out before its time, so that nothing of it sounds later. */
    private void fallSilent(long last) {
        for (CommandRing.Timed next = commands.peek(); next != null && done < last; next = commands.peek())
            carryOut(next);
        voices.stopAll();
        silent = last;
    }

    private static short sample(float sum) {
        return (short) Math.round(SoftClip.of(sum * HEADROOM) * FULL_SCALE);
    }

    /**
     * Tells what is heard. On the thread that mixes.
     *
     * @return all voices, for those who count
     */
    public Voices voices() {
        return voices;
    }

    /** Hands commands from one thread to another in their order, without a lock: one adds, one takes. */
    private static final class CommandRing {
        /** A command, and the frame before which it is to be carried out. */
        record Timed(long at, MixerCommand command) {}

        private final AtomicReferenceArray<@Nullable Timed> slots;
        private int head;
        private int tail;

        /**
         * @param capacity how many fit
         */
        CommandRing(int capacity) {
            slots = new AtomicReferenceArray<>(capacity);
        }

        /** Returns false if it is full. */
        boolean add(Timed timed) {
            if (slots.get(tail) != null) return false;
            slots.set(tail, timed);
            tail = (tail + 1) % slots.length();
            return true;
        }

        /** The next one, which stays; null if there is none. */
        @Nullable
        Timed peek() {
            return slots.get(head);
        }

        /** Drops what was peeked at. */
        void drop() {
            slots.set(head, null);
            head = (head + 1) % slots.length();
        }
    }

    /**
     * Bends what is too loud instead of cutting it off: quiet sound stays as it is, the loudest comes near full scale
     * and never goes over it. The curve is the knee x/(1+x), which has no corner where it begins.
     */
    private static final class SoftClip {
        /** Up to here nothing is changed. */
        private static final float KNEE = 0.75f;

        private SoftClip() {}

        /** Bends a sample, above -1 and below 1. */
        static float of(float sample) {
            float loud = Math.abs(sample);
            if (loud <= KNEE) return sample;
            float over = (loud - KNEE) / (1 - KNEE);
            float bent = KNEE + (1 - KNEE) * over / (1 + over);
            return sample < 0 ? -bent : bent;
        }
    }
}
