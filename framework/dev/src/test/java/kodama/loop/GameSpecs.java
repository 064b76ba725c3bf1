package kodama.loop;

import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.abort;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import kodama.base.LeakTracker;
import kodama.draw.OffscreenPresenter;
import kodama.file.GameFiles;
import kodama.log.Log;
import kodama.request.LoopRequests;
import kodama.script.config.GameConfig;
import kodama.script.game.Assets;
import kodama.unittest.UnitTestFilter;
import kodama.unittest.UnitTestListener;
import kodama.unittest.UnitTestLoop;
import kodama.unittest.UnitTestResult;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;

/**
 * Runs the Lua tests of a game with the framework's own runner and reports each as a JUnit test.
 *
 * <p>{@code -Dspecs=TEXT} selects tests with this text in "file: group / name", like {@code kodama test --filter}.
 */
public final class GameSpecs implements UnitTestListener {
    private static final UnitTestFilter CHOSEN = new UnitTestFilter(System.getProperty("specs", ""), false, false);
    private static final long MAX_SECONDS = 120; // of the processor

    private final List<DynamicContainer> files = new ArrayList<>();

    private GameSpecs() {}

    /** Runs all tests of the game in a folder, with these Java classes. */
    public static Stream<DynamicContainer> of(Path folder, ClassLoader classes) {
        GameFiles files = GameFiles.folder(folder);
        GameConfig config = GameConfig.read(files.read(GameConfig.FILE));
        GameSpecs specs = new GameSpecs();
        specs.run(new GameProject(config, files, classes));
        return specs.files.stream();
    }

    private void run(GameProject project) {
        GameConfig config = project.config();
        LeakTracker leakTracker = new LeakTracker();
        LoopRequests requests = new LoopRequests();
        OffscreenPresenter presenter = new OffscreenPresenter(
                config.display().width(), config.display().height());
        Assets assets = Assets.of(project.files(), leakTracker);
        GameErrors outside = new GameErrors(Log.to(text -> {}));
        GamePlatform platform =
                GamePlatform.forTests(() -> project, assets, presenter, requests, outside, 1, leakTracker);
        UnitTestLoop loop = new UnitTestLoop(platform, presenter, CHOSEN, this);
        loop.init1();
        loop.init2();
        loop.init3();
        long start = processorSeconds();
        while (requests.drain() == null) {
            loop.frame();
            if (processorSeconds() - start > MAX_SECONDS) fail("the tests take longer than " + MAX_SECONDS + " s");
        }
        loop.end2();
    }

    /** CPU time, as elapsed time would include other programs; frames of tests do not wait. */
    private static long processorSeconds() {
        return TimeUnit.NANOSECONDS.toSeconds(
                ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime());
    }

    @Override
    public void fileDone(String file, List<UnitTestResult> results) {
        List<DynamicTest> tests = results.stream().map(GameSpecs::test).toList();
        if (!tests.isEmpty()) files.add(dynamicContainer(file, tests));
    }

    private static DynamicTest test(UnitTestResult result) {
        return dynamicTest(result.name(), () -> {
            switch (result.outcome()) {
                case PASSED -> {}
                case SKIPPED -> abort("skipped, or manual");
                case FAILED -> fail(text(result));
            }
        });
    }

    private static String text(UnitTestResult result) {
        List<String> lines = new ArrayList<>();
        result.error().ifPresent(error -> lines.add(error.text()));
        result.more().forEach(error -> lines.add("also: " + error));
        result.log().forEach(line -> lines.add("it printed: " + line));
        return String.join("\n", lines);
    }

    @Override
    public void allDone() {}
}
