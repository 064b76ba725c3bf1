package kodama.sound.mix;

import java.util.Arrays;
import kodama.base.FatalErrors;
import kodama.sound.AudioLine;
import kodama.sound.SoundException;
import kodama.time.NanoClock;
import org.jspecify.annotations.Nullable;

/** Plays a mixer on one line, until it is ended or the line fails. Runs on a thread of its own. */
final class LinePlayer implements Runnable {
    /** Number of blocks at the end, enough for the fade-out of stopped sounds. */
    private static final int BLOCKS_AT_END = 4;

    private final Mixer mixer;
    private final AudioLine line;
    private final Throttle throttle;
    private final @Nullable LinePlayer before;
    private final short[] block = new short[2 * Mixer.BLOCK];
    private volatile boolean mixing;
    private volatile boolean ending;
    private volatile boolean abandoned;
    private volatile @Nullable String failure;
    private volatile long framesWritten;

    /**
     * @param clock used for sleeping
     * @param before the abandoned player that has played this mixer so far, or null
     */
    LinePlayer(Mixer mixer, AudioLine line, NanoClock clock, @Nullable LinePlayer before) {
        this.mixer = mixer;
        this.line = line;
        throttle = new Throttle(clock, line.rate());
        this.before = before;
    }

    /**
     * The buffer of the line is first filled with silence, so that it does not run dry while the first block is mixed.
     */
    @Override
    public void run() {
        try (line) {
            takeOver();
            silence();
            while (!ending && !abandoned) playBlock();
            if (!abandoned) fallSilent(); // at the end of the program
        } catch (SoundException gone) {
            failure = "the audio device is no longer available";
        } catch (Throwable broken) { // a driver may throw anything, and this thread must not die silently
            FatalErrors.rethrowIfFatal(broken);
            failure = "sound playback failed (" + broken + ")";
        }
    }

    /**
     * Waits for the abandoned player. It may hang in its line, but starts no other block; its current one takes little
     * time.
     */
    private void takeOver() {
        while (before != null && before.mixing) Thread.onSpinWait();
    }

    private void playBlock() {
        if (mix()) writeBlock();
    }

    private boolean mix() {
        mixing = true;
        boolean mine = !abandoned;
        if (mine) mixer.mix(block, Mixer.BLOCK);
        mixing = false;
        return mine;
    }

    private void writeBlock() {
        line.write(block, Mixer.BLOCK);
        framesWritten += Mixer.BLOCK;
        throttle.taken(Mixer.BLOCK);
    }

    private void silence() {
        Arrays.fill(block, (short) 0);
        for (int left = line.bufferFrames(); left > 0 && !abandoned; left -= Mixer.BLOCK) writeBlock();
    }

    /**
     * Plays the fade-outs, then as much silence as the line buffers: when it is accepted, the fade-outs have been
     * played.
     */
    private void fallSilent() {
        mixer.voices().stopAll();
        for (int i = 0; i < BLOCKS_AT_END; i++) playBlock();
        silence();
    }

    /** Fades out and ends playback. Thread-safe. */
    void end() {
        ending = true;
    }

    /** Stops using the mixer, even if this thread hangs in the line. Thread-safe. */
    void abandon() {
        abandoned = true;
    }

    /** Returns why the line failed; null while it works. */
    @Nullable
    String failure() {
        return failure;
    }

    /** Returns the number of frames that the line has accepted. */
    long framesWritten() {
        return framesWritten;
    }

    AudioLine line() {
        return line;
    }

    /**
     * Throttles a line without a clock of its own, such as one without output that accepts everything at once, which
     * would otherwise use a whole core. A real device is slightly faster or slower than this clock and is never
     * throttled.
     */
    private static final class Throttle {
        /** Maximum speed, relative to real time, at which a line may accept data. */
        private static final double FASTER = 1.05;

        /** Time by which the line may be ahead of that speed. */
        private static final long AHEAD_NANOS = 250_000_000;

        private static final int REST_MILLIS = 20;
        private static final double NANOS_PER_SECOND = 1e9;

        private final NanoClock clock;
        private final double nanosPerFrame;
        private double due;

        Throttle(NanoClock clock, int rate) {
            this.clock = clock;
            nanosPerFrame = NANOS_PER_SECOND / (rate * FASTER);
            due = clock.nanoTime();
        }

        /** Called when the line has accepted some frames. */
        void taken(int frames) {
            long now = clock.nanoTime();
            due = Math.max(due, now) + frames * nanosPerFrame;
            if (due - now > AHEAD_NANOS) clock.sleepMillis(REST_MILLIS);
        }
    }
}
