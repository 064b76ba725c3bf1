package kodama.loop;

import java.util.List;
import java.util.function.Supplier;
import kodama.base.LeakTracker;
import kodama.draw.DirectRenderer;
import kodama.draw.DrawThread;
import kodama.draw.FlipPacer;
import kodama.draw.Presenter;
import kodama.draw.Renderer;
import kodama.input.RawInput;
import kodama.job.CompletionPolicy;
import kodama.job.JobScheduler;
import kodama.log.Log;
import kodama.log.LogMask;
import kodama.option.PlayerData;
import kodama.request.LoopRequests;
import kodama.script.game.Assets;
import kodama.script.game.Diagnostics;
import kodama.sound.playback.Audio;
import kodama.time.FrameRate;
import kodama.time.NanoClock;
import kodama.time.VirtualClock;
import org.jspecify.annotations.Nullable;

/**
 * What a game is played on: the ports to the outside, chosen once by what starts the program.
 *
 * @param project opens the game; asked again at each reset, so that a changed {@code game.lua} counts
 * @param assets pictures and the like, which outlive resets
 * @param presenter shows the frames; left open by the loop
 * @param raw where key events arrive
 * @param arrivals decides in which tick results of jobs arrive that are taken when they are done
 * @param clocks makes a clock for each thread that paces itself
 * @param requests the queue of the program
 * @param errors where errors are told
 * @param overlays drawn over the game, in order
 * @param hooks called after each frame
 * @param diagnostics what is told of the game and measured in it
 * @param keepsakes what is kept for the player beyond the end of the program
 * @param audio all that sounds
 * @param seed seeds the game's random numbers
 * @param cores how many cores to use; with 1 the game thread does everything, and the game is the same
 */
public record GamePlatform(
        Supplier<GameProject> project,
        Assets assets,
        Presenter presenter,
        RawInput raw,
        CompletionPolicy arrivals,
        Supplier<NanoClock> clocks,
        LoopRequests requests,
        GameErrors errors,
        List<Overlay> overlays,
        List<FrameHook> hooks,
        Diagnostics diagnostics,
        PlayerData keepsakes,
        Audio audio,
        long seed,
        int cores) {

    /**
     * Makes a stage for tests: without keys, overlays and hooks, on a clock on which every frame is in time, with one
     * core.
     *
     * @param project opens the game
     * @param assets its pictures and the like
     * @param presenter keeps the frames that tests look at
     * @param requests where the request to quit goes when all tests have run
     * @param errors hears what goes wrong outside of tests
     * @param seed seeds the random numbers of each test
     * @param ledger where is noted what has to be closed
     * @return the stage
     */
    public static GamePlatform forTests(
            Supplier<GameProject> project,
            Assets assets,
            Presenter presenter,
            LoopRequests requests,
            GameErrors errors,
            long seed,
            LeakTracker ledger) {
        return new GamePlatform(
                project,
                assets,
                presenter,
                new RawInput(),
                CompletionPolicy.NEXT_TICK,
                VirtualClock::new,
                requests,
                errors,
                List.of(),
                List.of(),
                Diagnostics.of(false, new Log(LogMask.ALL), ledger),
                PlayerData.inMemory(),
                Audio.silent(),
                seed,
                1);
    }

    /**
     * Opens what draws the frames of a loop object, and shows the loading mark.
     *
     * @param width of the picture; in virtual pixels
     * @param height of the picture; in virtual pixels
     * @param rate frames a second
     * @param jobs draws heavy pictures in bands; null to draw each at once
     * @return on a thread of its own, unless a single core is to do all
     */
    public Renderer openRenderer(int width, int height, FrameRate rate, @Nullable JobScheduler jobs) {
        return openRenderer(presenter, width, height, rate, jobs);
    }

    /**
     * Opens one that shows its frames elsewhere, and shows the loading mark.
     *
     * @param screen takes the frames, and hands them on to the presenter of this stage
     * @param width of the picture; in virtual pixels
     * @param height of the picture; in virtual pixels
     * @param rate frames a second
     * @param jobs draws heavy pictures in bands; null to draw each at once
     * @return on a thread of its own, unless a single core is to do all
     */
    public Renderer openRenderer(Presenter screen, int width, int height, FrameRate rate, @Nullable JobScheduler jobs) {
        Renderer renderer = cores == 1
                ? new DirectRenderer(width, height, screen, errors, diagnostics.profiler())
                : new DrawThread(
                        width,
                        height,
                        jobs,
                        screen,
                        new FlipPacer(clocks.get(), rate),
                        errors,
                        diagnostics.ledger(),
                        diagnostics.profiler());
        LoadingMark.draw(renderer.begin(), width, height, 0, LoadingMark.NO_BAR);
        renderer.submit();
        return renderer;
    }
}
