package kodama.pack.system;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import kodama.file.GameFileException;
import kodama.pack.archive.ArchiveEntry;
import kodama.pack.archive.FileTree;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** JDKs of all systems are found in folders and archives, and identified by their file {@code release}. */
class JdkTest {
    @TempDir
    private Path temp;

    private Path fake(String path, String system, String processor, String version) throws IOException {
        return FakeJdk.at(temp.resolve("jdk").resolve(path), system, processor, version);
    }

    private String refusal(Path named) {
        return assertThrows(GameFileException.class, () -> Jdk.open(named).close())
                .getMessage()
                .replace(named.toString(), "JDK");
    }

    @ParameterizedTest
    @CsvSource({
        "., Linux, x86_64, 17.0.21.1, Linux x64, 17",
        "jdk-25.0.3+9, Windows, amd64, 25.0.3, Windows x64, 25",
        "zulu-21.jdk/Contents/Home, Darwin, aarch64, 21, macOS aarch64, 21",
        "a/b, macOS, arm64, 26-ea, macOS aarch64, 26",
    })
    void itIsFoundInEachLayout(
            String layout, String system, String processor, String version, String platform, int feature)
            throws IOException {
        fake(layout, system, processor, version);
        Path folder = temp.resolve("jdk");
        FileTree tree = new FileTree().folder("top", folder, path -> true);
        Path zip = Files.write(temp.resolve("jdk.zip"), tree.zip());
        Path tar = Files.write(temp.resolve("jdk.tar.gz"), tree.tarGz());
        for (Path named : List.of(folder, zip, tar)) {
            try (Jdk jdk = Jdk.open(named)) {
                assertEquals(platform, jdk.platform().toString());
                assertEquals(feature, jdk.feature());
                assertTrue(Files.exists(jdk.home().resolve("lib/modules")));
            }
        }
    }

    @Test
    void aJdkWithoutAVirtualMachineIsRejected() throws IOException {
        Path home = fake("x", "Windows", "x86_64", "17");
        Files.delete(home.resolve("bin/jvm.dll"));
        assertEquals(
                "JDK: it is incomplete: it has no Java virtual machine, no jvm.dll or libjvm.so or libjvm.dylib",
                refusal(home));
    }

    @Test
    void unpackedFilesAreDeletedAtTheEnd() throws IOException {
        fake("x", "Linux", "x86_64", "17");
        FileTree tree = new FileTree().folder("top", temp.resolve("jdk"), path -> true);
        Jdk jdk = Jdk.open(Files.write(temp.resolve("jdk.zip"), tree.zip()));
        Path home = jdk.home();
        assertFalse(Files.exists(home.resolve("lib/src.zip")));
        jdk.close();
        assertFalse(Files.exists(home));
    }

    @Test
    void aGivenFolderIsKept() throws IOException {
        Path home = fake("x", "Linux", "x86_64", "17");
        Jdk.open(home).close();
        assertTrue(Files.exists(home.resolve("lib/modules")));
    }

    @Test
    void aJdkIsPreferredToItsJre() throws IOException {
        fake("x/jre", "Linux", "x86_64", "17");
        Path home = fake("x", "Linux", "x86_64", "17");
        try (Jdk jdk = Jdk.open(temp.resolve("jdk"))) {
            assertEquals(home, jdk.home());
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Linux   | x86_64 | 1.8.0_402 | JDK: it is Java 1.8.0_402, but Kodama needs 17 or newer",
                "Linux   | x86_64 | 11.0.2    | JDK: it is Java 11.0.2, but Kodama needs 17 or newer",
                "Linux   | x86_64 | new       | JDK: its file 'release' has the invalid version 'new'",
                "SunOS   | x86_64 | 17        | JDK: its platform SunOS x86_64 is not supported",
                "Linux   | riscv  | 17        | JDK: its platform Linux riscv is not supported",
            })
    void unsupportedJdksAreRejected(String system, String processor, String version, String refusal)
            throws IOException {
        assertEquals(refusal, refusal(fake("x", system, processor, version)));
    }

