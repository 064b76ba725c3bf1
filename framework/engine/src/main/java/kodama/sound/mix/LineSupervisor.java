package kodama.sound.mix;

import java.util.function.Consumer;
import kodama.base.FatalErrors;
import kodama.sound.AudioLine;
import kodama.sound.AudioOutput;
import kodama.sound.SoundException;
import kodama.time.NanoClock;
import org.jspecify.annotations.Nullable;

/**
 * Keeps a mixer playing: on an audio line if there is one, otherwise silently, so that no game waits for a device.
 *
 * <p>A line that accepts no data for half a second, or for twice its buffer if that is more, is abandoned together
 * with the thread that may hang in it; some systems stop a line for ever when its buffer runs dry. So at the next
 * check, another line is opened with twice the buffer, also after a line that has had several gaps and whose buffer can
 * become longer. If there is none, the device was unplugged: then one is tried every few seconds. Owned by the thread
 * that calls {@link #check}, except for {@link #end}.
 */
final class LineSupervisor {
    /** Starts threads. */
    @FunctionalInterface
    interface Threads {
        /** Starts a thread for some work. */
        void start(String name, Runnable work);
    }

    /** Name of the mixer thread. */
    static final String MIXING = "kodama-sound";

    /** Name of the thread that closes a line, because closing a hanging line can hang, too. */
    private static final String CLOSING = "kodama-sound-close";

    private static final long NANOS_PER_SECOND = 1_000_000_000;
    private static final long MIN_PATIENCE = NANOS_PER_SECOND / 2;
    private static final long BEFORE_NEXT_TRY = 5 * NANOS_PER_SECOND;

    /** A line with this number of gaps within a period gets a larger buffer; the first gap may be a busy start. */
    private static final int MOST_GAPS = 3;

    private static final long PERIOD_OF_GAPS = 10 * NANOS_PER_SECOND;

    private final Mixer mixer;
    private final AudioOutput output;
    private final NanoClock clock;
    private final Threads threads;
    private final Consumer<String> warnings;

    private @Nullable LinePlayer player;
    private boolean onDevice;
    private boolean ended;

    /** Number of frames accepted by the line at the last check. */
    private long taken;

    /** Time at which that number last changed, or of the last try to open a line; in nanoseconds. */
    private long since;

    /** Number of gaps of the line when the period began. */
    private long gapsBefore;

    /** Time at which the period began; in nanoseconds. */
    private long periodSince;

    /** Why the last line was abandoned; empty if none is to be opened at once. */
    private String lost = "";

    /** The last warning, so that the same one is not repeated. */
    private String lastWarning = "";

    LineSupervisor(Mixer mixer, AudioOutput output, NanoClock clock, Threads threads, Consumer<String> warnings) {
        this.mixer = mixer;
        this.output = output;
        this.clock = clock;
        this.threads = threads;
        this.warnings = warnings;
    }

    /** Checks the line, and opens one if necessary, which can take a while. Must be called several times per second. */
    void check() {
        LinePlayer now = playing();
        long time = clock.nanoTime();
        if (now == null) open(null);
        else if (!onDevice) {
            if (!lost.isEmpty()) reopen(now);
            else if (time - since >= BEFORE_NEXT_TRY) open(now);
        } else if (now.failure() != null) abandonLine(now, String.valueOf(now.failure()));
        else if (hasGaps(now.line(), time) && output.canEnlargeBuffer()) abandonLine(now, "the sound had gaps");
        else if (now.framesWritten() != taken) recordProgress(now.framesWritten(), time);
        else if (time - since >= patience(now.line())) abandonLine(now, "the audio device does not accept data");
    }

    /** Returns how long a line may accept nothing; one that works accepts data at least once per buffer. */
    private static long patience(AudioLine line) {
        return Math.max(MIN_PATIENCE, 2 * NANOS_PER_SECOND * line.bufferFrames() / line.rate());
    }

