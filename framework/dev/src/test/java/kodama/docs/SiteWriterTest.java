package kodama.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kodama.SourceTree;
import kodama.file.GameFileException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The site of this project's documents, and small sites. */
class SiteWriterTest {
    private static final Pattern ADDRESS = Pattern.compile(" (?:href|src)=\"([^\"]+)\"");
    private static final Pattern ANCHOR = Pattern.compile(" id=\"([^\"]+)\"");

    @TempDir
    private static Path whole;

    private static WrittenSite site;
    private static Map<String, String> files;

    @TempDir
    private Path folder;

    @BeforeAll
    static void write() {
        site = WrittenSite.in(whole);
        files = site.files();
    }

    private static List<String> found(Pattern pattern, String page) {
        return pattern.matcher(page)
                .results()
                .map((MatchResult one) -> one.group(1))
                .toList();
    }

    @Test
    void everyDocumentOfTheProjectIsAPage() throws IOException {
        try (Stream<Path> above = Files.list(SourceTree.ROOT);
                Stream<Path> docs = Files.walk(SourceTree.ROOT.resolve("docs"))) {
            for (Path file : Stream.concat(above, docs)
                    .filter(path -> path.toString().endsWith(".md"))
                    .toList()) {
                String place =
                        SitePaths.of(SourceTree.ROOT.relativize(file).toString().replace('\\', '/'));
                assertTrue(files.containsKey(place), file + " is linked to nowhere, so there is no " + place);
            }
        }
    }

    @Test
    void everyLinkAndPictureHasAnExistingTarget() {
        Set<String> broken = new TreeSet<>();
        files.forEach((place, page) -> {
            if (!place.endsWith(".html")) return;
            for (String address : found(ADDRESS, page))
                if (!isThere(place, address)) broken.add(place + ": " + address);
        });
        assertEquals(Set.of(), broken);
    }

    private static boolean isThere(String place, String address) {
        if (address.startsWith("https://")) return true;
        String[] parts = address.split("#", 2);
        String target = SitePaths.resolve(place, parts[0]);
        String page = files.get(target);
        return page != null && (parts.length == 1 || found(ANCHOR, page).contains(parts[1]));
    }

    @Test
    void anchorsOfAPageAreUnique() {
        files.forEach((place, page) -> {
            if (!place.endsWith(".html")) return;
            List<String> anchors = found(ANCHOR, page);
            assertEquals(anchors.size(), Set.copyOf(anchors).size(), place + ": " + anchors);
        });
    }

    @Test
    void nothingIsLoadedFromOtherSites() {
        files.forEach((place, text) -> {
            if (place.endsWith(".html")) assertFalse(text.matches("(?s).*<(?:img|script|link)[^>]*https?:.*"), place);
            if (place.endsWith(".css")) assertFalse(text.matches("(?s).*(?:@import|url\\().*"), place);
        });
    }

    @Test
    void theSameDocumentsGiveTheSameBytes() {
        assertEquals(files, WrittenSite.in(folder.resolve("again")).files());
    }

    @ParameterizedTest
    @CsvSource({
        "guide/sprites.html, animation",
        "guide/sprites.html, sprite sheet",
        "guide/camera.html, camera",
        "guide/camera.html, zoom",
        "guide/camera.html, parallax",
        "guide/canvases.html, shader",
        "guide/canvases.html, effect",
        "guide/depth.html, mode 7",
        "guide/particles.html, particle",
        "guide/sprite-options.html, palette",
        "guide/sprite-options.html, transparency",
        "guide/sprite-options.html, opacity"
    })
    void theSearchFindsAPageByTheWordsOfOtherEngines(String page, String words) {
        boolean isFound = files.get("search.js")
                .lines()
                .filter(line -> line.startsWith("[\"" + page))
                .map(line -> line.toLowerCase(Locale.ROOT))
                .anyMatch(line -> Stream.of(words.split(" ")).allMatch(line::contains));
        assertTrue(isFound);
    }

    @Test
    void anExistingSiteIsReplaced() {
        WrittenSite again = WrittenSite.in(folder.resolve("again"));
        assertEquals(again.files(), WrittenSite.in(folder.resolve("again")).files());
    }

    @Test
    void theLuaReferenceHasAPageForEachModuleAndAnAnchorForEachFunction() {
        assertTrue(site.page("lua/draw.html").contains("<li id=\"draw.rect\">"));
        assertTrue(site.page("lua/self.html").contains("<li id=\"self:kill\">"));
        assertTrue(site.page("lua.html").contains("<a href=\"lua/draw.html\">draw</a>"));
        assertTrue(site.page("lua.html").contains("self</a> – A task is a table: the one passed to"));
        assertTrue(site.page("lua/shot.html").contains("<table class=\"fields\">"));
        assertFalse(site.page("guide/waiting.html").contains("class=\"fields\""));
        assertTrue(site.page("lua.html").contains("<details open><summary>Lua reference"));
    }

