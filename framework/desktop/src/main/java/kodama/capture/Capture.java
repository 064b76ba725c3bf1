package kodama.capture;

import java.nio.file.Path;
import java.util.function.Consumer;
import kodama.draw.OffscreenPresenter;
import kodama.file.OutputFolder;
import kodama.loop.FrameHook;
import kodama.request.LoopRequest;
import kodama.request.LoopRequests;
import kodama.sound.mix.OfflineMixer;
import org.jspecify.annotations.Nullable;

/**
 * Captures the picture of each tick in a range, then quits. Each tick gets its own frame, and the game waits until it
 * is rendered and written: the pictures are the same on all machines, and at most two are in memory.
 *
 * <p>Owned by the game thread.
 */
public final class Capture implements FrameHook, AutoCloseable {
    /** Value of {@code to} for a capture until the program ends. */
    public static final long TO_THE_END = Long.MAX_VALUE;

    private static final int FAILED = 2;

    private final CaptureOutput output;
    private final long from;
    private final long to;
    private final int rate;
    private final OffscreenPresenter screen;
    private final @Nullable OfflineMixer sound;
    private final LoopRequests requests;
    private final Consumer<String> out;
    private @Nullable RuntimeException failure;
    private long passed;
    private int pictures;
    private short[] stereo = {};

    /**
     * Starts a capture.
     *
     * @param target a folder for PNG files, a {@code .gif} file, or a {@code .mp4-frames} folder for ffmpeg
     * @param from first tick to capture, counted from the start of the program; at least 1
     * @param to last tick; at least {@code from}
     * @param rate ticks per second
     * @param screen receives the frames
     * @param sound receives the sound; null to capture none
     * @param out called with a message about the written files
     * @throws RuntimeException if the target's format is unknown, or if it cannot be written
     */
    public Capture(
            Path target,
            long from,
            long to,
            int rate,
            OffscreenPresenter screen,
            @Nullable OfflineMixer sound,
            LoopRequests requests,
            Consumer<String> out) {
        output = checked(target, rate);
        this.from = from;
        this.to = to;
        this.rate = rate;
        this.screen = screen;
        this.sound = sound;
        this.requests = requests;
        this.out = out;
    }

    /**
     * Checks a target before a game is started for it.
     *
     * @throws RuntimeException if the target's format is unknown, or if it cannot be written
     */
    public static void check(Path target) {
        checked(target, 1).close();
    }

    private static CaptureOutput checked(Path target, int rate) {
        CaptureOutput output = film(target, rate);
        output.check();
        return output;
    }

    /** The output for a target, whose name determines the format. */
    private static CaptureOutput film(Path target, int rate) {
        String name = String.valueOf(target.getFileName());
        if (name.endsWith(".gif")) return new GifFile(target, rate);
        if (name.endsWith(Mp4Frames.ENDING)) return new Mp4Frames(target, rate);
        if (OutputFolder.exists(target) || !name.contains(".")) return new PngFolder(target);
        throw new CaptureException("'" + name + "' has an unknown format: use a folder for PNG files (without a"
                + " dot), FILE.gif or FILE.mp4-frames");
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
        int heard = sound == null ? 0 : mix(sound);
        if (passed >= from && passed <= to && failure == null) keep(heard);
        if (passed == to) requests.submit(new LoopRequest.Quit(0));
    }

    /** Mixes the sound up to the end of the last tick. Returns the number of frames. */
    private int mix(OfflineMixer mixer) {
        int frames = (int) (passed * mixer.rate() / rate - mixer.position());
        if (stereo.length < 2 * frames) stereo = new short[2 * frames];
        mixer.mix(stereo, frames);
        return frames;
    }

    private void keep(int heard) {
        try {
            output.add(screen);
            if (sound != null) output.addSound(stereo, heard, sound.rate());
            pictures++;
        } catch (RuntimeException failed) {
            failure = failed;
            requests.submit(new LoopRequest.Quit(FAILED));
        }
    }

    /**
     * Finishes the output and reports the result.
     *
     * @throws RuntimeException if a picture could not be written, or if there is none
     */
    @Override
    public void close() {
        try (output) {
            if (failure != null) throw failure;
            if (pictures == 0)
                throw new CaptureException(
                        "no picture was captured: the game ended after tick " + passed + ", before tick " + from);
            out.accept(output.finish() + early());
        }
    }

    private String early() {
        return to == TO_THE_END || passed >= to ? "" : "; the game ended after tick " + passed;
    }
}
