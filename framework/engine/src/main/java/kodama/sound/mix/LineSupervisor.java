package kodama.sound.mix;

import java.util.function.Consumer;
import kodama.base.FatalErrors;
import kodama.sound.AudioLine;
import kodama.sound.AudioOutput;
import kodama.sound.SoundException;
import kodama.time.NanoClock;
import org.jspecify.annotations.Nullable;

/**
 * Sees to it that a mixer is played: on a line while there is one, else silently, so that no game waits for a device.
 *
 * <p>A line that takes nothing for a second is given up with the thread that may hang in it; a device that was
 * taken away does that. Then, and when there was none, another line is tried every few seconds. Owned by the
 * thread that calls {@link #check}, but for {@link #end}.
 */
final class LineSupervisor {
    /** Starts threads. */
    @FunctionalInterface
    interface Threads {
        /** Starts one that does some work and ends. */
        void start(String name, Runnable work);
    }

    /** The one that mixes. */
    static final String MIXING = "kodama-sound";

    /** Closing a line that hangs may hang, too. */
    private static final String CLOSING = "kodama-sound-close";

    private static final long NANOS_PER_SECOND = 1_000_000_000;
    private static final long PATIENCE = NANOS_PER_SECOND;
    private static final long BEFORE_NEXT_TRY = 5 * NANOS_PER_SECOND;

    private final Mixer mixer;
    private final AudioOutput output;
    private final NanoClock clock;
    private final Threads threads;
    private final Consumer<String> warnings;

    private @Nullable LinePlayer playing;
    private boolean onDevice;
    private boolean ended;

    /** How much the line had taken when it was seen to take something, and when that was; or the last try for one. */
    private long taken;

    private long since;

    /** What was said last: of a device that stays away, one hears once. */
    private String said = "";

    LineSupervisor(Mixer mixer, AudioOutput output, NanoClock clock, Threads threads, Consumer<String> warnings) {
        this.mixer = mixer;
        this.output = output;
        this.clock = clock;
        this.threads = threads;
        this.warnings = warnings;
    }

    /** To be called some times a second, the first time to begin; opens lines, which may take a while. */
    void check() {
        LinePlayer now = playing();
        long time = clock.nanoTime();
        if (now == null) open(null);
        else if (!onDevice) {
            if (time - since >= BEFORE_NEXT_TRY) open(now);
        } else if (now.failure() != null) giveUp(now, String.valueOf(now.failure()));
        else if (now.framesWritten() != taken) note(now.framesWritten(), time);
        else if (time - since >= PATIENCE) giveUp(now, "the sound device does not take any sound");
    }

    private void note(long takenNow, long time) {
        taken = takenNow;
        since = time;
    }

    private void open(@Nullable LinePlayer silent) {
        AudioLine line = lineOrNull();
        since = clock.nanoTime();
        if (line != null) play(line, true, silent);
        else if (silent == null) play(new SilentLine(mixer.rate(), clock), false, null);
    }

    private @Nullable AudioLine lineOrNull() {
        try {
            AudioLine line = output.open();
            said = "";
            return line;
        } catch (SoundException none) {
            say(none.getMessage() + "; the game is played without sound");
            return null;
        } catch (Throwable broken) { // a driver throws anything
            FatalErrors.rethrowIfFatal(broken);
            say("the sound device cannot be opened (" + broken + "); the game is played without sound");
            return null;
        }
    }

    private void say(String sentence) {
        if (!sentence.equals(said)) warnings.accept(sentence);
        said = sentence;
    }

    private void giveUp(LinePlayer dead, String sentence) {
        warnings.accept(sentence + "; the game goes on without");
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
        LinePlayer next = new LinePlayer(mixer, line, clock, before);
        playing = next;
        threads.start(MIXING, next);
    }

    private synchronized @Nullable LinePlayer playing() {
        return playing;
    }

    /** Has what plays fall silent and end; no other line is played on. Any thread may. */
    synchronized void end() {
        ended = true;
        if (playing != null) playing.end();
    }

    /**
     * A line to nowhere, which takes its time: sounds continue unheard while there is no device.
     *
     * <p>It is exact on average, but not from block to block: nobody hears when a block is taken, and a thread that
     * wakes for each block costs a quarter of a core.
     */
    static final class SilentLine implements AudioLine {
        /** Sound is taken at once until so much of it is ahead of the clock, which is then slept through. */
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
