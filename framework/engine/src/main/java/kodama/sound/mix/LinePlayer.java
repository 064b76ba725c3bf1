package kodama.sound.mix;

import java.util.Arrays;
import kodama.base.FatalErrors;
import kodama.sound.AudioLine;
import kodama.sound.SoundException;
import kodama.time.NanoClock;
import org.jspecify.annotations.Nullable;

/** Plays a mixer on one line, until it is told to end or the line is lost. Runs on a thread of its own. */
final class LinePlayer implements Runnable {
    /** Long enough for the ramps of what is stopped. */
    private static final int BLOCKS_AT_END = 4;

    private final Mixer mixer;
    private final AudioLine line;
    private final Pace pace;
    private final @Nullable LinePlayer before;
    private final short[] block = new short[2 * Mixer.BLOCK];
    private volatile boolean mixing;
    private volatile boolean ending;
    private volatile boolean abandoned;
    private volatile @Nullable String lost;
    private volatile long taken;

    /**
     * @param clock to sleep by
     * @param before what has played this mixer so far, and was abandoned; null for nothing
     */
    LinePlayer(Mixer mixer, AudioLine line, NanoClock clock, @Nullable LinePlayer before) {
        this.mixer = mixer;
        this.line = line;
        pace = new Pace(clock, line.rate());
        this.before = before;
    }

    /** What waits in the line at first is silence, so that it never runs dry while the first block is mixed. */
    @Override
    public void run() {
        try (line) {
            takeOver();
            silence();
            while (!ending && !abandoned) turn();
            if (!abandoned) fallSilent(); // only the end of the program comes here
        } catch (SoundException gone) {
            lost = "the sound device is gone";
        } catch (Throwable broken) { // a driver throws anything, and without this thread there is no sound
            FatalErrors.rethrowIfFatal(broken);
            lost = "the sound breaks off (" + broken + ")";
        }
    }

    /** One that was abandoned may hang in its line, but begins no other block; the one it is at takes no time. */
    private void takeOver() {
        while (before != null && before.mixing) Thread.onSpinWait();
    }

    private void turn() {
        if (mix()) hand();
    }

    private boolean mix() {
        mixing = true;
        boolean mine = !abandoned;
        if (mine) mixer.mix(block, Mixer.BLOCK);
        mixing = false;
        return mine;
    }

    private void hand() {
        line.write(block, Mixer.BLOCK);
        taken += Mixer.BLOCK;
        pace.taken(Mixer.BLOCK);
    }

    private void silence() {
        Arrays.fill(block, (short) 0);
        for (int left = line.bufferFrames(); left > 0 && !abandoned; left -= Mixer.BLOCK) hand();
    }

    /** The ramps first, then as much silence as the line holds: when that is taken, all of the ramps was heard. */
    private void fallSilent() {
        mixer.voices().stopAll();
        for (int i = 0; i < BLOCKS_AT_END; i++) turn();
        silence();
    }

    /** Has it fall silent and end. Any thread may. */
    void end() {
        ending = true;
    }

    /** Has it leave the mixer alone from now on, though it may hang in the line. Any thread may. */
    void abandon() {
        abandoned = true;
    }

    /** Why the line takes no more; null while it does. */
    @Nullable
    String failure() {
        return lost;
    }

    /** How many frames the line has taken. */
    long framesWritten() {
        return taken;
    }

    AudioLine line() {
        return line;
    }

    /**
     * Holds back for a line without a clock of its own, such as one to nowhere, which takes all at once: else it would
     * be fed by a whole core. A real device is a little faster or slower than this clock and never held back.
     */
    private static final class Pace {
        /** How much faster than it plays a line may take sound, and for how long it may take all. */
        private static final double FASTER = 1.05;

        private static final long AHEAD_NANOS = 250_000_000;
        private static final int REST_MILLIS = 20;
        private static final double NANOS_PER_SECOND = 1e9;

        private final NanoClock clock;
        private final double nanosPerFrame;
        private double due;

        Pace(NanoClock clock, int rate) {
            this.clock = clock;
            nanosPerFrame = NANOS_PER_SECOND / (rate * FASTER);
            due = clock.nanoTime();
        }

        /** To be called when the line has taken something. */
        void taken(int frames) {
            long now = clock.nanoTime();
            due = Math.max(due, now) + frames * nanosPerFrame;
            if (due - now > AHEAD_NANOS) clock.sleepMillis(REST_MILLIS);
        }
    }
}
