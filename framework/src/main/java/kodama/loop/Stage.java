package kodama.loop;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import kodama.draw.DirectRenderer;
import kodama.draw.DrawThread;
import kodama.draw.FlipPacer;
import kodama.draw.Images;
import kodama.draw.Presenter;
import kodama.draw.Renderer;
import kodama.input.RawInput;
import kodama.request.LoopRequests;
import kodama.time.FrameRate;
import kodama.time.NanoClock;

/**
 * What a game is played on: the ports to the outside, chosen once by whoever starts the program.
 *
 * @param project opens the game; asked again at each reset, so that a changed {@code game.lua} counts
 * @param images the pictures, which outlive resets
 * @param presenter shows the frames; left open by the loop
 * @param raw where key events arrive
 * @param clocks makes a clock for each thread that paces itself
 * @param requests the queue of the program
 * @param errors where errors are told
 * @param overlays drawn over the game, in order
 * @param hooks called after each frame
 * @param log takes what scripts print, a line each
 * @param seed seeds the game's random numbers
 * @param singleThread whether frames are drawn by the game thread itself
 */
public record Stage(
        Supplier<GameProject> project,
        Images images,
        Presenter presenter,
        RawInput raw,
        Supplier<NanoClock> clocks,
        LoopRequests requests,
        GameErrors errors,
        List<Overlay> overlays,
        List<FrameHook> hooks,
        Consumer<String> log,
        long seed,
        boolean singleThread) {

    /**
     * Opens what draws the frames of a loop object.
     *
     * @param width of the picture; in virtual pixels
     * @param height of the picture; in virtual pixels
     * @param rate frames a second
     * @return on a thread of its own, unless a single thread is to do all
     */
    public Renderer openRenderer(int width, int height, FrameRate rate) {
        if (singleThread) return new DirectRenderer(width, height, presenter, errors);
        return new DrawThread(width, height, presenter, new FlipPacer(clocks.get(), rate), errors);
    }
}
