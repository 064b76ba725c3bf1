package kodama.demo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import kodama.base.LeakTracker;
import kodama.desktop.DisplayAvailability;
import kodama.desktop.GameWindow;
import kodama.desktop.WindowOptions;
import kodama.draw.Scaling;
import kodama.file.GameFiles;
import kodama.input.RawInput;
import kodama.job.CompletionPolicy;
import kodama.log.Log;
import kodama.loop.GameErrors;
import kodama.loop.GamePlatform;
import kodama.loop.GameProject;
import kodama.loop.Program;
import kodama.loop.game.GameLoop;
import kodama.loop.game.SoftResetReport;
import kodama.loop.replay.RunJournal;
import kodama.option.PlayerData;
import kodama.request.FirstScene;
import kodama.request.LoopNames;
import kodama.request.LoopRequest;
import kodama.request.LoopRequests;
import kodama.script.config.GameConfig;
import kodama.script.game.Assets;
import kodama.script.game.Diagnostics;
import kodama.sound.playback.Audio;
import kodama.time.VirtualClock;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The night flown by the demo's autopilot has the same score on every machine. */
@Timeout(600) // takes some seconds per night on an idle machine
class FlownAloneTest {
    private static final String SCORE = "flown alone: ";

    /**
     * The score of the night on every Java and every machine, each of which flies it once. Update it when you change
     * the demo; the guardian gives more than 20,000 of the points.
     */
    private static final String EXPECTED = SCORE + "108860 points";

    private static final int TICKS = 9500; // length of a night, with a reserve

    @Test
    void theScoreIsTheSameOnEveryJava() throws IOException, InterruptedException {
        assertEquals(EXPECTED, score(night()));
    }

    @Test
    @Tag("display")
    void theScoreIsTheSameInAWindow() throws IOException {
        assumeTrue(DisplayAvailability.isAvailable(), DisplayAvailability.unavailableReason());
        assertEquals(EXPECTED, scoreInWindow());
    }

    /** Plays a night in a separate Java, because its compilers depend on what they have run before. */
    private static Process night() throws IOException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        List<String> command = new ArrayList<>(List.of(java, "-cp", System.getProperty("java.class.path")));
        command.addAll(List.of("kodama.cli.dev.Main", "run", "../scripts/demo", "--headless", "--trust"));
        command.addAll(List.of("--scene", "alone", "--seed", "1", "--ticks", String.valueOf(TICKS)));
        return new ProcessBuilder(command).redirectErrorStream(true).start();
    }

    private static String score(Process night) throws IOException, InterruptedException {
        String said = new String(night.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, night.waitFor(), said);
        return score(said.lines().toList());
    }

    private static String score(List<String> said) {
        return said.stream()
                .filter(line -> line.contains(SCORE))
                .map(line -> line.substring(line.indexOf(SCORE)))
                .findFirst()
                .orElseThrow(() -> new AssertionError("there is no score in " + said));
    }

    /**
     * Plays in a window, with a clock that finds every frame on time, so that a night takes as long as the machine
     * needs.
     */
    private static String scoreInWindow() {
        List<String> log = new ArrayList<>();
        LeakTracker leakTracker = new LeakTracker();
        LoopRequests requests = new LoopRequests();
        RawInput input = new RawInput();
        WindowOptions options =
                new WindowOptions("A night", 240, 320, 1, null, Scaling.INTEGER, false, null, null, false);
        GameFiles files = GameFiles.folder(Path.of("../scripts/demo")).layeredOver(GameFiles.folder(Path.of("art")));
        try (GameWindow window = new GameWindow(options, input, () -> {}, log::add, leakTracker);
                Assets assets = Assets.of(files, leakTracker)) {
            GameConfig config = GameConfig.read(files.read(GameConfig.FILE));
            GamePlatform platform = new GamePlatform(
                    () -> new GameProject(config, files, FlownAloneTest.class.getClassLoader()),
                    assets,
                    window.presenter(),
                    input,
                    CompletionPolicy.NEXT_TICK,
                    VirtualClock::new,
                    requests,
                    new GameErrors(Log.to(log::add)),
                    List.of(),
                    List.of(frames -> {
                        if (frames > TICKS) requests.submit(new LoopRequest.Quit(0));
                    }),
                    Diagnostics.of(true, Log.withRepeats(log::add), leakTracker),
                    PlayerData.inMemory(),
                    Audio.silent(),
                    1,
                    1,
                    RunJournal.none());
            requests.submit(new LoopRequest.SoftReset(LoopNames.GAME, FirstScene.of("alone")));
            SoftResetReport report =
                    new SoftResetReport(new VirtualClock(), line -> {}, Log.withRepeats(log::add), leakTracker);
            new Program(requests, Map.of(LoopNames.GAME, () -> new GameLoop(platform)), report, platform.errors())
                    .run();
        }
        return score(log);
    }
}
