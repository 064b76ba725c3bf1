package kodama.pack.system;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import kodama.file.GameFileException;
import kodama.pack.system.Platform.OperatingSystem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Missing requirements of jpackage are reported before it runs. */
class InstallerTypeTest {
    @TempDir
    private Path temp;

    private PackagingTools with(String... programs) throws IOException {
        for (String program : programs) {
            Path file = Files.createDirectories(temp.resolve("bin")).resolve(program);
            Files.writeString(file, "#!/bin/sh\n");
            file.toFile().setExecutable(true);
        }
        return new PackagingTools(temp, List.of(temp.resolve("bin")));
    }

    private static String refusal(InstallerType type, OperatingSystem running, PackagingTools helpers) {
        return assertThrows(GameFileException.class, () -> type.check(running, helpers))
                .getMessage();
    }

    @Test
    void eachSystemBuildsItsOwnTypes() throws IOException {
        assertEquals(
                "installer 'msi': can be built only on Windows, but this is Linux",
                refusal(InstallerType.MSI, OperatingSystem.LINUX, with()));
        assertEquals(InstallerType.EXE, InstallerType.defaultFor(OperatingSystem.WINDOWS));
        assertEquals(InstallerType.DMG, InstallerType.defaultFor(OperatingSystem.MACOS));
        assertEquals(InstallerType.DEB, InstallerType.defaultFor(OperatingSystem.LINUX));
    }

    @Test
    void missingProgramsAreNamed() throws IOException {
        assertEquals(
                "installer 'deb': needs dpkg-deb and fakeroot in the PATH; install it, or use --app-image",
                refusal(InstallerType.DEB, OperatingSystem.LINUX, with("dpkg-deb")));
        assertEquals(
                "installer 'rpm': needs rpmbuild in the PATH; install it, or use --app-image",
                refusal(InstallerType.RPM, OperatingSystem.LINUX, with()));
        assertEquals(
                "installer 'exe': needs the WiX toolset (wix, or candle and light) in the PATH; install it, or"
                        + " use --app-image",
                refusal(InstallerType.EXE, OperatingSystem.WINDOWS, with("candle.exe")));
        assertDoesNotThrow(() -> InstallerType.MSI.check(OperatingSystem.WINDOWS, with("candle.exe", "light.exe")));
        assertDoesNotThrow(() -> InstallerType.DEB.check(OperatingSystem.LINUX, with("dpkg-deb", "fakeroot")));
        assertDoesNotThrow(() -> InstallerType.DMG.check(OperatingSystem.MACOS, with()));
    }

    @Test
    void aJavaWithoutJpackageIsReported() throws IOException {
        Packs packs = new Packs(temp);
        try (Jdk jdk = Jdk.open(packs.jdk("Linux", "x86_64", "17"))) {
            NativePackager packager = new NativePackager(packs.game(), OperatingSystem.LINUX, with(), packs.notes::add);
            assertEquals(
                    "jpackage: is not in the Java that runs Kodama (" + temp + "); run Kodama with a JDK, not a JRE",
                    assertThrows(GameFileException.class, () -> packager.appImage(jdk, temp.resolve("out")))
                            .getMessage());
        }
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "a shell script takes the place of a tool of the JDK")
    void jpackageGetsAllSettingsOfTheGame() throws IOException {
        Packs packs = new Packs(temp);
        PackagingTools helpers = with("jpackage");
        Path output = temp.resolve("said");
        Files.writeString(
                temp.resolve("bin/jpackage"), "#!/bin/sh\nfor word; do echo \"$word\"; done >" + output + "\n");
        try (Jdk jdk = Jdk.open(packs.jdk("Linux", "x86_64", "17"))) {
            new NativePackager(packs.game(), OperatingSystem.LINUX, helpers, packs.notes::add)
                    .appImage(jdk, temp.resolve("out"));
        }
        List<String> words = new ArrayList<>(Files.readAllLines(output));
        for (String option : List.of("--name moth", "--app-version 1.2", "--vendor Ann & Bob", "--main-jar moth.jar"))
            assertEquals(
                    option.substring(option.indexOf(' ') + 1),
                    words.get(words.indexOf(option.substring(0, option.indexOf(' '))) + 1));
    }

    @Test
    void anExistingProgramIsNotReplaced() throws IOException {
        Packs packs = new Packs(temp);
        Path there = Files.createDirectories(temp.resolve("out/moth"));
        try (Jdk jdk = Jdk.open(packs.jdk("Linux", "x86_64", "17"))) {
            NativePackager packager =
                    new NativePackager(packs.game(), OperatingSystem.LINUX, with("jpackage"), packs.notes::add);
            assertEquals(
                    there + ": already exists; remove it or choose another folder",
                    assertThrows(GameFileException.class, () -> packager.appImage(jdk, temp.resolve("out")))
                            .getMessage());
        }
    }
}
