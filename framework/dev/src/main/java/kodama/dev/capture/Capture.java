package kodama.dev.capture;

import java.nio.file.Path;
import java.util.function.Consumer;
import kodama.draw.OffscreenPresenter;
import kodama.file.OutputFolder;
import kodama.loop.FrameHook;
import kodama.request.LoopRequest;
import kodama.request.LoopRequests;
import org.jspecify.annotations.Nullable;

/**
 * Keeps the picture of each tick from one to another, then quits. Every tick has a frame of its own, and the game waits
 * until it is drawn and written: so the pictures are the same on any machine, and at most two are in memory.
 *
 * <p>Owned by the game thread.
 */
public final class Capture implements FrameHook, AutoCloseable {
    /** Takes all ticks until the program ends. */
    public static final long TO_THE_END = Long.MAX_VALUE;

    private static final int FAILED = 2;

    private final CaptureOutput film;
    private final long from;
    private final long to;
    private final OffscreenPresenter screen;
    private final LoopRequests requests;
    private final Consumer<String> out;
    private @Nullable RuntimeException failure;
    private long passed;
    private int pictures;

    /**
     * @param target a folder for PNG files, a {@code .gif}, or a {@code .mp4-frames} for ffmpeg
     * @param from the first tick of the program to be kept; at least 1
     * @param to the last; at least {@code from}
     * @param rate ticks a second
     * @param out takes a line that says what was written
     * @throws RuntimeException if the target's name says no kind, or it is no place to write to
     */
    public Capture(
            Path target,
            long from,
            long to,
            int rate,
            OffscreenPresenter screen,
            LoopRequests requests,
            Consumer<String> out) {
        film = checked(target, rate);
        this.from = from;
        this.to = to;
        this.screen = screen;
        this.requests = requests;
        this.out = out;
    }

    /**
     * Refuses a target before a game is begun for it.
     *
     * @throws RuntimeException if its name says no kind, or it is no place to write to; the message says which
     */
    public static void check(Path target) {
        checked(target, 1).close();
    }

    private static CaptureOutput checked(Path target, int rate) {
        CaptureOutput film = film(target, rate);
        film.check();
        return film;
    }

    /** A film of the kind that the name of the target says. */
    private static CaptureOutput film(Path target, int rate) {
        String name = String.valueOf(target.getFileName());
        if (name.endsWith(".gif")) return new GifFile(target, rate);
        if (name.endsWith(Mp4Frames.ENDING)) return new Mp4Frames(target, rate);
        if (OutputFolder.exists(target) || !name.contains(".")) return new PngFolder(target);
        throw new CaptureException(
                "'" + name + "' is no kind of film that is known: name a folder for PNG files (without a"
                        + " dot), a FILE.gif or a FILE.mp4-frames");
    }

    @Override
    public boolean capturesEachTick() {
        return true;
    }

    @Override
    public void afterDraw(long frames) {
        afterDraw(frames, 1);
    }

    @Override
    public void afterDraw(long frames, int ticks) {
        if (ticks == 0) return;
        passed += ticks;
        if (passed >= from && passed <= to && failure == null) keep();
        if (passed == to) requests.submit(new LoopRequest.Quit(0));
    }

    private void keep() {
        try {
            film.add(screen);
            pictures++;
        } catch (RuntimeException failed) {
            failure = failed;
            requests.submit(new LoopRequest.Quit(FAILED));
        }
    }

    /**
     * Ends the film, and tells what there is.
     *
     * @throws RuntimeException if a picture could not be written, or there is none
     */
    @Override
    public void close() {
        try (film) {
            if (failure != null) throw failure;
            if (pictures == 0)
                throw new CaptureException(
                        "no picture was kept: the game ended after tick " + passed + ", before tick " + from);
            out.accept(film.finish() + early());
        }
    }

    private String early() {
        return to == TO_THE_END || passed >= to ? "" : "; the game ended after tick " + passed;
    }
}
