package kodama.log;

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
 * Keeps lines in a file, on a thread of its own: whoever writes a line never waits for a disk. Of more lines than can
 * wait those that find no room are counted, and that is written in their place.
 */
public final class LogFile implements Consumer<LogLine>, AutoCloseable {
    private static final String NAME = "kodama-log";

    /** Begins each file: what has no such line is someone else's. */
    private static final String FIRST_LINE = "log of Kodama; the next run puts it aside, and the oldest goes";

    private static final int FILES_KEPT = 4;
    private static final long MOST_BYTES = 1 << 20;
    private static final int MOST_WAITING = 10_000;

    /** Characters of lines that wait, at most. */
    private static final long MOST_UNWRITTEN = 16 << 20;

    /** How long the end of the program waits for a disk; in milliseconds. */
    private static final long PATIENCE = 2000;

    private static final LogLine END = new LogLine(0, LogLevel.DEBUG, "", "", "");

    private final BlockingQueue<LogLine> waiting = new ArrayBlockingQueue<>(MOST_WAITING);
    private final AtomicLong unwritten = new AtomicLong();
    private final AtomicLong lost = new AtomicLong();
    private final RotatingFile file;
    private final Consumer<String> told;
    private final LeakTracker.Entry entry;
    private final Thread thread;

    /**
     * Begins to keep lines.
     *
     * @param path the file; its folder is made if need be, and the last four before it are kept beside it, each of at
     *     most a megabyte
     * @param told hears once if it cannot be written; lines are not kept from then on
     */
    public LogFile(ContainedPath path, Consumer<String> told, LeakTracker ledger) {
        file = files(path);
        this.told = told;
        entry = ledger.open(LeakTracker.Lifetime.PROGRAM, "thread", NAME);
        thread = new Thread(this::run, NAME);
        thread.setDaemon(true);
        thread.start();
    }

    private static RotatingFile files(ContainedPath path) {
        return new RotatingFile(path, FIRST_LINE, FILES_KEPT, MOST_BYTES);
    }

    /**
     * Refuses what a person has named, before a game is begun with it.
     *
     * @throws GameFileException if it is a folder, lies in a folder that is not there or takes no files, or is
     *     something else than a log, as may be the files that are kept beside it
     */
    public static void check(Path path) {
        OutputFile.check(path);
        files(ContainedPath.named(path)).check();
    }

    @Override
    public void accept(LogLine line) {
        int length = line.text().length();
        boolean fits = unwritten.get() + length <= MOST_UNWRITTEN && waiting.offer(line);
        if (fits) unwritten.addAndGet(length);
        else lost.incrementAndGet();
    }

    private void run() {
        try (RotatingFile open = file) {
            for (LogLine line = waiting.take(); line != END; line = waiting.take()) write(open, line);
        } catch (GameFileException unwritable) {
            told.accept("the log is not kept: " + unwritable.getMessage());
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
        }
    }

    private void write(RotatingFile open, LogLine line) {
        unwritten.addAndGet(-line.text().length());
        open.write(line.full());
        long missing = lost.getAndSet(0);
        if (missing > 0) open.write("(" + missing + " lines more than could be written)");
    }

    /** Writes what waits, and closes the file; a disk that takes longer than two seconds is left alone. */
    @Override
    public void close() {
        try {
            if (!waiting.offer(END, PATIENCE, TimeUnit.MILLISECONDS)) thread.interrupt();
            thread.join(PATIENCE);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        entry.close();
    }
}
