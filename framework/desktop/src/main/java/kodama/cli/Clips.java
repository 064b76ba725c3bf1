package kodama.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import java.util.function.Supplier;
import kodama.base.FatalErrors;
import kodama.base.LeakTracker;
import kodama.base.LeakTracker.Lifetime;
import kodama.capture.GifAnimation;
import kodama.cli.SessionJournal.RecordedRun;
import kodama.file.ContainedPath;
import kodama.file.GameFileException;
import kodama.loop.FrameHook;
import kodama.loop.GameProject;
import kodama.loop.verify.ReplayPictures;
import kodama.player.Toast;
import kodama.replay.Replay;
import kodama.replay.ReplayException;
import org.jspecify.annotations.Nullable;

/**
 * Keeps the last seconds of a game as a GIF: the recording is played again on another thread, without a window, and
 * captured. The game itself does no work for it.
 *
 * <p>Owned by the game thread.
 */
final class Clips implements FrameHook, AutoCloseable {
    private static final DateTimeFormatter NAME = DateTimeFormatter.ofPattern("yyyy-MM-dd_HH-mm-ss", Locale.ROOT);
    private static final int SECONDS = 10;
    /** Longest time for which the end of the program waits for a clip; in milliseconds. */
    private static final long CLOSE_MILLIS = 3_000;

    private final Supplier<GameProject> game;
    private final Supplier<@Nullable RecordedRun> recorded;
    private final Supplier<@Nullable ContainedPath> folder;
    private final Toast toast;
    private final Consumer<String> log;
    private final LeakTracker leakTracker;

    /** What the thread has to say, which the game thread shows. */
    private final ConcurrentLinkedQueue<Runnable> news = new ConcurrentLinkedQueue<>();

    private @Nullable Thread thread;
    private volatile boolean isCancelled;

    /**
     * @param game opens the game
     * @param recorded as {@link SessionJournal#recordedRun}
     * @param folder where files are written; null if this run saves no files
     * @param log receives the path of the file, or why there is none
     */
    Clips(
            Supplier<GameProject> game,
            Supplier<@Nullable RecordedRun> recorded,
            Supplier<@Nullable ContainedPath> folder,
            Toast toast,
            Consumer<String> log,
            LeakTracker leakTracker) {
        this.game = game;
        this.recorded = recorded;
        this.folder = folder;
        this.toast = toast;
        this.log = log;
        this.leakTracker = leakTracker;
    }

    /** Begins to write a clip, unless one is being written. */
    void keep() {
        ContainedPath place = folder.get();
        if (place == null) toast.show("clip.nowhere");
        else if (thread == null) begin(place);
    }

    private void begin(ContainedPath place) {
        try {
            RecordedRun run = recorded.get();
            if (run == null || run.ticks() == 0) {
                toast.show("clip.nothing");
                return;
            }
            toast.show("clip.begun");
            thread = start(() -> write(run, place));
        } catch (ReplayException tooLarge) {
            fail(String.valueOf(tooLarge.getMessage()));
        }
    }

    private Thread start(Runnable work) {
        LeakTracker.Entry entry = leakTracker.open(Lifetime.PROGRAM, "thread", "kodama-clip");
        Thread started = new Thread(
                () -> {
                    try (entry) {
                        work.run();
                    }
                },
                "kodama-clip");
        started.setDaemon(true);
        started.setPriority(Thread.MIN_PRIORITY);
        started.start();
        return started;
    }

    private void write(RecordedRun run, ContainedPath place) {
        try {
            byte[] gif = gif(run);
            if (isCancelled) return;
            String file = place.writeNew(NAME.format(LocalDateTime.now()) + ".gif", gif);
            news.add(() -> announce(file));
        } catch (GameFileException refused) {
            news.add(() -> fail(String.valueOf(refused.getMessage())));
        } catch (Throwable broken) { // a game may fail in any way
            FatalErrors.rethrowIfFatal(broken);
            news.add(() -> fail(String.valueOf(broken)));
        }
    }

    private byte[] gif(RecordedRun run) throws IOException {
        Replay replay = run.replay().get();
        int fps = replay.header().fps();
        long from = Math.max(1, run.ticks() - (long) SECONDS * fps + 1);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (GifAnimation gif = new GifAnimation(fps, out)) {
            ReplayPictures.play(game, replay, from, run.ticks(), () -> isCancelled, screen -> {
                try {
                    gif.add(screen);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            });
            if (!isCancelled) gif.finish();
        }
        return out.toByteArray();
    }

    private void fail(String why) {
        toast.show("clip.failed", why);
        log.accept("no clip was saved: " + why);
    }

    private void announce(String file) {
        toast.show("clip");
        log.accept("clip saved: " + file);
    }

    @Override
    public void afterDraw(long frames) {
        announceNews();
        if (thread != null && !thread.isAlive()) thread = null;
    }

    private void announceNews() {
        for (Runnable next = news.poll(); next != null; next = news.poll()) next.run();
    }

    /** Waits for the clip that is being written, but not for long. */
    @Override
    public void close() {
        if (thread != null) end(thread);
        announceNews();
    }

    private void end(Thread writer) {
        try {
            writer.join(CLOSE_MILLIS);
            isCancelled = true;
            writer.join(CLOSE_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
