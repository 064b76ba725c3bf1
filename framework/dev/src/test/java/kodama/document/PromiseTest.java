package kodama.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import kodama.SourceTree;
import org.junit.jupiter.api.Test;

/** The packages that docs/guide/java-library.md promises are those that the build compares and writes Javadoc of. */
class PromiseTest {
    private static final Pattern PROMISED = Pattern.compile("`(kodama(?:\\.\\w+)+)`");
    private static final Pattern COMPARED = Pattern.compile("<include>(kodama[\\w.]+?)(?:\\.PackedGame)?</include>");
    private static final Pattern DESCRIBED = Pattern.compile("<include name=\"(kodama[\\w/]+)\"/>");

    private static Set<String> found(Pattern pattern, String text) {
        Set<String> packages = new TreeSet<>();
        for (MatchResult each : pattern.matcher(text).results().toList())
            packages.add(each.group(1).replace('/', '.'));
        return packages;
    }

    private static Set<String> promised() {
        String page = Page.of("docs/guide/java-library.md").text();
        return found(PROMISED, page.substring(page.indexOf("## Compatibility")));
    }

    @Test
    void thePromisedPackagesAreThoseOfTheBuild() throws IOException {
        assertEquals(promised(), found(COMPARED, Files.readString(Page.ROOT.resolve("framework/pom.xml"))));
        assertEquals(promised(), found(DESCRIBED, Files.readString(Page.ROOT.resolve("framework/desktop/pom.xml"))));
    }

    @Test
    void everyPromisedPackageExists() {
        for (String each : promised())
            assertTrue(
                    SourceTree.MODULES.stream()
                            .anyMatch(module -> Files.exists(SourceTree.module(module)
                                    .resolve("src/main/java/" + each.replace('.', '/') + "/package-info.java"))),
                    each);
    }
}
