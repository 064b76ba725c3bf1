package kodama;

import static kodama.ClassUses.packageOf;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import kodama.ClassUses.Use;
import org.junit.jupiter.api.Test;

/** The ways through the house that ARCHITECTURE.md describes class by class: short, without a return, and true. */
class WaysTest {
    private static final int MOST_CLASSES = 12;
    private static final String HEADING = "## Two ways through the house";

    private final List<Use> uses = ClassUses.in(Path.of("target", "classes"));
    private final List<List<String>> ways = ways();

    private static List<List<String>> ways() {
        List<List<String>> ways = new ArrayList<>();
        for (String line : section()) {
            if (!line.matches("\\d+\\. `.*")) continue;
            if (line.startsWith("1. ")) ways.add(new ArrayList<>());
            ways.get(ways.size() - 1).add(line.split("`")[1]);
        }
        return ways;
    }

    private static List<String> section() {
        try (var lines = Files.lines(Path.of("..", "ARCHITECTURE.md"))) {
            return lines.dropWhile(line -> !line.equals(HEADING))
                    .skip(1)
                    .takeWhile(line -> !line.startsWith("## "))
                    .toList();
        } catch (IOException e) {
            throw new IllegalStateException("ARCHITECTURE.md cannot be read: " + e, e);
        }
    }

    @Test
    void thereAreTwoOfAtMostTwelveClassesAndNoneComesBackToOne() {
        assertEquals(2, ways.size());
        for (List<String> way : ways) {
            assertTrue(way.size() <= MOST_CLASSES, way.toString());
            assertEquals(way.size(), Set.copyOf(way).size(), way.toString());
        }
    }

    @Test
    void everyClassIsThere() {
        Set<String> classes = uses.stream().map(Use::user).collect(Collectors.toSet());
        for (List<String> way : ways) for (String type : way) assertTrue(classes.contains(type), type + " is no class");
    }

    @Test
    void everyClassButTheFirstHasToDoWithOneBeforeIt() {
        for (List<String> way : ways)
            for (int i = 1; i < way.size(); i++) {
                String type = way.get(i);
                assertTrue(way.subList(0, i).stream().anyMatch(before -> areTied(before, type)), type + " is not met");
            }
    }

    /**
     * Whether the earlier of two classes uses the other, or that one the earlier or one of its room, as a method that is bound
     * to Lua does, which a generated class calls. Nested classes count as part of the class they stand in.
     */
    private boolean areTied(String earlier, String other) {
        return uses.stream()
                .anyMatch(use -> isPart(use.user(), earlier) && isPart(use.used(), other)
                        || isPart(use.user(), other) && packageOf(use.used()).equals(packageOf(earlier)));
    }

    private static boolean isPart(String type, String outer) {
        return type.equals(outer) || type.startsWith(outer + "$");
    }
}
