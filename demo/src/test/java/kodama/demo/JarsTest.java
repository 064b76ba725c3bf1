package kodama.demo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.jar.JarFile;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The runnable jars: their licenses, and that they contain exactly the third-party classes that our classes reach, and
 * their native libraries.
 */
@Tag("jar")
class JarsTest {
    private static final String DEMO = "target/kodama-demo.jar";
    private static final String COMMAND = "../framework/target/kodama.jar";

    /** FlatLaf's classes are looked up by name, so all classes that draw are included. */
    private static final String LOOKS = "com.formdev.flatlaf.";

    private static final Pattern USE = Pattern.compile("(?m)^ +(\\S+) +-> (\\S+) .*$");
    private static final Predicate<String> OTHERS = Pattern.compile(
                    "(org\\.luaj|kodama\\.shaded|org\\.commonmark|picocli|com\\.studiohartman|com\\.badlogic)\\..*")
            .asMatchPredicate();

    @ParameterizedTest
    @ValueSource(strings = {DEMO, COMMAND})
    void saysUnderWhichLicensesItIs(String jar) throws IOException {
        assertTrue(names(jar).containsAll(List.of("META-INF/LICENSE", "META-INF/NOTICE")));
    }

    @ParameterizedTest
    @ValueSource(strings = {DEMO, COMMAND})
    void hasOfOthersJustWhatIsReached(String jar) throws IOException {
        Set<String> there = names(jar).stream()
                .filter(name -> name.endsWith(".class"))
                .map(name -> name.replace('/', '.').replaceFirst("\\.class$", ""))
                .filter(name -> !isOurs(name) && !name.startsWith(LOOKS))
                .collect(Collectors.toCollection(TreeSet::new));
        assertNotEquals(Set.of(), there);
        assertEquals(reached(jar), there);
    }

    @Test
    void theCommandHasFlatLafWithoutItsNativeLibraries() throws IOException {
        List<String> looks = names(COMMAND).stream()
                .filter(name -> name.startsWith("com/formdev/") && !name.endsWith("/"))
                .toList();
        assertTrue(looks.contains("com/formdev/flatlaf/ui/FlatTableUI.class"));
        assertTrue(looks.contains("com/formdev/flatlaf/FlatDarkLaf.properties"));
        assertEquals(
                List.of(),
                looks.stream()
                        .filter(name -> name.matches(".*\\.(dll|so|dylib)"))
                        .toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {DEMO, COMMAND})
    void readsGamepadsBySdlOnEachSystem(String jar) throws IOException {
        List<String> natives = names(jar).stream()
                .filter(name -> name.matches("[^/]*\\.(dll|so|dylib)"))
                .sorted()
                .toList();
        assertEquals(
                List.of(
                        "jamepad64.dll",
                        "libjamepad64.dylib",
                        "libjamepad64.so",
                        "libjamepadarm64.dylib",
                        "libjamepadarm64.so"),
                natives);
        assertTrue(names(jar).contains("kodama/pads/mappings.txt"));
    }

    @Test
    void theDriverOfGamepadsIsCompleteInTheJarThatPlayersGet() throws Exception {
        URL[] jar = {Path.of(DEMO).toUri().toURL()};
        try (URLClassLoader loader = new URLClassLoader(jar, ClassLoader.getPlatformClassLoader())) {
            Class<?> driver = loader.loadClass("kodama.pads.JamepadDriver");
            Supplier<List<String>> noMappings = List::of;
            Object made = driver.getConstructor(Supplier.class).newInstance(noMappings);
            assertTrue(loader.loadClass("kodama.input.PadDriver").isInstance(made));
            for (String name : names(DEMO))
                if (name.matches("(kodama/pads|com/studiohartman)/.*\\.class"))
                    Class.forName(name.replace('/', '.').replaceFirst("\\.class$", ""), false, loader)
                            .getDeclaredMethods();
        }
    }

    @Test
    void theCommandHasTheDecoderForOggWithItsSourcesAndItsLicense() throws IOException {
        assertTrue(names(COMMAND)
                .containsAll(List.of("lib/jorbis.jar", "lib/jorbis-sources.jar", "lib/jorbis-license.txt")));
        assertTrue(names(COMMAND).stream().noneMatch(name -> name.startsWith("com/jcraft/")));
        assertTrue(names(DEMO).stream().noneMatch(name -> name.startsWith("lib/")));
    }

    @Test
    void theCommandHasTheDocumentsAndWritesThemAsASite(@TempDir Path folder) throws IOException, InterruptedException {
        Path site = folder.resolve("site");
        Process command = new ProcessBuilder("java", "-jar", COMMAND, "docs", "--site", site.toString())
                .redirectErrorStream(true)
                .start();
        String told = new String(command.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, command.waitFor(), told);
        assertTrue(told.matches("wrote \\d{2,} pages; begin with .*index\\.html\\s*"), told);
        for (String file : List.of("index.html", "guide/tasks.html", "lua/task.html", "portal.png", "search.js"))
            assertTrue(Files.exists(site.resolve(file)), file);
    }

    private static List<String> names(String jar) throws IOException {
        try (JarFile open = new JarFile(jar)) {
            return open.stream().map(ZipEntry::getName).toList();
        }
    }

    /**
     * Returns the third-party classes that our classes use, directly or indirectly, even if they are not in the jar.
     */
    private static Set<String> reached(String jar) {
        Map<String, Set<String>> uses = new HashMap<>();
        for (MatchResult use : USE.matcher(jdeps(jar)).results().toList()) {
            uses.computeIfAbsent(use.group(1), user -> new HashSet<>()).add(use.group(2));
        }
        Set<String> reached = new TreeSet<>();
        Deque<String> open = new ArrayDeque<>(uses.keySet());
        open.removeIf(user -> !isOurs(user));
        while (!open.isEmpty()) {
            for (String used : uses.getOrDefault(open.pop(), Set.of())) {
                if (OTHERS.test(used) && reached.add(used)) open.push(used);
            }
        }
        return reached;
    }

    private static boolean isOurs(String type) {
        return type.startsWith("kodama.") && !type.startsWith("kodama.shaded.");
    }

    private static String jdeps(String jar) {
        StringWriter out = new StringWriter();
        PrintWriter writer = new PrintWriter(out);
        ToolProvider jdeps = ToolProvider.findFirst("jdeps").orElseThrow();
        String path = Path.of(jar).toString();
        assertEquals(
                0,
                jdeps.run(writer, writer, "--multi-release", "base", "-verbose:class", "-filter:none", path),
                out::toString);
        return out.toString();
    }
}
