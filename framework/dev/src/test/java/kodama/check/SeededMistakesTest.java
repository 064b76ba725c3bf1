package kodama.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kodama.check.game.Finding;
import kodama.file.GameFiles;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Mistakes that were added to copies of the demo, one at a time, are found, and nothing else. */
class SeededMistakesTest {
    private static final Path DEMO = Path.of("..", "..", "scripts", "demo");
    private static final Path MISTAKES = Path.of("src", "test", "resources", "kodama", "check", "mistakes.txt");
    private static final int FEWEST = 60;

    /** A file, some of its lines, their replacement, and the expected findings. */
    private record Mistake(String file, String before, String after, List<String> findings) {
        static Mistake of(String block) {
            List<String> lines = block.lines().toList();
            return new Mistake(lines.get(0), part(lines, "- "), part(lines, "+ "), with(lines, "= "));
        }

        private static String part(List<String> lines, String mark) {
            return String.join("\n", with(lines, mark));
        }

        private static List<String> with(List<String> lines, String mark) {
            return lines.stream()
                    .filter(line -> line.startsWith(mark))
                    .map(line -> line.substring(mark.length()))
                    .toList();
        }
    }

    @TempDir
    private Path temp;

    private final GameFiles demo = GameFiles.folder(DEMO)
            .layeredOver(GameFiles.folder(Path.of("..", "..", "demo", "art")))
            .cached();

    @TestFactory
    Stream<DynamicTest> eachMistakeIsFoundAndNothingElse() throws IOException {
        return mistakes().stream()
                .map(mistake -> DynamicTest.dynamicTest(
                        mistake.file + ": "
                                + mistake.after.lines().findFirst().orElse("").strip(),
                        () -> assertEquals(mistake.findings, found(mistake))));
    }

    @Test
    void thereAreEnoughOfThem() throws IOException {
        assertTrue(mistakes().size() >= FEWEST, "mistakes: " + mistakes().size());
        assertTrue(mistakes().stream().noneMatch(mistake -> mistake.findings.isEmpty()));
    }

    private static List<Mistake> mistakes() throws IOException {
        return Arrays.stream(Files.readString(MISTAKES).strip().split("\n\n"))
                .map(Mistake::of)
                .collect(Collectors.toCollection(ArrayList::new));
    }

    private List<String> found(Mistake mistake) throws IOException {
        String script = Files.readString(DEMO.resolve(mistake.file));
        int at = script.indexOf(mistake.before);
        assertTrue(at >= 0, mistake.file + " has no " + mistake.before);
        Path folder = Files.createTempDirectory(temp, "copy");
        Path changed = folder.resolve(mistake.file);
        Files.createDirectories(changed.getParent());
        Files.writeString(
                changed, script.substring(0, at) + mistake.after + script.substring(at + mistake.before.length()));
        return Checker.check(GameFiles.folder(folder).layeredOver(demo)).stream()
                .map(Finding::toString)
                .toList();
    }
}
