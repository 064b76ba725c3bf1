package kodama;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The four flows in ARCHITECTURE.md are short, and their classes exist. */
class FlowsTest {
    private static final int MAX_CLASSES = 14;
    private static final int MAX_LINES = 200;
    private static final String HEADING = "## Four flows";

    private static List<String> page() throws IOException {
        return Files.readAllLines(SourceTree.ROOT.resolve("ARCHITECTURE.md"));
    }

    private static List<List<String>> flows() throws IOException {
        List<List<String>> flows = new ArrayList<>();
        for (String line : section()) {
            if (!line.matches("\\d+\\. `.*")) continue;
            if (line.startsWith("1. ")) flows.add(new ArrayList<>());
            flows.get(flows.size() - 1).add(line.split("`")[1]);
        }
        return flows;
    }

    private static List<String> section() throws IOException {
        return page().stream()
                .dropWhile(line -> !line.equals(HEADING))
                .skip(1)
                .takeWhile(line -> !line.startsWith("## "))
                .toList();
    }

    @Test
    void thereAreFourOfAtMostFourteenClassesThatExist() throws IOException {
        List<List<String>> flows = flows();
        Set<String> classes = classes();
        assertEquals(4, flows.size());
        for (List<String> flow : flows) {
            assertTrue(flow.size() <= MAX_CLASSES, flow.toString());
            for (String type : flow) assertTrue(classes.contains(type), type + " is not a class");
        }
    }

    @Test
    void thePageIsShort() throws IOException {
        assertTrue(page().size() <= MAX_LINES, page().size() + " lines");
    }

    private static Set<String> classes() throws IOException {
        Set<String> classes = new HashSet<>();
        for (String module : SourceTree.MODULES) {
            Path sources = SourceTree.module(module).resolve("src/main/java");
            try (Stream<Path> files = Files.walk(sources)) {
                files.map(file -> sources.relativize(file).toString())
                        .filter(file -> file.endsWith(".java"))
                        .map(file -> file.substring(0, file.length() - ".java".length())
                                .replaceAll("[/\\\\]", "."))
                        .forEach(classes::add);
            }
        }
        return classes;
    }
}
