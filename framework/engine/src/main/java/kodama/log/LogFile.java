package kodama.log;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import kodama.base.LeakTracker;
import kodama.file.ContainedPath;
import kodama.file.GameFileException;
import kodama.file.OutputFile;
import kodama.file.RotatingFile;

/**
 * Writes lines to a file on its own thread, so that logging never waits for a disk. If too many lines are waiting,
 * further ones are dropped and their number is written.
 */
public final class LogFile implements Consumer<LogLine>, AutoCloseable {
    private static final String NAME = "kodama-log";

    /** First line of each file; a file without it is not a log and is not replaced. */
    private static final String FIRST_LINE = "log of Kodama; the next run puts it aside, and the oldest goes";

    private static final int FILES_KEPT = 4;
    private static final long MAX_BYTES = 1 << 20;
    private static final int MAX_WAITING = 10_000;

    /** Most characters of waiting lines. */
    private static final long MAX_UNWRITTEN = 16 << 20;

    /** Longest wait for the disk when the program ends; in milliseconds. */
    private static final long CLOSE_MILLIS = 2000;

    private static final LogLine END = new LogLine(0, LogLevel.DEBUG, "", "", "");

    private final BlockingQueue<LogLine> waiting = new ArrayBlockingQueue<>(MAX_WAITING);
    private final AtomicLong unwritten = new AtomicLong();
    private final AtomicLong lost = new AtomicLong();
    private final RotatingFile file;
    private final Consumer<String> onFailure;
    private final LeakTracker.Entry entry;
    private final Thread thread;

    /**
     * Starts to write lines.
     *
     * @param path the file; its folder is created if necessary; the previous four files are kept next to it, each with
     *     at most one megabyte
     * @param onFailure called once if the file cannot be written; after that, lines are dropped
     */
    public LogFile(ContainedPath path, Consumer<String> onFailure, LeakTracker leaks) {
        file = files(path);
        this.onFailure = onFailure;
        entry = leaks.open(LeakTracker.Lifetime.PROGRAM, "thread", NAME);
        thread = new Thread(this::run, NAME);
        thread.setDaemon(true);
        thread.start();
    }

    private static RotatingFile files(ContainedPath path) {
        return new RotatingFile(path, FIRST_LINE, FILES_KEPT, MAX_BYTES);
    }

    /**
     * Adds text to a log that is closed, such as the error that has ended the program.
     *
     * @param existing the file; may be empty
     */
    public static void append(Path existing, String text) throws IOException {
        RotatingFile.append(existing, FIRST_LINE, text);
    }

    /**
     * Rejects a path that cannot be used, before a game is started with it.
     *
     * @throws GameFileException if it is a folder, its folder does not exist or is not writable, or it or a rotated
     *     file is not a log
     */
    public static void check(Path path) {
        OutputFile.check(path);
        files(ContainedPath.named(path)).check();
    }

    @Override
    public void accept(LogLine line) {
        int length = line.text().length();
        boolean fits = unwritten.get() + length <= MAX_UNWRITTEN && waiting.offer(line);
        if (fits) unwritten.addAndGet(length);
        else lost.incrementAndGet();
    }

    private void run() {
        try (RotatingFile open = file) {
            for (LogLine line = waiting.take(); line != END; line = waiting.take()) write(open, line);
        } catch (GameFileException unwritable) {
            onFailure.accept("log file: " + unwritable.getMessage());
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
        }
    }

    private void write(RotatingFile open, LogLine line) {
        unwritten.addAndGet(-line.text().length());
        open.write(line.full());
        long missing = lost.getAndSet(0);
        if (missing > 0) open.write("(" + missing + " lines were dropped because the disk was too slow)");
    }

    /** Writes the waiting lines and closes the file; gives up after two seconds. */
    @Override
    public void close() {
        try {
            if (!waiting.offer(END, CLOSE_MILLIS, TimeUnit.MILLISECONDS)) thread.interrupt();
            thread.join(CLOSE_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        entry.close();
    }
}
