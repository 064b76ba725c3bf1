package kodama.pack.system;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import kodama.pack.system.Platform.OperatingSystem;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The launcher for Linux is run with a Java that prints its arguments. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "shell scripts are run")
class LinuxLayoutTest {
    private static final List<String> FLAGS = JvmFlags.ALWAYS;

    @TempDir
    private Path temp;

    private Packs packs;

    @BeforeEach
    void aShellIsThere() throws IOException {
        assumeTrue(Files.isExecutable(Path.of("/bin/sh")));
        temp = temp.toRealPath();
        packs = new Packs(temp);
    }

    private static List<String> words(List<String> printed) {
        assertEquals("exit 0", printed.get(printed.size() - 1), printed::toString);
        return printed.subList(0, printed.size() - 1);
    }

    private static List<String> joined(List<String> first, String... more) {
        return Stream.concat(first.stream(), Stream.of(more)).toList();
    }

    @Test
    void itStartsFromAnyFolderWithAnEmptyEnvironment() throws IOException {
        Path folder = packs.unpacked(packs.pack("Linux", "x86_64", "25.0.3"));
        String start = folder.resolve("moth/moth").toString();
        List<String> output = words(Packs.run(Map.of(), start, "--seed", "two words"));
        assertEquals("C.UTF-8", output.get(0)); // or Java would not find itself in a folder of that name
        assertEquals(
                joined(
                        FLAGS,
                        "-Dkodama.launcher=" + start,
                        "-jar",
                        folder.resolve("moth/app/moth.jar").toString(),
                        "--seed",
                        "two words"),
                output.subList(1, output.size()));
    }

    @Test
    void itStartsThroughALink() throws IOException {
        Path folder = packs.unpacked(packs.pack("Linux", "x86_64", "17"));
        Path link = Files.createSymbolicLink(temp.resolve("link to it"), folder.resolve("moth/moth"));
        List<String> output = words(Packs.run(Map.of("LANG", "de_DE.UTF-8"), link.toString()));
        assertEquals("", output.get(0));
        assertTrue(output.contains(folder.resolve("moth/app/moth.jar").toString()));
    }

    @ParameterizedTest
    @CsvSource({"17.0.2, ''", "21.0.1, -XX:SharedArchiveFile=", "25, -XX:AOTCacheOutput=", "26-ea, -XX:AOTCacheOutput="
    })
    void eachJavaKeepsItsCacheForTheNextStart(String version, String flag) throws IOException {
        Path folder = packs.unpacked(packs.pack("Linux", "x86_64", version));
        Path home = temp.resolve("home");
        Map<String, String> environment = Map.of("HOME", home.toString(), "PATH", "/usr/bin:/bin");
        List<String> output =
                words(Packs.run(environment, folder.resolve("moth/moth").toString()));
        List<String> learning = output.stream()
                .filter(word -> word.matches("-XX:(Shared|AOT).*"))
                .toList();
        assertEquals(flag.isEmpty() ? 0 : 1, learning.size(), output::toString);
        if (flag.isEmpty()) return;
        String place = home.resolve(".cache/kodama/moth").toString();
        assertTrue(
                learning.get(0)
                        .startsWith(
                                flag + place + "/" + JarDigest.of(packs.game().jar())),
                output::toString);
    }

    @Test
    void withoutHomeTheCacheIsInTheUsersFolder() throws IOException {
        Path start = packs.unpacked(packs.pack("Linux", "x86_64", "25")).resolve("moth/moth");
        Path commands = Files.createDirectory(temp.resolve("fake"));
        Path getent = Files.writeString(
                commands.resolve("getent"), "#!/bin/sh\necho \"moth:x:7:7::" + temp.resolve("noted") + ":/bin/sh\"\n");
        assertTrue(getent.toFile().setExecutable(true));
        for (String home : List.of("", "relative")) {
            List<String> output =
                    words(Packs.run(Map.of("HOME", home, "PATH", commands + ":/usr/bin:/bin"), start.toString()));
            String flag = "-XX:AOTCacheOutput=" + temp.resolve("noted/.cache/kodama/moth");
            assertTrue(output.stream().anyMatch(word -> word.startsWith(flag)), output::toString);
        }
    }

