package kodama.demo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import kodama.file.GameFiles;
import kodama.loop.GameProject;
import kodama.loop.verify.ReplayVerdict;
import kodama.loop.verify.ReplayVerifier;
import kodama.replay.Replay;
import kodama.replay.ReplayFile;
import kodama.script.config.GameConfig;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.Timeout;

/**
 * The demo takes the same course as in recorded runs. If it is meant to take another one, such as after a change of its
 * scripts, record the run again: the failure has the command.
 */
@Timeout(300) // takes a few seconds on an idle machine
class DemoReplaysTest {
    private static final String FOLDER = "src/test/resources/replays";

    /** The options with which each run was recorded. */
    private static final Map<String, String> RUNS = new TreeMap<>(Map.of(
            "title", "--random 1",
            "stage", "--random 2 --scene stage",
            "guardian", "--random 3 --scene stage --section guardian",
            "autopilot", "--seed 1 --scene alone"));

    @TestFactory
    Stream<DynamicTest> theDemoTakesTheCourseOfItsRecording() {
        return RUNS.keySet().stream().map(run -> dynamicTest(run, () -> verify(run)));
    }

    private static void verify(String run) {
        Replay replay = ReplayFile.read(Path.of(FOLDER, run + ReplayFile.EXTENSION));
        ReplayVerdict verdict = new ReplayVerifier(DemoReplaysTest::open).verify(replay);
        assertNull(verdict.difference(), () -> hint(run));
        assertNull(verdict.fields(), () -> hint(run));
        assertEquals(replay.header().ticks(), verdict.ticks());
    }

    private static String hint(String run) {
        return "the demo does not take the course of demo/" + FOLDER + "/" + run + ReplayFile.EXTENSION
                + "; if this is intended, record it again:\n  java -jar framework/target/kodama.jar run scripts/demo"
                + " --headless --trust --ticks 1800 " + RUNS.get(run) + " --record demo/" + FOLDER + "/" + run
                + ReplayFile.EXTENSION + "\n";
    }

    private static GameProject open() {
        GameFiles files = GameFiles.folder(Path.of("../scripts/demo")).layeredOver(GameFiles.folder(Path.of("art")));
        return new GameProject(
                GameConfig.read(files.read(GameConfig.FILE)), files, DemoReplaysTest.class.getClassLoader());
    }
}
