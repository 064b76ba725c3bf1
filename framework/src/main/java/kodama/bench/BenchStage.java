package kodama.bench;

import java.util.List;
import java.util.function.Supplier;
import kodama.base.LeakLedger;
import kodama.draw.Images;
import kodama.draw.OffscreenPresenter;
import kodama.draw.Presenter;
import kodama.file.GameFiles;
import kodama.input.RawInput;
import kodama.loop.GameErrors;
import kodama.loop.GameProject;
import kodama.loop.Stage;
import kodama.loop.VirtualClock;
import kodama.request.LoopRequests;
import kodama.script.GameConfig;
import kodama.time.NanoClock;

/** The stage on which games are measured: no window, no waiting, and an error is the end of it. */
final class BenchStage {
    private static final String OWN_GAME = "kodama/bench/";

    private BenchStage() {}

    /** The bench's own game, which lies in the framework's jar, beginning with one of its scenes. */
    static GameProject game(String scene) {
        ClassLoader jar = BenchStage.class.getClassLoader();
        GameFiles files = GameFiles.classpath(jar, OWN_GAME);
        GameConfig config = GameConfig.read(files.read(GameConfig.FILE)).withScene(scene);
        return new GameProject(config, files, jar);
    }

    /** A stage on which every frame is on time. */
    static Stage of(Supplier<GameProject> project) {
        GameConfig config = project.get().config();
        return of(project, new OffscreenPresenter(config.width(), config.height()), VirtualClock::new, 1);
    }

    static Stage of(Supplier<GameProject> project, Presenter presenter, Supplier<NanoClock> clocks, int cores) {
        LeakLedger ledger = new LeakLedger();
        return new Stage(
                project,
                new Images(project.get().files()::read, ledger),
                presenter,
                new RawInput(),
                clocks,
                new LoopRequests(),
                new GameErrors(BenchStage::fail),
                List.of(),
                List.of(),
                line -> {},
                1,
                false,
                cores,
                ledger);
    }

    private static void fail(String error) {
        throw new IllegalStateException("the game that is measured has failed: " + error);
    }
}
