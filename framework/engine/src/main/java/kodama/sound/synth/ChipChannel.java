package kodama.sound.synth;

import org.jspecify.annotations.Nullable;

/**
 * Plays one note at a time.
 *
 * <p>Time goes in slices of 1/300 s. Loudness goes in a straight line through each slice, so nothing ever clicks; pitch
 * is looked at once a slice. A new note begins one slice after it was asked for: until then the old one fades. As every
 * note is late by the same, none is.
 */
final class ChipChannel {
    private final Oscillator oscillator = new Oscillator();
    private final double[] wave = new double[ChipTiming.SLICE];

    /** What sounds; null when nothing does. */
    private @Nullable Note note;
    /** What begins with the next slice. */
    private @Nullable Note next;

    private boolean nextAttacks;
    private boolean nextIsLetGo;
    private int nextSlideSlices;

    /** Slices since the note was struck, and since its pitch was last set. */
    private int age;

    private int pitchAge;
    private int slideSlices;
    /** The age at which the note is let go; -1 if no one has said so. */
    private int letGo;

    /** Samples of this slice that have been played. */
    private int played;

    private double left;
    private double right;
    private double leftAtEnd;
    private double rightAtEnd;

    /**
     * Begins a note.
     *
     * @param attack whether it is struck; otherwise what sounds goes on with another pitch
     * @param slices how long it takes to where it slides
     */
    void start(Note begun, boolean attack, int slices) {
        boolean waiting = next != null;
        next = begun;
        nextIsLetGo = false;
        nextAttacks = waiting && nextAttacks || attack || note == null;
        nextSlideSlices = slices;
        if (!waiting) beginSlice(nextAttacks ? 0 : leftAtEnd, nextAttacks ? 0 : rightAtEnd);
    }

    /** Lets the note go: what it does then, its envelope says. */
    void stop() {
        if (next != null) nextIsLetGo = true;
        else if (letGo < 0) letGo = age;
    }

    /** Silent at once, as it was before its first note. */
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

    /** Adds the next samples to what other channels have made. */
    void play(double[] mixLeft, double[] mixRight, int from, int count) {
        for (int done = 0; done < count && !isIdle(); ) {
            int part = Math.min(count - done, ChipTiming.SLICE - played);
            if (note != null) add(note.instrument().wave(), mixLeft, mixRight, from + done, part);
            pass(part);
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

    /** Goes on as if the samples had been played. */
    void skip(int count) {
        for (int done = 0; done < count && !isIdle(); ) {
            int part = Math.min(count - done, ChipTiming.SLICE - played);
            if (note != null) note.instrument().wave().skip(oscillator, part);
            pass(part);
            done += part;
        }
    }

    private void pass(int count) {
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
            letGo = -1;
        }
        if (nextIsLetGo) letGo = age + 1; // too short to be held, but it was struck
    }

    /** Sets pitch and loudness of the slice. */
    private void shape(Note sounding) {
        boolean over = isLetGo() && !sounding.instrument().volume().hasReleased(releaseTick());
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

    private boolean isLetGo() {
        return letGo >= 0 && age >= letGo;
    }

    private int releaseTick() {
        return (age - letGo) / ChipTiming.TICK_SLICES;
    }

    private double volume(StepSequence steps) {
        return (isLetGo() ? steps.released(releaseTick()) : steps.held(age / ChipTiming.TICK_SLICES)) / 15.0;
    }

    /** The rest of this slice is given up: what sounds goes from where it is to another loudness. */
    private void beginSlice(double toLeft, double toRight) {
        left += (leftAtEnd - left) * played / ChipTiming.SLICE;
        right += (rightAtEnd - right) * played / ChipTiming.SLICE;
        leftAtEnd = toLeft;
        rightAtEnd = toRight;
        played = 0;
    }

    /** Pitches as frequencies, by a table of one octave: it is made once, the same on every machine. */
    private static final class Pitch {
        /** The frequency of the lowest C there is, note 0. */
        private static final double LOWEST_C = 440 * StrictMath.pow(2, -69 / 12.0);

        private static final int OCTAVE_CENTS = 1_200;
        private static final double LEAST = 8;
        private static final double MOST = 16_000;
        private static final double[] RATIOS = ratios();

        private Pitch() {}

        private static double[] ratios() {
            double[] ratios = new double[OCTAVE_CENTS + 1];
            for (int i = 0; i < ratios.length; i++) ratios[i] = StrictMath.pow(2, i / (double) OCTAVE_CENTS);
            return ratios;
        }

        /** The frequency of a pitch in cents above note 0; kept within what can be heard. */
        static double hertz(double cents) {
            int whole = (int) Math.floor(cents);
            int octave = Math.floorDiv(whole, OCTAVE_CENTS);
            int within = whole - octave * OCTAVE_CENTS;
            double ratio = RATIOS[within] + (cents - whole) * (RATIOS[within + 1] - RATIOS[within]);
            return Math.max(LEAST, Math.min(Math.scalb(LOWEST_C * ratio, octave), MOST));
        }
    }
}
