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
 * A mixer with output, and its three threads: one mixes, one decodes, one watches the device. They start when the first
 * sound is played, so that a silent game opens no device. Owned by the game thread, which never waits for them, except
 * for the fade-out at the end.
 */
public final class AudioEngine implements MixerPort, AutoCloseable {
    private static final long LOOK_NANOS = 250_000_000;

    /** Sleep of the decoder, much less than the time by which streams are decoded ahead; a new stream wakes it. */
    private static final long DECODER_REST_NANOS = 100_000_000;

    private static final long CLOSING_MILLIS = 500;

    private final AudioOutput output;
    private final Consumer<String> warnings;
    private final LeakTracker leakTracker;
    private final StreamDecoder decoder;
    private final Mixer mixer;
    private final Queue<Running> running = new ConcurrentLinkedQueue<>();
    private volatile @Nullable LineSupervisor supervisor;
    private volatile @Nullable Thread decoding;
    private volatile boolean closed;

    /** A thread and its entry in the leak tracker. */
    private record Running(Thread thread, LeakTracker.Entry entry) {}

    /**
     * Creates an engine without starting it.
     *
     * @param warnings receives a sentence when there is no device or it fails; called on another thread
     * @param leakTracker tracks the threads until this is closed
     */
    public AudioEngine(AudioOutput output, Consumer<String> warnings, LeakTracker leakTracker) {
        this.output = output;
        this.warnings = warnings;
        this.leakTracker = leakTracker;
        decoder = new StreamDecoder(warnings);
        mixer = new Mixer(Mixer.RATE, decoder);
    }

    @Override
    public boolean isAudible() {
        return !closed;
    }

    @Override
    public synchronized void start() {
        if (supervisor != null || closed) return;
        LineSupervisor opened = new LineSupervisor(mixer, output, new SystemNanoClock(), this::start, warnings);
        supervisor = opened;
        start("kodama-sound-watch", () -> watch(opened));
        decoding = start("kodama-sound-decoder", this::decode);
    }

    private Thread start(String name, Runnable work) {
        LeakTracker.Entry entry = leakTracker.open(Lifetime.PROGRAM, "thread", name);
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
        SampleSource source = mixer.createSource(sound, loops, from);
        LockSupport.unpark(decoding);
        return source;
    }

    /** While the mixer does not run, commands take effect at once. */
    @Override
    public boolean send(long at, MixerCommand command) {
        if (supervisor != null) return mixer.send(at, command);
        command.apply(mixer.voices());
        return true;
    }

    @Override
    public void stopAll() {
        if (supervisor == null) mixer.voices().stopAll();
        else mixer.stopAll();
    }

    /**
     * Fades everything out and ends the threads. A thread that hangs in its device is abandoned: it plays nothing and
     * does not prevent the program from exiting. A second call has no effect.
     */
    @Override
    public void close() {
        if (closed) return;
        closed = true;
        if (supervisor != null) supervisor.end();
        running.forEach(each -> LockSupport.unpark(each.thread));
        try {
            for (Running each : running) each.thread.join(CLOSING_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        running.forEach(each -> each.entry.close());
    }
}