    private boolean hasGaps(AudioLine line, long time) {
        long gaps = line.gaps();
        if (gaps - gapsBefore >= MOST_GAPS) return true;
        if (time - periodSince >= PERIOD_OF_GAPS) {
            periodSince = time;
            gapsBefore = gaps;
        }
        return false;
    }

    private void recordProgress(long takenNow, long time) {
        taken = takenNow;
        since = time;
    }

    private void open(@Nullable LinePlayer silent) {
        AudioLine line = openLine();
        since = clock.nanoTime();
        if (line != null) play(line, true, silent);
        else if (silent == null) play(new SilentLine(mixer.rate(), clock), false, null);
    }

    private void reopen(LinePlayer silent) {
        String why = lost;
        lost = "";
        int millis = output.enlargeBuffer();
        AudioLine line = millis > 0 ? openLine() : null;
        since = clock.nanoTime();
        if (line != null) {
            warnings.accept(why + "; its buffer has " + millis + " ms now");
            play(line, true, silent);
            return;
        }
        if (millis > 0) output.restoreBuffer();
        warnings.accept(why + "; the game continues without sound");
    }

    private @Nullable AudioLine openLine() {
        try {
            return output.open();
        } catch (SoundException none) {
            warn(none.getMessage() + "; the game runs without sound");
            return null;
        } catch (Throwable broken) { // a driver may throw anything
            FatalErrors.rethrowIfFatal(broken);
            warn("the audio device cannot be opened (" + broken + "); the game runs without sound");
            return null;
        }
    }

    private void warn(String sentence) {
        if (!sentence.equals(lastWarning)) warnings.accept(sentence);
        lastWarning = sentence;
    }

    private void abandonLine(LinePlayer dead, String sentence) {
        lost = sentence;
        dead.abandon();
        since = clock.nanoTime();
        play(new SilentLine(mixer.rate(), clock), false, dead);
        threads.start(CLOSING, dead.line()::close);
    }

    private synchronized void play(AudioLine line, boolean device, @Nullable LinePlayer before) {
        if (ended) {
            line.close();
            return;
        }
        if (before != null) before.abandon();
        onDevice = device;
        taken = 0;
        gapsBefore = 0;
        periodSince = clock.nanoTime();
        LinePlayer next = new LinePlayer(mixer, line, clock, before);
        player = next;
        threads.start(MIXING, next);
    }

    private synchronized @Nullable LinePlayer playing() {
        return player;
    }

    /** Fades out and ends playback; no other line is opened. Thread-safe. */
    synchronized void end() {
        ended = true;
        if (player != null) player.end();
    }

    /**
     * A line without output that takes as long as a real one, so that sounds advance while there is no device.
     *
     * <p>It is exact on average, but not for each block: the timing of a block does not matter, and a thread that wakes
     * for each block would use a quarter of a core.
     */
    static final class SilentLine implements AudioLine {
        /**
         * Data is accepted at once until it is this far ahead of the clock; then the line sleeps until the clock
         * catches up.
         */
        private static final long AHEAD_NANOS = 100_000_000;

        private static final double NANOS_PER_SECOND = 1e9;
        private static final long NANOS_PER_MILLI = 1_000_000;

        private final int rate;
        private final NanoClock clock;
        private double due;

        SilentLine(int rate, NanoClock clock) {
            this.rate = rate;
            this.clock = clock;
            due = clock.nanoTime();
        }

        @Override
        public int rate() {
            return rate;
        }

        @Override
        public int bufferFrames() {
            return 0;
        }

        @Override
        public void write(short[] stereo, int frames) {
            due += frames * NANOS_PER_SECOND / rate;
            long ahead = (long) due - clock.nanoTime();
            if (ahead >= AHEAD_NANOS) clock.sleepMillis(ahead / NANOS_PER_MILLI);
        }

        @Override
        public void close() {}
    }
}
