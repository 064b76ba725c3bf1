package kodama.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * All links in the documents lead to existing files and headings, and each picture is next to the command that makes
 * it.
 */
class LinksTest {
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]+)\\)");
    private static final Pattern PICTURE = Pattern.compile("!\\[([^\\]]*)\\]\\(([^)]+\\.(?:png|gif))\\)");
    private static final Pattern HEADING = Pattern.compile("(?m)^#+ (.+)$");

    private final List<Page> pages = Page.all();

    @Test
    void everyLinkHasAnExistingTarget() {
        List<String> broken = new ArrayList<>();
        for (Page page : pages)
            for (MatchResult link :
                    LINK.matcher(withoutCode(page.text())).results().toList())
                if (!isThere(page, link.group(1))) broken.add(page.name() + ": " + link.group(1));
        assertEquals(List.of(), broken);
    }

    private static String withoutCode(String text) {
        return text.replaceAll("(?s)```.*?```", "").replaceAll("`[^`\n]+`", "");
    }

    private static boolean isThere(Page page, String link) {
        if (link.startsWith("https://")) return true;
        String[] parts = link.split("#", 2);
        String target = parts[0].isEmpty() ? page.name() : beside(page, parts[0]);
        if (!Files.exists(Page.ROOT.resolve(target))) return false;
        return parts.length == 1 || headings(Page.of(target)).anyMatch(parts[1]::equals);
    }

    private static String beside(Page page, String path) {
        Path place = Path.of(page.name()).resolveSibling(path).normalize();
        return place.toString().replace('\\', '/');
    }

    private static Stream<String> headings(Page page) {
        return HEADING.matcher(page.text()).results().map(heading -> anchor(heading.group(1)));
    }

    /** The anchor of a heading, built as GitHub does. */
    private static String anchor(String heading) {
        return heading.toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{N} _-]", "")
                .replace(' ', '-');
    }

    @Test
    void everyPictureHasADescriptionAndItsCommand() {
        List<String> wrong = new ArrayList<>();
        for (Page page : pages)
            for (MatchResult picture : PICTURE.matcher(page.text()).results().toList())
                if (picture.group(1).isBlank() || !isMade(page, beside(page, picture.group(2))))
                    wrong.add(page.name() + ": " + picture.group(2));
        assertEquals(List.of(), wrong);
    }

    private static boolean isMade(Page page, String file) {
        String folder = file.substring(0, file.lastIndexOf('/'));
        Pattern command = Pattern.compile(
                "(?:kodama\\.jar|<!-- play) [^`]*(" + Pattern.quote(file) + "|--pictures " + folder + ")\\b");
        return command.matcher(page.text()).find();
    }

    @Test
    void thePagesOfTheGuideAreShortAndAllInItsIndex() {
        String index = Page.of("docs/guide/README.md").text();
        for (Page page : pages) {
            if (!page.name().startsWith("docs/guide/") || page.name().endsWith("README.md")) continue;
            String file = page.name().substring("docs/guide/".length());
            assertTrue(index.contains("](" + file + ")"), file + " is not in docs/guide/README.md");
            assertTrue(page.text().lines().count() < 200, page.name() + " is long: are there two topics in it?");
        }
    }
}
