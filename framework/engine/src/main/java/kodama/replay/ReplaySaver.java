package kodama.replay;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import kodama.base.LeakTracker;
import kodama.file.GameFileException;
import kodama.file.OutputFile;
import kodama.time.NanoClock;
import org.jspecify.annotations.Nullable;

/**
 * Writes a recording to a file while the game runs: every ten seconds and at the end, on its own thread, so that the
 * game never waits for a disk. A program that is killed leaves a whole file, which lacks at most the last seconds.
 *
 * <p>A file that cannot be written is reported once, and tried again each time. A recording that has ended before the
 * run is reported once.
 *
 * <p>Used by the game thread.
 */
public final class ReplaySaver implements AutoCloseable {
    private static final String NAME = "kodama-replay";

    /** Time between two writes. */
    private static final long PERIOD_NANOS = TimeUnit.SECONDS.toNanos(10);

    /** Longest wait for the disk when the recording ends; in milliseconds. */
    private static final long CLOSE_MILLIS = 10_000;

    /**
     * The recording up to a tick.
     *
     * @param header the facts about it
     * @param chunks the recorded events in pieces; neither the list nor a piece may change any more
     * @param isFull whether the recording has ended before the run, because it has reached its largest size
     */
    public record Snapshot(ReplayHeader header, List<byte[]> chunks, boolean isFull) {}

    private final Consumer<byte[]> file;
    private final Supplier<Snapshot> recording;
    private final NanoClock clock;
    private final Consumer<String> notices;
    private final LeakTracker leaks;
    private long lastNanos;
    private @Nullable Thread thread;
    private boolean hasFailed;
    private boolean isLimitReported;

    /** The newest snapshot that was not written yet. */
    private @Nullable Snapshot waiting;

    private boolean isClosing;

    /**
     * Creates an instance; nothing is written for the first ten seconds.
     *
     * @param file the file, which has passed {@link #check}; a link is followed
     * @param recording called by {@link #update} and {@link #close}
     * @param notices called once if the file cannot be written, and once if the recording has ended before the run; on
     *     the thread that writes
     */
    public ReplaySaver(
            Path file, Supplier<Snapshot> recording, NanoClock clock, Consumer<String> notices, LeakTracker leaks) {
        this(content -> OutputFile.write(file, content), recording, clock, notices, leaks);
    }

    /** Creates an instance that writes with a function. */
    ReplaySaver(
            Consumer<byte[]> file,
            Supplier<Snapshot> recording,
            NanoClock clock,
            Consumer<String> notices,
            LeakTracker leaks) {
        this.file = file;
        this.recording = recording;
        this.clock = clock;
        this.notices = notices;
        this.leaks = leaks;
        lastNanos = clock.nanoTime();
    }

    /**
     * Rejects a path that cannot be written to, before an hour of play is lost.
     *
     * @throws ReplayException if it is a folder, a pipe or a device, or its folder does not exist or is not writable
     */
    public static void check(Path file) {
        String name = file.toString().isEmpty() ? "''" : file.toString();
        if (OutputFile.isPipeOrDevice(file)) throw new ReplayException(name + " cannot be written (it is not a file)");
        try {
            OutputFile.check(file);
        } catch (GameFileException refused) {
            throw new ReplayException(name + " " + refused.reason(), refused);
        }
    }

    /**
     * Hands over a snapshot, unless it is empty, if ten seconds have passed since the last one. Called in each frame.
     */
    public void update() {
        long now = clock.nanoTime();
        if (now - lastNanos < PERIOD_NANOS) return;
        lastNanos = now;
        Snapshot snapshot = recording.get();
        if (!snapshot.chunks().isEmpty()) submit(snapshot, false);
    }

    /** A snapshot that is still waiting, because the disk is slow, is replaced. */
    private synchronized Thread submit(Snapshot snapshot, boolean isLast) {
        waiting = snapshot;
        isClosing = isLast;
        Thread writer = thread == null ? start() : thread;
        thread = writer;
        notifyAll();
        return writer;
    }

    private Thread start() {
        LeakTracker.Entry entry = leaks.open(LeakTracker.Lifetime.LOOP, "thread", NAME);
        Thread started = new Thread(
                () -> {
                    try (entry) {
                        run();
                    }
                },
                NAME);
        started.setDaemon(true);
        started.setPriority(Thread.MIN_PRIORITY);
        started.start();
        return started;
    }

    private void run() {
        for (Snapshot next = next(); next != null; next = next()) write(next);
    }

    /** Waits for a snapshot; null after the last. */
    private synchronized @Nullable Snapshot next() {
        try {
            while (waiting == null && !isClosing) wait();
        } catch (InterruptedException ended) {
            return null;
        }
        Snapshot next = waiting;
        waiting = null;
        return next;
    }

    private void write(Snapshot snapshot) {
        try {
            file.accept(ReplayFile.encode(snapshot.header(), snapshot.chunks()));
            if (snapshot.isFull()) reportLimit(snapshot.header().ticks());
        } catch (RuntimeException | OutOfMemoryError refused) { // later attempts may succeed
            if (!hasFailed) notices.accept("the replay may be lost: " + refused.getMessage());
            hasFailed = true;
        }
    }

    private void reportLimit(long ticks) {
        if (!isLimitReported)
            notices.accept("the replay ends after " + ticks + " ticks, because it has reached its largest size");
        isLimitReported = true;
    }

    /**
     * Writes the whole recording and ends the thread; gives up after ten seconds. If nothing was recorded, the file is
     * not changed.
     */
    @Override
    public void close() {
        Snapshot snapshot = recording.get();
        if (snapshot.chunks().isEmpty()) notices.accept("no replay is written, because no scene was started");
        else close(submit(snapshot, true));
    }

    private static void close(Thread writer) {
        try {
            writer.join(CLOSE_MILLIS);
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }
}
