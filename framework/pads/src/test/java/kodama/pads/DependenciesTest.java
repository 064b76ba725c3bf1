package kodama.pads;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Checks the dependencies of this module, which the table in docs/inside.md states. */
class DependenciesTest {
    private static final Pattern USE = Pattern.compile("(?m)^ +\\S+ +-> (\\S+) .*$");

    @Test
    void onlyTheInputOfKodamaIsUsed() {
        StringWriter out = new StringWriter();
        PrintWriter writer = new PrintWriter(out);
        Optional<ToolProvider> jdeps = ToolProvider.findFirst("jdeps");
        assumeTrue(jdeps.isPresent(), "this Java has no jdeps");
        assertEquals(
                0,
                jdeps.get().run(writer, writer, "-verbose:package", "-filter:none", "target/classes"),
                out::toString);
        Set<String> used = USE.matcher(out.toString())
                .results()
                .map((MatchResult use) -> use.group(1))
                .filter(name -> !name.startsWith("java."))
                .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(
                Set.of("kodama.input", "kodama.pads", "com.studiohartman.jamepad", "org.jspecify.annotations"), used);
    }
}
