package kodama;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** No source line has more than 120 columns; the formatter does not wrap strings and comments. */
class LineLengthTest {
    private static final int MAX_COLUMNS = 120;

    private static final List<Path> SOURCES = Stream.concat(
                    Stream.of("lua", "engine", "game", "desktop", "dev", "pads")
                            .map(module -> SourceTree.module(module).resolve("src/main/java")),
                    Stream.of(SourceTree.ROOT.resolve("demo/src/main/java"), SourceTree.ROOT.resolve("scripts")))
            .toList();

    @Test
    void noLineIsTooLong() throws IOException {
        List<String> tooLong = new ArrayList<>();
        for (Path file : files()) {
            List<String> lines = Files.readAllLines(file);
            for (int i = 0; i < lines.size(); i++) {
                int columns = lines.get(i).codePointCount(0, lines.get(i).length());
                if (columns > MAX_COLUMNS) tooLong.add(file + ":" + (i + 1) + " has " + columns);
            }
        }
        assertEquals(List.of(), tooLong);
    }

    private static List<Path> files() throws IOException {
        List<Path> files = new ArrayList<>();
        for (Path folder : SOURCES) {
            try (Stream<Path> all = Files.walk(folder)) {
                all.filter(LineLengthTest::isChecked).forEach(files::add);
            }
        }
        assertTrue(files.size() > 300, "files: " + files.size());
        return files;
    }

    private static boolean isChecked(Path file) {
        String path = file.toString().replace('\\', '/');
        return path.endsWith(".java") || path.endsWith(".lua") && !path.endsWith(".d.lua");
    }
}
