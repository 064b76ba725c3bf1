package kodama.bench;

import java.util.List;
import java.util.function.Supplier;
import kodama.base.LeakTracker;
import kodama.base.LeakTracker.Lifetime;
import kodama.draw.OffscreenPresenter;
import kodama.draw.Presenter;
import kodama.file.GameFiles;
import kodama.input.RawInput;
import kodama.job.CompletionPolicy;
import kodama.log.Log;
import kodama.log.LogMask;
import kodama.loop.FrameHook;
import kodama.loop.GameErrors;
import kodama.loop.GamePlatform;
import kodama.loop.GameProject;
import kodama.loop.replay.RunJournal;
import kodama.option.PlayerData;
import kodama.request.LoopRequests;
import kodama.script.config.GameConfig;
import kodama.script.game.Assets;
import kodama.script.game.Diagnostics;
import kodama.sound.playback.Audio;
import kodama.time.NanoClock;
import kodama.time.VirtualClock;
import org.jspecify.annotations.Nullable;

/** Runs a game for measuring: without a window, without waiting, and stopping at the first error. */
final class BenchGame implements AutoCloseable {
    private static final String OWN_GAME = "kodama/bench/game/";

    private final LeakTracker leakTracker = new LeakTracker();
    private final GameProject first;
    private final Assets assets;
    private final GamePlatform platform;

    /**
     * Creates the environment of a game on this number of cores, with every frame on time; calls the hooks after each.
     */
    BenchGame(Supplier<GameProject> game, int cores, FrameHook... hooks) {
        this(game, cores, null, VirtualClock::new, hooks);
    }

    /** Creates an environment with the given presenter and clocks. */
    BenchGame(Supplier<GameProject> game, int cores, Presenter presenter, Supplier<NanoClock> clocks) {
        this(game, cores, presenter, clocks, new FrameHook[0]);
    }

    private BenchGame(
            Supplier<GameProject> game,
            int cores,
            @Nullable Presenter presenter,
            Supplier<NanoClock> clocks,
            FrameHook... hooks) {
        first = game.get().tracked(leakTracker, Lifetime.PROGRAM);
        assets = Assets.of(first.files(), leakTracker);
        platform = new GamePlatform(
                () -> game.get().tracked(leakTracker, Lifetime.LOOP),
                assets,
                presenter != null ? presenter : offscreen(first.config()),
                new RawInput(),
                CompletionPolicy.NEXT_TICK,
                clocks,
                new LoopRequests(),
                new GameErrors(Log.to(BenchGame::fail)),
                List.of(),
                List.of(hooks),
                Diagnostics.of(false, new Log(LogMask.ALL), leakTracker),
                PlayerData.inMemory(),
                Audio.silent(),
                1,
                cores,
                RunJournal.none());
    }

    private static Presenter offscreen(GameConfig config) {
        return new OffscreenPresenter(config.display().width(), config.display().height());
    }

    /** Opens the built-in game of the bench in the framework's jar, starting with a scene. */
    static GameProject game(String scene) {
        ClassLoader jar = BenchGame.class.getClassLoader();
        GameFiles files = GameFiles.classpath(jar, OWN_GAME);
        GameConfig config = GameConfig.read(files.read(GameConfig.FILE)).withScene(scene);
        return new GameProject(config, files, jar);
    }

    private static void fail(String error) {
        throw new IllegalStateException("the measured game failed: " + error);
    }

    GamePlatform platform() {
        return platform;
    }

    /**
     * Returns the leaked resources: opened in this environment and still open, except for those that live as long as
     * it.
     */
    List<String> survivors() {
        return leakTracker.survivors(Lifetime.LOOP);
    }

    @Override
    public void close() {
        assets.close();
        first.close();
    }
}
