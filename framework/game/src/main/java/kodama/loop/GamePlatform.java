package kodama.loop;

import java.util.List;
import java.util.function.Supplier;
import kodama.base.LeakTracker;
import kodama.draw.DirectRenderer;
import kodama.draw.DiscardingRenderer;
import kodama.draw.DrawThread;
import kodama.draw.FlipPacer;
import kodama.draw.Presenter;
import kodama.draw.Renderer;
import kodama.input.RawInput;
import kodama.job.CompletionPolicy;
import kodama.job.JobScheduler;
import kodama.log.Log;
import kodama.log.LogMask;
import kodama.loop.replay.RunJournal;
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
 * The platform that a loop object runs on: screen, input, sound, clocks, log and so on, chosen once by the launcher.
 *
 * @param project opens the game; called again at each reset, so that a changed {@code game.lua} takes effect
 * @param assets pictures, fonts and sounds, which outlive resets
 * @param presenter shows the frames; the loop does not close it
 * @param raw receives input events
 * @param completion decides in which tick the results of jobs without a deadline arrive
 * @param clocks creates a clock for each thread that paces itself
 * @param requests the request queue of the program
 * @param errors receives errors
 * @param overlays drawn over the game, in order
 * @param hooks called after each frame
 * @param diagnostics log, leak tracker, profiler and tuned values
 * @param playerData saves, settings and options of the player, which outlive the program
 * @param audio the sound system
 * @param seed seed of the game's random numbers
 * @param cores number of cores to use; with 1 the game thread does everything, and the game plays the same
 * @param journal records what worlds get from outside, or plays a recorded run
 */
public record GamePlatform(
        Supplier<GameProject> project,
        Assets assets,
        Presenter presenter,
        RawInput raw,
        CompletionPolicy completion,
        Supplier<NanoClock> clocks,
        LoopRequests requests,
        GameErrors errors,
        List<Overlay> overlays,
        List<FrameHook> hooks,
        Diagnostics diagnostics,
        PlayerData playerData,
        Audio audio,
        long seed,
        int cores,
        RunJournal journal) {

    /**
     * Creates a platform for tests: without keys, overlays and hooks, on a clock on which every frame is on time, with
     * one core.
     *
     * @param project opens the game
     * @param assets its pictures, fonts and sounds
     * @param presenter keeps the frames that tests inspect
     * @param requests receives the request to quit when all tests have run
     * @param errors receives errors outside of tests
     * @param seed seed of the random numbers of each test
     * @param leakTracker tracks what must be closed
     * @return the platform
     */
    public static GamePlatform forTests(
            Supplier<GameProject> project,
            Assets assets,
            Presenter presenter,
            LoopRequests requests,
            GameErrors errors,
            long seed,
            LeakTracker leakTracker) {
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
                Diagnostics.of(false, new Log(LogMask.ALL), leakTracker),
                PlayerData.inMemory(),
                Audio.silent(),
                seed,
                1,
                RunJournal.none());
    }

    /**
     * Opens the renderer of a loop object, and shows the loading mark.
     *
     * @param width width of the picture, in virtual pixels
     * @param height height of the picture, in virtual pixels
     * @param rate frames per second
     * @param jobs draws heavy pictures in bands; null to draw each in one piece
     * @return a renderer on its own thread, or on the calling thread if there is a single core
     */
    public Renderer openRenderer(int width, int height, FrameRate rate, @Nullable JobScheduler jobs) {
        return openRenderer(presenter, width, height, rate, jobs);
    }

    /**
     * Opens a renderer that shows its frames on another presenter, and shows the loading mark.
     *
     * @param screen receives the frames, and passes them on to the presenter of this platform
     * @param width width of the picture, in virtual pixels
     * @param height height of the picture, in virtual pixels
     * @param rate frames per second
     * @param jobs draws heavy pictures in bands; null to draw each in one piece
     * @return a renderer on its own thread, or on the calling thread if there is a single core
     */
    public Renderer openRenderer(Presenter screen, int width, int height, FrameRate rate, @Nullable JobScheduler jobs) {
        if (journal.drawsAsRecorded()) return new DiscardingRenderer(width, height);
        Renderer renderer = cores == 1
                ? new DirectRenderer(width, height, screen, errors, diagnostics.profiler())
                : new DrawThread(
                        width,
                        height,
                        jobs,
                        screen,
                        new FlipPacer(clocks.get(), rate),
                        errors,
                        diagnostics.leakTracker(),
                        diagnostics.profiler());
        LoadingMark.draw(renderer.begin(), width, height, 0, LoadingMark.NO_BAR);
        renderer.submit();
        return renderer;
    }
}
