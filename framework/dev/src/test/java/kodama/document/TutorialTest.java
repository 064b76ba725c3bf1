package kodama.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import kodama.cli.dev.Shell;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Compares the folders in {@code scripts/tutorial}, one for each step, with the files of the tutorial; with
 * {@code -Dpictures} they are replaced.
 */
class TutorialTest {
    private static final Path FOLDERS = Page.ROOT.resolve("scripts/tutorial");
    private static final int STEPS = 10;
    private static final int MAX_LINES = 150;

    private final Page page = Page.of("docs/tutorial.md");

    @TestFactory
    Stream<DynamicTest> eachStepIsAGameInAFolder() {
        return Stream.iterate(1, step -> step + 1)
                .limit(STEPS)
                .map(step -> dynamicTest("step " + step, () -> assertGame(folder(step), filesAt(step))));
    }

    @Test
    void theFinishedGameIsShort() {
        long lines = filesAt(STEPS).values().stream()
                .mapToLong(text -> text.lines().count())
                .sum();
        assertTrue(lines < MAX_LINES, lines + " lines");
    }

    private static Path folder(int step) {
        return FOLDERS.resolve("%02d".formatted(step));
    }

    private void assertGame(Path folder, Map<String, String> files) throws IOException {
        if (System.getProperty("pictures") != null) files.forEach((path, text) -> write(folder.resolve(path), text));
        assertEquals(files, filesIn(folder));
        Shell played = new Shell(folder).kodama("run", folder.toString(), "--headless", "--ticks", "60");
        assertEquals(0, played.code(), played.err());
        Shell checked = new Shell(folder).kodama("check", folder.toString());
        assertEquals(0, checked.code(), checked.out());
    }

    /** The files that the page has given up to a step: their contents by path. */
    private Map<String, String> filesAt(int step) {
        Map<String, String> files = new TreeMap<>();
        for (CodeBlock block : page.blocks()) {
            Optional<String> path = block.path();
            if (path.isPresent() && stepOf(block) <= step) files.put(path.get(), block.text());
        }
        return files;
    }

    private int stepOf(CodeBlock block) {
        return (int) page.text()
                .lines()
                .limit(block.line())
                .filter(line -> line.matches("## \\d+\\..*"))
                .count();
    }

    private static Map<String, String> filesIn(Path folder) throws IOException {
        Map<String, String> files = new TreeMap<>();
        for (Path file : all(folder))
            files.put(folder.relativize(file).toString().replace('\\', '/'), Files.readString(file));
        return files;
    }

    private static List<Path> all(Path folder) throws IOException {
        try (Stream<Path> found = Files.walk(folder)) {
            return found.filter(Files::isRegularFile).toList();
        }
    }

    private static void write(Path file, String text) {
        try {
            Files.createDirectories(file.getParent());
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