    @Test
    void theSecondStartUsesTheCacheOfTheFirst() throws IOException {
        Path folder = packs.unpacked(packs.pack("Linux", "x86_64", "25"));
        String start = folder.resolve("moth/moth").toString();
        Map<String, String> environment =
                Map.of("XDG_CACHE_HOME", temp.resolve("cache").toString());
        String first = String.join(" ", words(Packs.run(environment, start)));
        String file = first.replaceAll("(?s).*-XX:AOTCacheOutput=(\\S+).*", "$1");
        Path old = Files.writeString(Path.of(file).resolveSibling("older.aot"), "");
        words(Packs.run(environment, start));
        assertFalse(Files.exists(old));
        Files.writeString(Path.of(file), "learned");
        assertTrue(words(Packs.run(environment, start)).contains("-XX:AOTCache=" + file));
    }

    @Test
    void anIncompleteCacheIsCreatedAgain() throws IOException {
        Path start = packs.unpacked(packs.pack("Linux", "x86_64", "25")).resolve("moth/moth");
        Path first = learning(start);
        Files.writeString(first, "");
        Path second = learning(start);
        assertFalse(Files.exists(first));
        Files.writeString(second, "half");
        Path left = Files.writeString(second.resolveSibling(second.getFileName() + ".config"), "what it is made of");
        learning(start);
        assertFalse(Files.exists(second) || Files.exists(left));
    }

    @Test
    void anUpdatedJavaCreatesANewCache() throws IOException {
        Path folder = packs.unpacked(packs.pack("Linux", "x86_64", "25.0.1")).resolve("moth");
        Files.writeString(learning(folder.resolve("moth")), "learned");
        Files.writeString(folder.resolve("runtime/release"), "JAVA_VERSION=\"25.0.2\"");
        learning(folder.resolve("moth"));
    }

    /** Starts the game. Returns the path of its AOT cache. */
    private Path learning(Path start) throws IOException {
        Map<String, String> environment =
                Map.of("XDG_CACHE_HOME", temp.resolve("cache").toString());
        String flag = "-XX:AOTCacheOutput=";
        List<String> output = words(Packs.run(environment, start.toString()));
        return output.stream()
                .filter(word -> word.startsWith(flag))
                .map(word -> Path.of(word.substring(flag.length())))
                .findFirst()
                .orElseThrow(() -> new AssertionError(output));
    }

    @Test
    void missingModesAreRepaired() throws IOException {
        Path folder = packs.unpacked(packs.pack("Linux", "x86_64", "17"));
        assertTrue(folder.resolve("moth/runtime/bin/java").toFile().setExecutable(false, false));
        words(Packs.run(
                Map.of("PATH", "/usr/bin:/bin"),
                "/bin/sh",
                folder.resolve("moth/moth").toString()));
    }

    @Test
    void anIncompletePackIsReported() throws IOException {
        Path folder = packs.unpacked(packs.pack("Linux", "x86_64", "17"));
        Files.delete(folder.resolve("moth/runtime/bin/java"));
        List<String> output = Packs.run(
                Map.of("PATH", "/usr/bin:/bin"), folder.resolve("moth/moth").toString());
        assertEquals(
                List.of(
                        Packs.TITLE + ": The pack is incomplete, or "
                                + folder.resolve("moth/runtime/bin/java")
                                + " is not executable. Please unpack all of it again.",
                        "exit 1"),
                output);
    }

    @Test
    void aMissingJarIsReported() throws IOException {
        Path start = packs.unpacked(packs.pack("Linux", "x86_64", "17")).resolve("moth/moth");
        Files.delete(start.resolveSibling("app/moth.jar"));
        assertEquals(
                List.of(
                        Packs.TITLE + ": The pack is incomplete: " + start.resolveSibling("app/moth.jar")
                                + " is missing. Please unpack all of it again.",
                        "exit 1"),
                Packs.run(Map.of("PATH", "/usr/bin:/bin"), start.toString()));
    }

    @Test
    void missingClassesOfJavaAreReported() throws IOException {
        Path folder = packs.unpacked(packs.pack("Linux", "x86_64", "17")).resolve("moth");
        Path classes = folder.resolve("runtime/lib/modules");
        Files.delete(classes);
        assertEquals(
                List.of(
                        Packs.TITLE + ": The pack is incomplete: " + classes
                                + " is missing. Please unpack the archive again.",
                        "exit 1"),
                Packs.run(
                        Map.of("PATH", "/usr/bin:/bin"), folder.resolve("moth").toString()));
    }

