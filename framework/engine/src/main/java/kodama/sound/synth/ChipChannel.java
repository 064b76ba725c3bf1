package kodama.sound.synth;

import org.jspecify.annotations.Nullable;

/**
 * One channel of the sound chip. Plays one note at a time.
 *
 * <p>Time is divided into slices of 1/300 s.
 *
 * <ol>
 *   <li>At the start of each slice the channel computes the pitch from note, slide, arpeggio, sweep and vibrato, and
 *       the volume at the end of the slice from the envelope.
 *   <li>The waveform generates samples, which are multiplied by a volume that changes linearly through the slice, so
 *       there are no clicks.
 *   <li>A new note starts one slice after the call, and the old one fades out until then. Since this delay is the same
 *       for all notes, they stay in time.
 * </ol>
 */
final class ChipChannel {
    private final Oscillator oscillator = new Oscillator();
    private final double[] wave = new double[ChipTiming.SLICE];

    /** The sounding note; null for none. */
    private @Nullable Note note;
    /** The note that starts with the next slice. */
    private @Nullable Note next;

    private boolean nextAttacks;
    private boolean nextIsReleased;
    private int nextSlideSlices;

    /** Slices since the attack of the note. */
    private int age;

    /** Slices since the pitch of the note was set. */
    private int pitchAge;

    private int slideSlices;
    /** Age at which the note is released; -1 if it is held. */
    private int releaseAge;

    /** Samples of this slice that have been played. */
    private int played;

    private double left;
    private double right;
    private double leftAtEnd;
    private double rightAtEnd;

    /**
     * Starts a note.
     *
     * @param attack whether the note has an attack; otherwise the current sound continues at another pitch
     * @param slices duration of the slide
     */
    void start(Note begun, boolean attack, int slices) {
        boolean waiting = next != null;
        next = begun;
        nextIsReleased = false;
        nextAttacks = waiting && nextAttacks || attack || note == null;
        nextSlideSlices = slices;
        if (!waiting) beginSlice(nextAttacks ? 0 : leftAtEnd, nextAttacks ? 0 : rightAtEnd);
    }

    /** Releases the note; its envelope determines the rest. */
    void stop() {
        if (next != null) nextIsReleased = true;
        else if (releaseAge < 0) releaseAge = age;
    }

    /** Resets the channel, which is silent at once. */
    void reset() {
        note = null;
        next = null;
        oscillator.phase = 0;
        oscillator.register = 1;
        left = right = leftAtEnd = rightAtEnd = 0;
        played = 0;
    }

    boolean isIdle() {
        return note == null && next == null;
    }

    /** Adds the next samples to those of other channels. */
    void play(double[] mixLeft, double[] mixRight, int from, int count) {
        for (int done = 0; done < count && !isIdle(); ) {
            int part = Math.min(count - done, ChipTiming.SLICE - played);
            if (note != null) add(note.instrument().wave(), mixLeft, mixRight, from + done, part);
            advance(part);
            done += part;
        }
    }

    private void add(Waveform waveform, double[] mixLeft, double[] mixRight, int from, int count) {
        waveform.fill(oscillator, wave, count);
        double leftStep = (leftAtEnd - left) / ChipTiming.SLICE;
        double rightStep = (rightAtEnd - right) / ChipTiming.SLICE;
        for (int i = 0; i < count; i++) {
            mixLeft[from + i] += wave[i] * (left + leftStep * (played + i));
            mixRight[from + i] += wave[i] * (right + rightStep * (played + i));
        }
    }

    /** Advances as if the samples had been played. */
    void skip(int count) {
        for (int done = 0; done < count && !isIdle(); ) {
            int part = Math.min(count - done, ChipTiming.SLICE - played);
            if (note != null) note.instrument().wave().skip(oscillator, part);
            advance(part);
            done += part;
        }
    }

    private void advance(int count) {
        played += count;
        if (played == ChipTiming.SLICE) nextSlice();
    }

    private void nextSlice() {
        left = leftAtEnd;
        right = rightAtEnd;
        played = 0;
        age++;
        pitchAge++;
        if (next != null) takeNext(next);
        if (note != null) shape(note);
    }

    private void takeNext(Note begun) {
        note = begun;
        next = null;
        pitchAge = 0;
        slideSlices = nextSlideSlices;
        if (nextAttacks) {
            age = 0;
            releaseAge = -1;
        }
        if (nextIsReleased) releaseAge = age + 1; // too short to be held, but it has an attack
    }

    /** Sets the pitch and the volume of the slice. */
    private void shape(Note sounding) {
        boolean over = isReleased() && !sounding.instrument().volume().hasReleased(releaseTick());
        if (over && left == 0 && right == 0) {
            note = null;
            return;
        }
        double volume = over ? 0 : volume(sounding.instrument().volume());
        leftAtEnd = volume * sounding.left();
        rightAtEnd = volume * sounding.right();
        double share = slideSlices == 0 ? 1 : Math.min(1, pitchAge / (double) slideSlices);
        double hertz = Pitch.hertz(sounding.cents(share) + sounding.instrument().bend(age));
        oscillator.tune(hertz * sounding.instrument().wave().periods());
    }

    private boolean isReleased() {
        return releaseAge >= 0 && age >= releaseAge;
    }

    private int releaseTick() {
        return (age - releaseAge) / ChipTiming.TICK_SLICES;
    }

    private double volume(StepSequence steps) {
        return (isReleased() ? steps.released(releaseTick()) : steps.held(age / ChipTiming.TICK_SLICES)) / 15.0;
    }

    /** Ends the current slice early, and starts one that leads to another volume. */
    private void beginSlice(double toLeft, double toRight) {
        left += (leftAtEnd - left) * played / ChipTiming.SLICE;
        right += (rightAtEnd - right) * played / ChipTiming.SLICE;
        leftAtEnd = toLeft;
        rightAtEnd = toRight;
        played = 0;
    }

    /**
     * Converts pitch to frequency with a table of one octave, which is computed once and is the same on every machine.
     */
    private static final class Pitch {
        /** Frequency of note 0, the lowest C. */
        private static final double LOWEST_C = 440 * StrictMath.pow(2, -69 / 12.0);

        private static final int OCTAVE_CENTS = 1_200;
        private static final double MIN = 8;
        private static final double MAX = 16_000;
        private static final double[] RATIOS = ratios();

        private Pitch() {}

        private static double[] ratios() {
            double[] ratios = new double[OCTAVE_CENTS + 1];
            for (int i = 0; i < ratios.length; i++) ratios[i] = StrictMath.pow(2, i / (double) OCTAVE_CENTS);
            return ratios;
        }

        /** Returns the frequency of a pitch in cents above note 0, clamped to the audible range. */
        static double hertz(double cents) {
            int whole = (int) Math.floor(cents);
            int octave = Math.floorDiv(whole, OCTAVE_CENTS);
            int within = whole - octave * OCTAVE_CENTS;
            double ratio = RATIOS[within] + (cents - whole) * (RATIOS[within + 1] - RATIOS[within]);
            return Math.max(MIN, Math.min(Math.scalb(LOWEST_C * ratio, octave), MAX));
        }
    }
}
