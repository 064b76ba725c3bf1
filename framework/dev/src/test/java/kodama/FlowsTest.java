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

/** The two flows that ARCHITECTURE.md describes class by class are short, and their classes exist. */
class FlowsTest {
    private static final int MOST_CLASSES = 14;
    private static final String HEADING = "## Two ways through the house";

    private static List<List<String>> ways() throws IOException {
        List<List<String>> ways = new ArrayList<>();
        for (String line : section()) {
            if (!line.matches("\\d+\\. `.*")) continue;
            if (line.startsWith("1. ")) ways.add(new ArrayList<>());
            ways.get(ways.size() - 1).add(line.split("`")[1]);
        }
        return ways;
    }

    private static List<String> section() throws IOException {
        try (Stream<String> lines = Files.lines(SourceTree.ROOT.resolve("ARCHITECTURE.md"))) {
            return lines.dropWhile(line -> !line.equals(HEADING))
                    .skip(1)
                    .takeWhile(line -> !line.startsWith("## "))
                    .toList();
        }
    }

    @Test
    void thereAreTwoOfAtMostFourteenClassesThatExist() throws IOException {
        List<List<String>> ways = ways();
        Set<String> classes = classes();
        assertEquals(2, ways.size());
        for (List<String> way : ways) {
            assertTrue(way.size() <= MOST_CLASSES, way.toString());
            for (String type : way) assertTrue(classes.contains(type), type + " is not a class");
        }
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
