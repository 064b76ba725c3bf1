package kodama.sound.mix;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import kodama.base.LeakTracker;
import kodama.base.LeakTracker.Lifetime;
import kodama.sound.AudioOutput;
import kodama.sound.Sound;
import kodama.time.SystemNanoClock;
import org.jspecify.annotations.Nullable;

/**
 * A mixer that is heard, with its three threads; they begin when the first sound is sent, so that a game that is silent
 * opens no device. Owned by the game thread, which never waits for them, but at the end for what fades out.
 */
public final class AudioEngine implements MixerPort, AutoCloseable {
    private static final long LOOK_NANOS = 250_000_000;

    /** Much less than streams are decoded ahead; a new one wakes the decoder. */
    private static final long DECODER_REST_NANOS = 100_000_000;

    private static final long CLOSING_MILLIS = 500;

    private final AudioOutput output;
    private final Consumer<String> warnings;
    private final LeakTracker ledger;
    private final StreamDecoder decoder;
    private final Mixer mixer;
    private final Queue<Running> running = new ConcurrentLinkedQueue<>();
    private volatile @Nullable LineSupervisor keeper;
    private volatile @Nullable Thread decoding;
    private volatile boolean closed;

    /** A thread, and its entry in the ledger. */
    private record Running(Thread thread, LeakTracker.Entry entry) {}

    /**
     * Prepares to be heard.
     *
     * @param warnings told in a sentence when there is no device or it is lost; on another thread
     * @param ledger where the threads are noted until this is closed
     */
    public AudioEngine(AudioOutput output, Consumer<String> warnings, LeakTracker ledger) {
        this.output = output;
        this.warnings = warnings;
        this.ledger = ledger;
        decoder = new StreamDecoder(warnings);
        mixer = new Mixer(Mixer.RATE, decoder);
    }

    @Override
    public boolean isAudible() {
        return !closed;
    }

    @Override
    public synchronized void start() {
        if (keeper != null || closed) return;
        LineSupervisor opened = new LineSupervisor(mixer, output, new SystemNanoClock(), this::start, warnings);
        keeper = opened;
        start("kodama-sound-watch", () -> watch(opened));
        decoding = start("kodama-sound-decoder", this::decode);
    }

    private Thread start(String name, Runnable work) {
        LeakTracker.Entry entry = ledger.open(Lifetime.PROGRAM, "thread", name);
        Thread thread = new Thread(
                () -> {
                    try (entry) {
                        work.run();
                    }
                },
                name);
        thread.setDaemon(true);
        thread.setPriority(name.equals(LineSupervisor.MIXING) ? Thread.MAX_PRIORITY : Thread.NORM_PRIORITY);
        running.removeIf(ended -> !ended.thread.isAlive());
        thread.start();
        running.add(new Running(thread, entry));
        return thread;
    }

    private void watch(LineSupervisor opened) {
        while (!closed) {
            opened.check();
            LockSupport.parkNanos(LOOK_NANOS);
        }
    }

    private void decode() {
        while (!closed) if (!decoder.work()) LockSupport.parkNanos(DECODER_REST_NANOS);
        decoder.close();
    }

    @Override
    public int rate() {
        return mixer.rate();
    }

    @Override
    public long position() {
        return mixer.position();
    }

    @Override
    public SampleSource createSource(Sound sound, boolean loops, long from) {
        SampleSource feed = mixer.createSource(sound, loops, from);
        LockSupport.unpark(decoding);
        return feed;
    }

    /** As long as no one mixes, what is said is so at once. */
    @Override
    public boolean send(long at, MixerCommand command) {
        if (keeper != null) return mixer.send(at, command);
        command.apply(mixer.voices());
        return true;
    }

    @Override
    public void stopAll() {
        if (keeper == null) mixer.voices().stopAll();
        else mixer.stopAll();
    }

    /**
     * Lets all fade out, and ends the threads. A thread that hangs in its device is abandoned: it plays nothing any
     * more, and does not keep the program from its end. A second call does nothing.
     */
    @Override
    public void close() {
        if (closed) return;
        closed = true;
        if (keeper != null) keeper.end();
        running.forEach(each -> LockSupport.unpark(each.thread));
        try {
            for (Running each : running) each.thread.join(CLOSING_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        running.forEach(each -> each.entry.close());
    }
}
