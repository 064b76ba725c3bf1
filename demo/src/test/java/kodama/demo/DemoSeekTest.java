package kodama.demo;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import kodama.base.LeakTracker;
import kodama.draw.OffscreenPresenter;
import kodama.file.GameFiles;
import kodama.input.Pad;
import kodama.input.RawInput;
import kodama.job.CompletionPolicy;
import kodama.log.Log;
import kodama.loop.GameErrors;
import kodama.loop.GamePlatform;
import kodama.loop.GameProject;
import kodama.loop.Overlay;
import kodama.loop.RunningGame;
import kodama.loop.game.GameLoop;
import kodama.loop.replay.RunPlayer;
import kodama.replay.ReplayFile;
import kodama.replay.WorldHash;
import kodama.request.LoopRequest;
import kodama.request.LoopRequests;
import kodama.script.config.GameConfig;
import kodama.script.game.Assets;
import kodama.script.game.Diagnostics;
import kodama.sound.playback.Audio;
import kodama.time.VirtualClock;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A tick of a replay that is sought, forward or backward, has the state of a replay that was played to it. */
@Timeout(300) // takes a few seconds on an idle machine
class DemoSeekTest implements Overlay {
    private static final int TICKS = 500;

    private final LoopRequests requests = new LoopRequests();
    private RunningGame game;
    private GameLoop loop;

    @Override
    public void begin(RunningGame begun) {
        game = begun;
    }

    @Override
    public boolean handleInput(Pad pad, RunningGame shown) {
        return false;
    }

    @ParameterizedTest
    @CsvSource({"stage, 80", "guardian, 60", "autopilot, 60"})
    void randomSeeksEndInTheStateOfStraightPlay(String run, int seeks) {
        begin(run);
        List<WorldHash> straight = new ArrayList<>();
        for (int i = 0; i < TICKS; i++) {
            loop.frame();
            straight.add(game.world().state().hash());
        }
        Random random = new Random(1);
        for (int i = 0; i < seeks; i++) {
            int to = 1 + random.nextInt(TICKS);
            seek(to);
            assertEquals(to, game.timeline().tick());
            assertEquals(straight.get(to - 1), game.world().state().hash(), "seek " + i + " to tick " + to);
        }
        loop.end2();
    }

    private void seek(int tick) {
        game.timeline().seek(tick);
        if (requests.drain() instanceof LoopRequest.SimpleReset) {
            loop.end1("test");
            loop.init3();
        }
        while (game.timeline().isSeeking()) loop.frame();
    }

    private void begin(String run) {
        GameFiles files = GameFiles.folder(Path.of("../scripts/demo")).layeredOver(GameFiles.folder(Path.of("art")));
        LeakTracker leakTracker = new LeakTracker();
        RunPlayer replay = new RunPlayer(
                ReplayFile.read(Path.of("src/test/resources/replays", run + ReplayFile.EXTENSION))
                        .reader(),
                difference -> {});
        loop = new GameLoop(new GamePlatform(
                () -> open(files),
                Assets.of(files, leakTracker),
                new OffscreenPresenter(240, 320),
                new RawInput(),
                CompletionPolicy.NEXT_TICK,
                VirtualClock::new,
                requests,
                new GameErrors(Log.to(line -> {})),
                List.of(this),
                List.of(),
                Diagnostics.of(false, Log.to(line -> {}), leakTracker),
                replay.playerData(),
                Audio.silent(),
                1,
                1,
                replay));
        loop.init1();
        loop.init2();
        loop.init3();
    }

    private static GameProject open(GameFiles files) {
        return new GameProject(
                GameConfig.read(files.read(GameConfig.FILE)), files, DemoSeekTest.class.getClassLoader());
    }
}