    @Test
    void aTruncatedJarIsReported() throws IOException {
        Path folder = packs.unpacked(packs.pack("Linux", "x86_64", "17")).resolve("moth");
        Path jar = folder.resolve("app/moth.jar");
        byte[] whole = Files.readAllBytes(jar);
        Files.write(jar, Arrays.copyOf(whole, whole.length - 22));
        assertEquals(
                List.of(Packs.TITLE + ": " + jar + " is damaged. Please unpack the archive again.", "exit 1"),
                Packs.run(
                        Map.of("PATH", "/usr/bin:/bin"), folder.resolve("moth").toString()));
    }

    /** It reads UTF-8 as Latin-1, and is as wide as the longest line. */
    @Test
    void xmessageGetsShortLinesOfAscii() throws IOException {
        Path start = packs.unpacked(packs.pack("Linux", "x86_64", "17")).resolve("moth/moth");
        Files.delete(start.resolveSibling("app/moth.jar"));
        Path shown = temp.resolve("shown");
        Path commands = onlyCommand("xmessage", "printf '%s' \"$2\" >'" + shown + "'");
        fail(commands, start.toString(), "--headless");
        assertFalse(Files.exists(shown)); // nobody could close it
        fail(commands, start.toString());
        List<String> lines = Files.readAllLines(shown);
        assertTrue(lines.size() > 1, lines::toString);
        for (String line : lines) assertTrue(line.matches("[ -~]{1,70}"), line);
        String text = String.join("", lines);
        assertTrue(text.startsWith("Moth Lantern's 100 HOME: The pack is incomplete: /"), text);
        assertTrue(text.contains("a place ? ??/moth"), text);
    }

