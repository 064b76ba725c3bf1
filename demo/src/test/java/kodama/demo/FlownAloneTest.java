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

/** The night that the demo's autopilot flies comes to the same score wherever it is played. */
@Timeout(600) // some seconds a night where nothing else runs
class FlownAloneTest {
    private static final String SCORE = "flown alone: ";

    /**
     * What the night comes to on every Java and every machine, each of which flies it once. Whoever changes the demo writes
     * here what it comes to then; the guardian gives more than 20,000 points of it.
     */
    private static final String EXPECTED = SCORE + "108860 points";

    private static final int TICKS = 9500; // of a night, with some to spare

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

    /** A night in a Java of its own, as its compilers decide by what they have seen of it. */
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

    /** Plays in a window, on a clock that sees every frame on time, so that a night takes as long as the machine does. */
    private static String scoreInWindow() {
        List<String> log = new ArrayList<>();
        LeakTracker ledger = new LeakTracker();
        LoopRequests requests = new LoopRequests();
        RawInput input = new RawInput();
        WindowOptions options = new WindowOptions("A night", 240, 320, 1, null, Scaling.INTEGER, false, null, null);
        GameFiles files = GameFiles.folder(Path.of("../scripts/demo")).layeredOver(GameFiles.folder(Path.of("art")));
        try (GameWindow window = new GameWindow(options, input, () -> {}, log::add, ledger);
                Assets assets = Assets.of(files, ledger)) {
            GameConfig config = GameConfig.read(files.read(GameConfig.FILE));
            GamePlatform stage = new GamePlatform(
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
                    Diagnostics.of(true, Log.withRepeats(log::add), ledger),
                    PlayerData.inMemory(),
                    Audio.silent(),
                    1,
                    1);
            requests.submit(new LoopRequest.SoftReset(LoopNames.GAME, FirstScene.of("alone")));
            SoftResetReport report =
                    new SoftResetReport(new VirtualClock(), line -> {}, Log.withRepeats(log::add), ledger);
            new Program(requests, Map.of(LoopNames.GAME, () -> new GameLoop(stage)), report, stage.errors()).run();
        }
        return score(log);
    }
}
