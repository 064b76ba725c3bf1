package kodama.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import kodama.SourceTree;
import org.junit.jupiter.api.Test;

/** The page that leads from the source documents to examples, classes and requirements names only existing ones. */
class SourceDocumentsTest {
    private static final Path EXAMPLES = Page.ROOT.resolve("scripts/examples");
    private static final Path NUMBERS = Path.of("src/test/resources/requirements.txt");

    private static final Pattern SECTION = Pattern.compile("(?ms)^## (\\d{3}): .*?(?=^## |\\z)");
    private static final Pattern EXAMPLE = Pattern.compile("(?m)^Examples?: (.*)$");
    private static final Pattern ROW =
            Pattern.compile("(?m)^\\| ([A-Z0-9].*?) \\| (.*?) ?\\| (.*?) ?\\| (.*?) \\| (.*?) \\|$");
    private static final Pattern NAME = Pattern.compile("`([^`]+)`");

    private static final String TEXT = Page.of("docs/guide/source-documents.md").text();

    /** The part of the page about one document. */
    private record Section(String document, List<String> examples, List<MatchResult> rows) {
        static Section of(MatchResult part) {
            List<String> examples = new ArrayList<>();
            EXAMPLE.matcher(part.group()).results().forEach(line -> examples.addAll(names(line.group(1))));
            examples.removeIf(name -> !name.startsWith(part.group(1)));
            return new Section(
                    part.group(1), examples, ROW.matcher(part.group()).results().toList());
        }
    }

    private static List<Section> sections() {
        return SECTION.matcher(TEXT).results().map(Section::of).toList();
    }

    private static List<String> names(String cell) {
        return NAME.matcher(cell).results().map(name -> name.group(1)).toList();
    }

    @Test
    void eachDocumentHasItsExamplesAndATable() {
        assertEquals(
                List.of("000", "001", "002", "003", "004"),
                sections().stream().map(Section::document).toList());
        for (Section section : sections()) {
            assertTrue(section.rows.size() >= 5, section.document);
            assertEquals(examplesOf(section.document), new HashSet<>(section.examples), section.document);
        }
    }

    private static Set<String> examplesOf(String document) {
        Set<String> found = new HashSet<>();
        for (String name : EXAMPLES.toFile().list()) if (name.startsWith(document)) found.add(name);
        return found;
    }

    @Test
    void everyFileIsInAnExample() {
        List<String> missing = new ArrayList<>();
        for (Section section : sections())
            for (MatchResult row : section.rows)
                for (String file : names(row.group(2) + row.group(3)))
                    if (!isThere(section, file)) missing.add(section.document + ": " + file);
        assertEquals(List.of(), missing);
    }

    private static boolean isThere(Section section, String file) {
        if (file.startsWith("scripts/")) return Files.exists(Page.ROOT.resolve(file));
        return section.examples.stream().anyMatch(example -> holds(EXAMPLES.resolve(example), file));
    }

    /** Whether an example has a file; a Java file is named without its package. */
    private static boolean holds(Path example, String file) {
        if (!file.endsWith(".java")) return Files.exists(example.resolve(file));
        try (Stream<Path> files = Files.walk(example)) {
            return files.anyMatch(each -> each.endsWith(file));
        } catch (IOException e) {
            return false;
        }
    }

    @Test
    void everyClassExists() {
        List<String> missing = new ArrayList<>();
        for (Section section : sections())
            for (MatchResult row : section.rows)
                for (String type : names(row.group(4))) if (!isClass("kodama." + type)) missing.add(type);
        assertEquals(List.of(), missing);
    }

    private static boolean isClass(String name) {
        return SourceTree.MODULES.stream()
                .anyMatch(module -> Files.exists(
                        SourceTree.module(module).resolve("src/main/java/" + name.replace('.', '/') + ".java")));
    }

    @Test
    void everyRequirementExistsAndEachRowHasOneAndAClass() throws IOException {
        Set<String> numbers = new HashSet<>(Files.readAllLines(NUMBERS));
        List<String> wrong = new ArrayList<>();
        for (Section section : sections())
            for (MatchResult row : section.rows) {
                if (names(row.group(2)).isEmpty() || names(row.group(4)).isEmpty()) wrong.add(row.group(1));
                for (String number : row.group(5).split(" ")) if (!numbers.contains(number)) wrong.add(number);
            }
        assertEquals(List.of(), wrong);
    }
}