    @Test
    void aJdkForAlpineLinuxIsRejected() throws IOException {
        Path home = fake("x", "Linux", "x86_64", "17");
        Files.writeString(home.resolve("release"), Files.readString(home.resolve("release")) + "LIBC=\"musl\"\n");
        assertEquals("JDK: it is for Alpine Linux (musl) and does not run on other Linux systems", refusal(home));
    }

    @Test
    void aJdkWithoutADescriptionIsRejected() throws IOException {
        Path home = fake("x", "Linux", "x86_64", "17");
        Files.writeString(home.resolve("release"), "JAVA_VERSION=\"17\"");
        assertEquals("JDK: its file 'release' has no OS_NAME", refusal(home));
        Files.write(home.resolve("release"), new byte[2 << 20]);
        assertEquals("JDK: its file 'release' is too large", refusal(home));
        Files.delete(home.resolve("release"));
        assertEquals("JDK: it has no JDK: no bin/java with a file 'release' next to bin", refusal(home));
        assertEquals("JDK: no such file or folder", refusal(temp.resolve("nowhere")));
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "a shell script takes the place of a tool of the JDK")
    void aJdkOfAnotherSystemIsIncludedWithoutDeveloperFiles() throws IOException {
        Path home = fake("x", "Windows", "x86_64", "25");
        List<String> notes = new ArrayList<>();
        try (Jdk jdk = Jdk.open(home);
                TempFolder scratch = new TempFolder("test")) {
            GameRuntime runtime =
                    new RuntimeBuilder(scratch, notes::add).build(jdk, Path.of("no.jar"), ProgramKind.GAME);
            FileTree tree = new FileTree();
            runtime.addTo(tree, "runtime", ProgramKind.GAME);
            assertEquals(
                    List.of(
                            "runtime/bin/java.exe",
                            "runtime/bin/javaw.exe",
                            "runtime/bin/jvm.dll",
                            "runtime/lib/modules",
                            "runtime/release"),
                    tree.entries().stream().map(ArchiveEntry::path).toList());
            FileTree kodama = new FileTree();
            runtime.addTo(kodama, "runtime", ProgramKind.KODAMA); // which compiles for Java 17
            assertTrue(kodama.entries().stream().anyMatch(entry -> entry.path().equals("runtime/lib/ct.sym")));
        }
        assertEquals(List.of("the pack contains the whole JDK: it has no jmods to link for another system"), notes);
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "a shell script takes the place of a tool of the JDK")
    void jmodsOfAnotherVersionAreNotLinked() throws IOException {
        Path home = fake("x", "Windows", "x86_64", "99");
        Files.createDirectory(home.resolve("jmods"));
        List<String> notes = new ArrayList<>();
        try (Jdk jdk = Jdk.open(home);
                TempFolder scratch = new TempFolder("test")) {
            assertFalse(new RuntimeBuilder(scratch, notes::add)
                    .build(jdk, Path.of("no.jar"), ProgramKind.GAME)
                    .isLinked());
        }
        assertEquals(
                List.of("the pack contains the whole JDK: it is Java 99, and only a running JDK 99 can link its"
                        + " modules (this is " + Runtime.version().feature() + ")"),
                notes);
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "a shell script takes the place of a tool of the JDK")
    void aFailingLinkerIsReported() throws IOException {
        Platform here = Platform.ofThisMachine();
        Path home = fake("x", here.system().title(), System.getProperty("os.arch"), "25");
        Path jlink = home.resolve("bin/jlink");
        Files.writeString(jlink, "#!/bin/sh\necho Error: no modules\necho second line\nexit 1\n");
        jlink.toFile().setExecutable(true);
        List<String> notes = new ArrayList<>();
        try (Jdk jdk = Jdk.open(home);
                TempFolder scratch = new TempFolder("test")) {
            assertFalse(new RuntimeBuilder(scratch, notes::add)
                    .build(jdk, Path.of("no.jar"), ProgramKind.GAME)
                    .isLinked());
        }
        assertEquals(
                List.of("jlink failed (Error: no modules)", "the pack contains the whole JDK: it has no working jlink"),
                notes);
    }
}
