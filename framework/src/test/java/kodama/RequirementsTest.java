package kodama;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Holds {@code docs/requirements.md} to what is there: no number is left out, nothing is shown by what does not exist. */
class RequirementsTest {
    private static final Path ROOT = Path.of("..");
    private static final List<Path> TESTS =
            List.of(ROOT.resolve("framework/src/test/java/kodama"), ROOT.resolve("demo/src/test/java/kodama"));

    /** What nothing shows yet. */
    private static final Set<String> STILL_TO_COME = Set.of("R267 S01 S02 S03 S04 S05 S06 S07 S09".split(" "));

    private static final Pattern NUMBER = Pattern.compile("[RSEC]\\d+[bc]?");
    private static final Pattern ROW = Pattern.compile("(?m)^\\| (" + NUMBER + ") \\| (.+?) \\| (.*) \\|$");
    private static final Pattern CITED = Pattern.compile("`([^`]+)`");
    private static final Pattern METHOD = Pattern.compile("([\\w.]+)#(\\w+)");

    /** A test written in Lua: its file, and its name without those of its groups. */
    private static final Pattern SPEC = Pattern.compile("(\\S+_spec\\.lua): (.+)");

    private static final List<Path> SPECS = List.of(ROOT.resolve("framework/src/test/lua"), ROOT.resolve("scripts"));

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

    @Test
    void everyNumberIsThereOnceInOrder() throws IOException {
        List<String> there = rows().stream().map(Row::number).toList();
        List<String> expected =
                demanded().filter(number -> !STILL_TO_COME.contains(number)).toList();
        assertEquals(
                List.of(),
                expected.stream().filter(number -> !there.contains(number)).toList(),
                "missing");
        assertEquals(expected, there);
    }

    private static Stream<String> demanded() {
        return Stream.of(
                        numbers("R%03d", 1, 191),
                        numbers("R%03d", 209, 231),
                        Stream.of("R231b", "R231c"),
                        numbers("R%03d", 249, 273),
                        numbers("S%02d", 1, 18),
                        Stream.of("S21", "S31"),
                        numbers("E%d", 1, 17),
                        numbers("C%d", 1, 7))
                .flatMap(numbers -> numbers);
    }

    @Test
    void whatIsStillToComeIsSaid() throws IOException {
        String text = Files.readString(ROOT.resolve("docs/requirements.md"));
        String section = text.substring(text.indexOf("## Still to come"));
        Set<String> said =
                NUMBER.matcher(section).results().map(MatchResult::group).collect(Collectors.toSet());
        assertEquals(STILL_TO_COME, said);
        assertTrue(demanded().toList().containsAll(said), said::toString);
    }

    private static Stream<String> numbers(String form, int first, int last) {
        return IntStream.rangeClosed(first, last).mapToObj(form::formatted);
    }

    @Test
    void everythingIsShownByATestOrAnExample() throws IOException {
        for (Row row : rows()) {
            assertTrue(
                    row.shownBy.stream().anyMatch(RequirementsTest::isTest), () -> row.number + " is shown by no test");
        }
    }

    private static boolean isTest(String name) {
        return METHOD.matcher(name).matches() || SPEC.matcher(name).matches();
    }

    @Test
    void everythingNamedExists() throws IOException {
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

    /** A test is a method with an annotation in front of it. */
    private static boolean hasTest(String type, String method) throws IOException {
        Pattern test = Pattern.compile("(?s)@(Test|ParameterizedTest)\\b((?!\\bvoid\\b).)*\\bvoid " + method + "\\(");
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
