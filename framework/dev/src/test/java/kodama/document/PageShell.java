package kodama.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.File;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import org.junit.jupiter.api.condition.OS;

/**
 * A folder as a reader of a page has it, and a shell in it: kodama.jar, the project's scripts, and the page's game in
 * {@code mygame}. A command that would open a window runs for a second without one.
 */
final class PageShell {
    private static final long MAX_SECONDS = 60;

    private static final String PRELUDE = """
            set -eo pipefail
            kodama() {
              if [[ $1 == run || $1 == dev ]] && [[ " $* " != *" --headless "* ]]; then set -- "$@" --headless --ticks 60; fi
              command java -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -jar kodama.jar "$@"
            }
            java() { if [[ $1 == -jar && $2 == *kodama.jar ]]; then shift 2; kodama "$@"; else command java "$@"; fi; }
            """;

    private final Path folder;

    PageShell(Path folder) throws IOException {
        this.folder = folder;
        for (String path : List.of("framework/target", "docs")) Files.createDirectories(folder.resolve(path));
        writeJar(folder.resolve("kodama.jar"));
        writeJar(folder.resolve("framework/target/kodama.jar"));
    }

    /** Writes a jar that contains only the class path of this build. */
    private static void writeJar(Path file) throws IOException {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, "kodama.cli.dev.Main");
        manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, classPath());
        new JarOutputStream(Files.newOutputStream(file), manifest).close();
    }

    private static String classPath() {
        return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(place -> !place.endsWith("test-classes"))
                .map(place -> Path.of(place).toUri().toString())
                .collect(Collectors.joining(" "));
    }

    /** Runs the lines of a block, which must all succeed. */
    void run(String lines) throws IOException, InterruptedException {
        assumeFalse(OS.WINDOWS.isCurrentOs(), "Windows has no bash");
        if (lines.contains("scripts/") && !Files.exists(folder.resolve("scripts"))) copyScripts();
        Path logged = folder.resolve(".told");
        ProcessBuilder bash = new ProcessBuilder("bash", "-c", PRELUDE + lines).directory(folder.toFile());
        bash.redirectErrorStream(true).redirectOutput(logged.toFile());
        bash.environment().remove("DISPLAY");
        bash.environment().merge("PATH", ownJava(), (all, own) -> own + File.pathSeparator + all);
        Process process = bash.start();
        boolean ended = process.waitFor(MAX_SECONDS, TimeUnit.SECONDS);
        if (!ended) process.descendants().forEach(ProcessHandle::destroyForcibly);
        assertEquals(0, ended ? process.exitValue() : -1, () -> lines + read(logged));
    }

    /** The Java that compiled the page's classes, which can also run them. */
    private static String ownJava() {
        return Path.of(System.getProperty("java.home"), "bin").toString();
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            return e.toString();
        }
    }

    /** Copies all games, and the demo's pictures, which are in another folder. */
    private void copyScripts() throws IOException {
        copy(Page.ROOT.resolve("scripts"));
        copy(Page.ROOT.resolve("demo/art"));
    }

    private void copy(Path source) throws IOException {
        Files.walkFileTree(source, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path from, BasicFileAttributes attributes) throws IOException {
                if (from.endsWith(".kodama")) return FileVisitResult.SKIP_SUBTREE;
                Files.createDirectories(folder.resolve(Page.ROOT.relativize(from)));
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path from, BasicFileAttributes attributes) throws IOException {
                Files.copy(from, folder.resolve(Page.ROOT.relativize(from)));
                return FileVisitResult.CONTINUE;
            }
        });
    }
}