    @Test
    void codeIsHighlightedAndPicturesHaveSizes() {
        assertTrue(site.page("guide/waiting.html").contains("<code>"));
        assertTrue(site.page("guide/tasks.html").contains("<span class=\"word\">local</span>"));
        assertTrue(site.page("guide/portal.html")
                .matches("(?s).*<img src=\"../portal.png\"[^>]* width=\"\\d{3}\" height=\"\\d{3}\".*"));
    }

    @Test
    void commentsAreNotShown() {
        files.forEach((place, text) -> {
            if (place.endsWith(".html")) assertFalse(text.contains("<!--"), place);
        });
    }

    // small sites

    private static DocumentSource documents(Map<String, String> texts) {
        return path -> texts.containsKey(path) ? texts.get(path).getBytes(StandardCharsets.UTF_8) : null;
    }

    private static final Map<String, String> SMALL = Map.of(
            "README.md", "# Small\n\n[no](nowhere.md) [one](docs/guide/one.md#a-b) [license](LICENSE)",
            "LICENSE", "free",
            "docs/lua.md",
                    "# Lua\n\nAll.\n\n## task\n\nVerbs. More.\n\n- `task.find(name: string)`<br>Finds \"one\".\n",
            "docs/guide/README.md", "# Guide\n\n## First\n\n- [One](one.md) – and\n- [Two](two.md)\n",
            "docs/guide/one.md", "# One & two\n\n## A b\n\n[find](../lua.md#task)\n\n```text\na < b\n```\n",
            "docs/guide/two.md", "# Two\n");

    private Map<String, String> small(DocumentSource documents) {
        new SiteWriter(documents, "1").write(folder, null);
        return new WrittenSite(folder).files();
    }

    @Test
    void linksOutOfTheDocumentsAreOnlyText() {
        String page = small(documents(SMALL)).get("index.html");
        assertTrue(
                page.contains("<a>no</a> <a href=\"guide/one.html#a-b\">one</a> <a href=\"license.txt\">license</a>"),
                page);
    }

    @Test
    void pagesAreInTheOrderOfTheIndex() {
        String one = small(documents(SMALL)).get("guide/one.html");
        assertTrue(one.contains("<a rel=\"next\" href=\"two.html\">Two →</a>"), one);
        assertTrue(one.contains("<details open><summary>First</summary>"), one);
        assertTrue(one.contains("<a href=\"one.html\" aria-current=\"page\">One</a>"), one);
        assertTrue(one.contains("<a href=\"../lua/task.html\">find</a>"), one);
        assertTrue(one.contains("<title>One &amp; two – Kodama</title>"), one);
        assertTrue(one.contains("a &lt; b"), one);
    }

    @Test
    void theSearchKnowsSectionsAndFunctions() {
        String search = small(documents(SMALL)).get("search.js");
        assertTrue(search.contains("[\"lua/task.html#task.find\", \"task\", \"task.find\","), search);
        assertTrue(search.contains("Finds \\u0022one\\u0022."), search);
        assertTrue(search.contains("[\"guide/one.html#a-b\", "), search);
    }

    @Test
    void missingPagesOfTheIndexAreReported() {
        Map<String, String> texts = SMALL.entrySet().stream()
                .filter(entry -> !entry.getKey().endsWith("two.md"))
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
        assertFails("docs/guide/two.md: document does not exist", documents(texts), null);
    }

    @Test
    void foldersWithOtherFilesAreRejected() throws IOException {
        Files.writeString(folder.resolve("diary.txt"), "mine");
        assertFails(folder + ": has other files in it; a site requires its own folder", documents(SMALL), null);
        assertEquals(Map.of("diary.txt", "mine"), new WrittenSite(folder).files());
    }

    @Test
    void javadocIsIncludedAndRejectedWithoutAnIndex() throws IOException {
        Path javadoc = Files.createDirectories(folder.resolve("api/kodama"));
        Path api = folder.resolve("api");
        assertFails(api + ": is not Javadoc: it has no index.html", documents(SMALL), api);
        Files.writeString(api.resolve("index.html"), "packages");
        Files.writeString(javadoc.resolve("Task.html"), "task");
        Path to = folder.resolve("site");
        new SiteWriter(documents(SMALL), "1").write(to, api);
        Map<String, String> written = new WrittenSite(to).files();
        assertEquals("task", written.get("java/kodama/Task.html"));
        assertTrue(written.get("guide/two.html").contains("<a href=\"../java/index.html\">All packages</a>"));
    }

    private void assertFails(String message, DocumentSource documents, Path javadoc) {
        Path to = javadoc == null ? folder : folder.resolve("site");
        GameFileException failure =
                assertThrows(GameFileException.class, () -> new SiteWriter(documents, "1").write(to, javadoc));
        assertEquals(message, failure.getMessage());
    }
}