    private void fail(Path commands, String... command) throws IOException {
        ProcessBuilder program = new ProcessBuilder(command);
        program.environment().clear();
        program.environment().putAll(Map.of("DISPLAY", ":9", "PATH", commands.toString()));
        program.redirectErrorStream(true).redirectOutput(temp.resolve("printed").toFile());
        assertEquals(1, program.start().onExit().join().exitValue());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "17"})
    void theReadmeSaysHowToStartIt(String java) throws IOException {
        SystemPackFile pack = java.isEmpty() ? packs.pack(OperatingSystem.LINUX) : packs.pack("Linux", "x86_64", java);
        String readme = Files.readString(packs.unpacked(pack).resolve("moth/README.txt"));
        assertTrue(readme.startsWith(Packs.TITLE + "\n\nTo start the game, double-click \"moth\"."), readme);
        assertEquals(java.isEmpty(), readme.contains("The game needs Java 17 or newer"), readme);
        assertFalse(readme.contains("@"), readme);
    }

    /** A PATH with a script and the commands of the launcher, without other programs that show messages. */
    private Path onlyCommand(String name, String script) throws IOException {
        Path folder = Path.of(noJava());
        for (String more : List.of("tr", "fold"))
            Files.createSymbolicLink(folder.resolve(more), Path.of("/usr/bin", more));
        Path file = Files.writeString(folder.resolve(name), "#!/bin/sh\n" + script + "\n");
        assertTrue(file.toFile().setExecutable(true));
        return folder;
    }

    @Test
    void aColonInTheFolderNameIsReported() throws IOException {
        Path folder = packs.unpacked(packs.pack("Linux", "x86_64", "17"));
        Path moved = Files.move(folder, temp.resolve("12:30")).resolve("moth");
        assertEquals(
                List.of(
                        Packs.TITLE + ": Java cannot run from a folder with a colon in its name. Please move the game: "
                                + moved,
                        "exit 1"),
                Packs.run(Map.of("PATH", "/usr/bin:/bin"), moved.resolve("moth").toString()));
    }

    @Test
    void anEmojiInTheFolderNameIsReported() throws IOException {
        Path folder = packs.unpacked(packs.pack("Linux", "x86_64", "17"));
        Path moved = Files.move(folder, temp.resolve("🎮 弾")).resolve("moth");
        String message =
                Packs.TITLE + ": Java cannot run from a folder with an emoji in its name. Please move the game: ";
        for (Map<String, String> locale : List.of(Map.<String, String>of(), Map.of("LC_ALL", "C.UTF-8"))) {
            Map<String, String> environment = new HashMap<>(locale);
            environment.put("PATH", "/usr/bin:/bin");
            assertEquals(
                    List.of(message + moved, "exit 1"),
                    Packs.run(environment, moved.resolve("moth").toString()));
        }
    }

    @Test
    void withoutJavaInThePackANewEnoughInstalledOneIsUsed() throws IOException {
        Path folder = packs.unpacked(packs.pack(OperatingSystem.LINUX));
        Path start = onlyWithin(folder.resolve("moth/moth"));
        String old = packs.jdk("Linux", "x86_64", "11.0.2").toString();
        String right = packs.jdk("Linux", "x86_64", "21.0.1").resolve("bin").toString();
        String ancient = packs.jdk("Linux", "x86_64", "1.8.0_402").toString();
        String path = right + ":/usr/bin:/bin";
        for (String home : List.of(old, ancient)) {
            List<String> output = words(Packs.run(Map.of("JAVA_HOME", home, "PATH", path), start.toString()));
            assertEquals(
                    joined(
                            FLAGS,
                            "-Dkodama.launcher=" + start,
                            "-jar",
                            folder.resolve("moth/app/moth.jar").toString()),
                    output.subList(1, FLAGS.size() + 4));
        }
        assertEquals(
                List.of(
                        Packs.TITLE + ": This game needs Java 17 or newer, and none is installed. Please install a"
                                + " Java runtime, such as Eclipse Temurin, and start the game again.",
                        "exit 1"),
                Packs.run(Map.of("JAVA_HOME", old, "PATH", noJava()), start.toString()));
    }

    /** Restricts the launcher's search for Java to the folders of the test. */
    private static Path onlyWithin(Path start) throws IOException {
        return Files.writeString(
                start, Files.readString(start).replaceAll("(/usr/lib/jvm|/usr/java|/opt)/\\*", "/nowhere/*"));
    }

    /** A PATH with the programs that the launcher needs, without Java. */
    private String noJava() throws IOException {
        Path folder = Files.createDirectory(temp.resolve("commands"));
        for (String name : List.of("sed", "head", "cksum", "mkdir", "readlink")) {
            Path command = Path.of("/usr/bin", name);
            Files.createSymbolicLink(folder.resolve(name), Files.exists(command) ? command : Path.of("/bin", name));
        }
        return folder.toString();
    }

    @Test
    void theGameIsAddedToTheMenuWithItsIcon() throws IOException {
        Path folder = packs.unpacked(packs.pack(OperatingSystem.LINUX)).resolve("moth");
        Map<String, String> environment =
                Map.of("XDG_DATA_HOME", temp.resolve("data").toString(), "PATH", "/usr/bin:/bin");
        String add = folder.resolve("add-to-menu.sh").toString();
        words(Packs.run(environment, add));
        Path entry = temp.resolve("data/applications/moth.desktop");
        List<String> lines = Files.readAllLines(entry);
        assertTrue(lines.contains("Name=" + Packs.TITLE));
        assertTrue(lines.contains("Comment=Moths, at night."));
        assertTrue(lines.contains("Exec=/bin/sh \"" + folder.resolve("moth") + "\""), lines::toString);
        assertTrue(lines.contains("Icon=" + folder.resolve("moth.png")));
        words(Packs.run(environment, add, "--remove"));
        assertFalse(Files.exists(entry));
    }

    /** Entries have two levels of quoting: that of strings, and in them that of command lines. */
    @Test
    void theMenuStartsAGameInAFolderWithSpecialLetters() throws IOException {
        Path unpacked = packs.unpacked(packs.pack(OperatingSystem.LINUX)).resolve("moth");
        Path folder = Files.createDirectory(temp.resolve("a\\c\"$d`e%f")).resolve("moth");
        Files.move(unpacked, folder);
        Map<String, String> environment =
                Map.of("XDG_DATA_HOME", temp.resolve("data").toString(), "PATH", "/usr/bin:/bin");
        words(Packs.run(environment, folder.resolve("add-to-menu.sh").toString()));
        List<String> lines = Files.readAllLines(temp.resolve("data/applications/moth.desktop"));
        String quoted = "/a\\\\\\\\c\\\\\"\\\\$d\\\\`e%%f/moth/moth\"";
        assertTrue(lines.contains("Exec=/bin/sh \"" + temp + quoted), lines::toString);
        assertTrue(lines.contains("Icon=" + temp + "/a\\\\c\"$d`e%f/moth/moth.png"), lines::toString);
    }

    @Test
    void packsAreReproducible() throws IOException {
        Path file = packs.pack("Linux", "x86_64", "25").file();
        byte[] once = Files.readAllBytes(file);
        assertEquals("moth-1.2-beta-linux-x64.tar.gz", file.getFileName().toString());
        packs.pack("Linux", "x86_64", "25");
        assertArrayEquals(once, Files.readAllBytes(file));
    }
}
