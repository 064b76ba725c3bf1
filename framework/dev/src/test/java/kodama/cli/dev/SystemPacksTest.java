package kodama.cli.dev;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipFile;
import kodama.pack.system.FakeJdk;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The packs for systems that {@code kodama pack} creates, and those that it rejects. */
class SystemPacksTest {
    @TempDir
    private Path temp;

    private Path out() {
        return temp.resolve("out");
    }

    private Shell moths() {
        return new Shell(temp.resolve("moths"))
                .file("game.lua", "return { title = 'Moths', version = '1.0', width = 32, height = 16 }")
                .file("scenes/main.lua", "return function() wait(2) game.quit(0) end");
    }

    private Shell pack(String... options) {
        String game = temp.resolve("moths").toString();
        return moths().kodama(Stream.concat(Stream.of("pack", game), Stream.of(options))
                .toArray(String[]::new));
    }

    private Path jdk(String system, String processor) throws IOException {
        return FakeJdk.at(temp.resolve(system), system, processor, "25.0.3");
    }

    private List<String> written() throws IOException {
        try (Stream<Path> files = Files.list(out())) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void packsForThreeSystemsAreCreatedOnAnyOfThem() throws IOException {
        Shell shell = pack("--for", "windows,macos", "--for", "linux", "-o", out().toString());
        shell.succeeds();
        assertEquals(List.of("moths-1.0-linux.tar.gz", "moths-1.0-macos.zip", "moths-1.0-windows.zip"), written());
        shell.says("wrote " + out().resolve("moths-1.0-macos.zip") + " (macOS, ");
        shell.says("; requires an installed Java 17 or newer)");
        shell.says("note: players need Java 17 or newer for Windows, macOS, Linux; to include it, give a JDK");
    }

    @Test
    void theJdkDeterminesTheSystemOfThePack() throws IOException {
        Shell shell = pack("--jdk", jdk("Windows", "amd64") + "," + jdk("Darwin", "arm64"), "-o", out().toString());
        shell.succeeds();
        assertEquals(List.of("moths-1.0-macos-aarch64.zip", "moths-1.0-windows-x64.zip"), written());
        shell.says("with Java 25, complete)");
        assertFalse(shell.out().contains("players need"));
    }

    @Test
    void thePackCanBeNamed() throws IOException {
        Path file = out().resolve("mine.zip");
        pack("--for", "linux", "-o", file.toString()).succeeds();
        byte[] once = Files.readAllBytes(file);
        pack("--for", "linux", "-o", file.toString()).succeeds();
        assertArrayEquals(once, Files.readAllBytes(file));
        try (ZipFile zip = new ZipFile(file.toFile())) {
            assertTrue(zip.getEntry("moths/app/moths.jar").getSize() > 500_000);
        }
    }

    @Test
    void theIconOfTheGameIsUsed() {
        moths().file("game.lua", "return { icon = 'nowhere', width = 32, height = 16 }")
                .kodama("pack", temp.resolve("moths").toString(), "--for", "linux", "-o", out().toString())
                .refuses("kodama: game.lua: option 'icon': image 'nowhere' cannot be loaded: nowhere.png: no such file"
                        + " in the game");
    }

    @Test
    void unknownSystemsAreRejected() {
        pack("--for", "window")
                .refuses(
                        "kodama: --for must be one of windows, macos, linux but was 'window' (did you mean 'windows'?)");
        pack("--arch", "arm").refuses("kodama: --arch must be one of x64, aarch64 but was 'arm'");
        pack("--installer", "zip")
                .refuses("kodama: --installer must be one of exe, msi, dmg, pkg, deb, rpm but was 'zip'");
    }

    @Test
    void onlyGamepadsCanBeLeftOut() {
        pack("--without", "sound").refuses("kodama: --without must be pads but was 'sound'");
        pack("--without", "pads", "--list").succeeds();
    }

    @Test
    void aJdkForAnotherMachineIsRejected() throws IOException {
        Path jdk = jdk("Windows", "amd64");
        pack("--for", "linux,macos", "--jdk", jdk.toString())
                .refuses("kodama: " + jdk + ": it is for Windows x64, but --for is macos, linux");
        pack("--arch", "aarch64", "--jdk", jdk.toString())
                .refuses("kodama: " + jdk + ": it is for Windows x64, but --arch is aarch64");
    }

    @Test
    void anInvalidTargetIsRejected() throws IOException {
        pack("--for", "linux", "-o", "moths.jar")
                .refuses("kodama: --output must be a folder, .zip or .tar.gz for packs of systems but was 'moths.jar'");
        pack("--for", "windows", "-o", "moths.exe")
                .refuses("kodama: --output must be a folder, .zip or .tar.gz for packs of systems but was 'moths.exe'");
        pack("--for", "linux,macos", "-o", "moths.zip")
                .refuses("kodama: --output must be a folder for several packs but was 'moths.zip'");
        pack("--for", "macos", "-o", "moths.tar.gz")
                .refuses("kodama: moths.tar.gz: a pack for macOS must be a zip file");
        Path folder = Files.createDirectory(temp.resolve("moths.zip"));
        pack("--for", "macos", "-o", folder.toString())
                .refuses("kodama: " + folder + ": cannot be written (it is a folder)");
    }
}
