package kodama;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Checks {@code docs/requirements.md}: no number is missing, and all tests in it exist. */
class RequirementsTest {
    private static final Path ROOT = SourceTree.ROOT;
    private static final List<Path> TESTS = Stream.concat(
                    SourceTree.MODULES.stream().map(SourceTree::module), Stream.of(ROOT.resolve("demo")))
            .map(module -> module.resolve("src/test/java/kodama"))
            .toList();

    private static final Pattern NUMBER = Pattern.compile("\\b[RSEC]\\d+[bc]?\\b");
    private static final Pattern ROW = Pattern.compile("(?m)^\\| (" + NUMBER + ") \\| (.+?) \\| (.*) \\|$");
    private static final Pattern CITED = Pattern.compile("`([^`]+)`");
    private static final Pattern METHOD = Pattern.compile("([\\w.]+)#(\\w+)");

    /** A test written in Lua: its file, and its name without those of its groups. */
    private static final Pattern SPEC = Pattern.compile("(\\S+_spec\\.lua): (.+)");

    private static final List<Path> SPECS =
            List.of(ROOT.resolve("framework/dev/src/test/lua"), ROOT.resolve("scripts"));

    private record Row(String number, String requirement, List<String> shownBy) {}

    private static List<Row> rows() throws IOException {
        List<Row> rows = new ArrayList<>();
        Matcher row = ROW.matcher(Files.readString(ROOT.resolve("docs/requirements.md")));
        while (row.find()) rows.add(new Row(row.group(1), row.group(2), cited(row.group(3))));
        return rows;
    }

    private static List<String> cited(String cell) {
        List<String> names = new ArrayList<>();
        Matcher name = CITED.matcher(cell);
        while (name.find()) names.add(name.group(1));
        return names;
    }

    /** All numbers in the order of the page. */
    private static List<String> demanded() throws IOException {
        return Files.readAllLines(Path.of("src/test/resources/requirements.txt")).stream()
                .filter(line -> !line.startsWith("#"))
                .toList();
    }

    /** The requirements listed as not tested yet. */
    private static List<String> stillToCome() throws IOException {
        String text = Files.readString(ROOT.resolve("docs/requirements.md"));
        String section = text.substring(text.indexOf("## Still to come"));
        return NUMBER.matcher(section).results().map(MatchResult::group).toList();
    }

    @Test
    void everyNumberHasOneRowInOrderOrIsListedAsOpen() throws IOException {
        List<String> later = stillToCome();
        assertEquals(
                demanded().stream().filter(number -> !later.contains(number)).toList(),
                rows().stream().map(Row::number).toList());
    }

    @Test
    void openRequirementsExistAndAreListedOnce() throws IOException {
        List<String> later = stillToCome();
        assertEquals(
                demanded().stream().filter(later::contains).sorted().toList(),
                later.stream().sorted().toList());
    }

    @Test
    void everyRequirementHasATestOrAnExample() throws IOException {
        for (Row row : rows()) {
            assertTrue(
                    row.shownBy.stream().anyMatch(RequirementsTest::isTest), () -> row.number + " is shown by no test");
        }
    }

    private static boolean isTest(String name) {
        return METHOD.matcher(name).matches() || SPEC.matcher(name).matches();
    }

    @Test
    void everyNamedTestExists() throws IOException {
        List<String> missing = new ArrayList<>();
        for (Row row : rows()) {
            for (String name : row.shownBy) if (!exists(name)) missing.add(row.number + ": " + name);
        }
        assertEquals(List.of(), missing);
    }

    private static boolean exists(String name) throws IOException {
        Matcher method = METHOD.matcher(name);
        if (method.matches()) return hasTest(method.group(1), method.group(2));
        Matcher spec = SPEC.matcher(name);
        if (spec.matches()) return hasSpec(spec.group(1), spec.group(2));
        if (name.contains("#"))
            return hasHeading(name.substring(0, name.indexOf('#')), name.substring(name.indexOf('#')));
        return Files.exists(ROOT.resolve(name));
    }

    /** Whether a class has a method with this name after an annotation. */
    private static boolean hasTest(String type, String method) throws IOException {
        Pattern test = Pattern.compile(
                "(?s)(@(Test|ParameterizedTest)\\b((?!\\bvoid\\b).)*\\bvoid |@TestFactory\\s+Stream<\\w+> )" + method
                        + "\\(");
        for (Path tests : TESTS) {
            Path file = tests.resolve(type.replace('.', '/') + ".java");
            if (Files.exists(file) && test.matcher(Files.readString(file)).find()) return true;
        }
        return false;
    }

    private static boolean hasSpec(String path, String name) throws IOException {
        for (Path specs : SPECS) {
            Path file = specs.resolve(path);
            if (Files.exists(file) && Files.readString(file).contains("it(\"" + name + "\", function()")) return true;
        }
        return false;
    }

    private static boolean hasHeading(String file, String anchor) throws IOException {
        return Files.readString(ROOT.resolve(file))
                .lines()
                .filter(line -> line.startsWith("#"))
                .map(line -> "#"
                        + line.replaceFirst("#+ ", "").toLowerCase(Locale.ROOT).replace(' ', '-'))
                .anyMatch(anchor::equals);
    }
}
