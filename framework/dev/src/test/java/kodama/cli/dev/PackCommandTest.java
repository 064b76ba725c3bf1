package kodama.cli.dev;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import javax.imageio.ImageIO;
import kodama.NeedsCompiler;
import kodama.NeedsLinks;
import kodama.draw.OffscreenPresenter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Packs for players are created from a game's folder. */
class PackCommandTest {
    @TempDir
    private Path temp;

    private Path game() {
        return temp.resolve("moths");
    }

    /** A game with a title and a version, and with development files. */
    private Shell moths() {
        return new Shell(game())
                .file(
                        "game.lua",
                        "return { title = 'Moths', version = '1.0', author = 'Mori', width = 32, height = 16 }")
                .file("scenes/main.lua", "return function() print('at night') wait(2) game.quit(0) end")
                .file("specs/moth_spec.lua", "it('flies', function() end)")
                .file("portal.lua", "return {}")
                .file("README.md", "Moths")
                .file("LICENSE", "MIT, by Mori");
    }

    private Shell pack(String... options) {
        String[] args = new String[options.length + 2];
        System.arraycopy(options, 0, args, 2, options.length);
        args[0] = "pack";
        args[1] = game().toString();
        return new Shell(game()).kodama(args);
    }

    private static List<String> names(Path jar) throws IOException {
        try (JarFile open = new JarFile(jar.toFile())) {
            return open.stream().map(ZipEntry::getName).toList();
        }
    }

    @Test
    void aCommandToTypeHasQuotesWhereItNeedsThem() throws IOException {
        Path target = temp.resolve("night moths").resolve("a.jar");
        Files.createDirectories(target.getParent());
        Shell shell = new Shell(temp.resolve("a")).game("wait(1)");
        shell.kodama("pack", temp.resolve("a").toString(), "-o", target.toString())
                .says("; java -jar \"" + target + "\" plays it");
    }

    @Test
    void aGameBecomesAJarThatPlaysIt() throws Exception {
        moths();
        Shell shell = pack();
        Path jar = game().resolve("build/moths-1.0.jar");
        shell.succeeds();
        assertEquals(
                "wrote %s (%,d bytes); java -jar %s plays it".formatted(jar, Files.size(jar), jar),
                shell.out().strip());
        assertEquals("0 at night", run(jar, "--headless"));
    }

    private static String run(Path jar, String... options) throws IOException, InterruptedException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        ProcessBuilder builder = new ProcessBuilder(java, "-jar", jar.toString());
        builder.command().addAll(List.of(options));
        Process process = builder.redirectErrorStream(true).start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return process.waitFor() + " " + printed.strip();
    }

    @Test
    void aPackPlaysInAFolderOfAnyName() throws Exception {
        moths();
        // letters that are not in the code page of Windows do not reach java.exe
        CharsetEncoder names =
                Charset.forName(System.getProperty("sun.jnu.encoding")).newEncoder();
        for (String name : List.of("wow!", "a!/b #1", "100%21 + ü", "日本")) {
            if (!names.canEncode(name)) continue;
            pack("-o", temp.resolve(name).toString());
            assertEquals("0 at night", run(temp.resolve(name).resolve("moths-1.0.jar"), "--headless"), name);
        }
    }

    @Test
    void theSameGameMakesTheSameBytes() throws IOException {
        moths();
        pack("-o", temp.resolve("a.jar").toString()).succeeds();
        Files.setLastModifiedTime(game().resolve("game.lua"), FileTime.fromMillis(1_000_000_000_000L));
        pack("-o", temp.resolve("b.jar").toString()).succeeds();
        assertArrayEquals(Files.readAllBytes(temp.resolve("a.jar")), Files.readAllBytes(temp.resolve("b.jar")));
    }

    @Test
    void earlierPacksInTheGamesFolderAreExcluded() throws IOException {
        moths();
        Path packs = game().resolve("packs");
        pack("-o", packs.toString(), "--for", "linux,windows").succeeds();
        Path first = Files.copy(packs.resolve("moths-1.0-linux.tar.gz"), temp.resolve("first"));
        pack("-o", packs.toString(), "--for", "linux,windows").succeeds();
        assertArrayEquals(Files.readAllBytes(first), Files.readAllBytes(packs.resolve("moths-1.0-linux.tar.gz")));
    }

    @Test
    void developmentFilesAreExcluded() throws IOException {
        moths();
        Path jar = temp.resolve("a.jar");
        pack("-o", jar.toString()).succeeds();
        assertEquals(
                List.of("kodama/game/", "kodama/game/LICENSE", "kodama/game/game.lua", "kodama/game/scenes/main.lua"),
                names(jar).stream()
                        .filter(name -> name.startsWith("kodama/game"))
                        .toList());
        assertEquals("META-INF/MANIFEST.MF", names(jar).get(0));
        assertTrue(names(jar).containsAll(List.of("LICENSE", "META-INF/LICENSE", "META-INF/NOTICE")));
        assertFalse(names(jar).stream()
                .anyMatch(name -> name.matches("(kodama/(dev|bench|pack|cli/dev)|picocli|com/formdev)/.*")));
    }

    @Test
    void theListPrintsTheContentsAndWritesNothing() {
        moths();
        Shell shell = pack("--list");
        shell.succeeds();
        shell.says("kodama/game/scenes/main.lua");
        shell.says("  specs/moth_spec.lua  (tests)");
        shell.says("  portal.lua  (portal and debug saves)");
        shell.says("  README.md  (documents)");
        assertFalse(Files.exists(game().resolve("build")));
    }

    @Test
    void syntaxErrorsAreReportedByFileAndLine() {
        moths().file("scenes/main.lua", "return function()\n  wait(\nend").file("moth.lua", "x = = 1");
        Shell shell = pack();
        shell.refuses("kodama: not packed: the game would not run:");
        List<String> output = shell.err().lines().skip(1).toList();
        assertEquals(2, output.size(), shell.err());
        assertTrue(output.get(0).startsWith("    " + game().resolve("moth.lua") + ":1:5: error: "), shell.err());
        assertTrue(output.get(1).startsWith("    " + game().resolve("scenes/main.lua") + ":3:1: error: "), shell.err());
        assertFalse(Files.exists(game().resolve("build")));
    }

    @Test
    void anIconThatPlayersWouldNotHaveIsRejected() throws IOException {
        String option = "kodama: game.lua: option 'icon': ";
        moths().file("game.lua", "return { icon = 'art/icno', width = 32, height = 16 }");
        pack().refuses(option + "image 'art/icno' cannot be loaded: art/icno.png: no such file in the game");
        moths().file("game.lua", "return { icon = 'docs/moth' }").file("docs/moth.png", "no picture");
        pack().says(option + "image 'docs/moth' cannot be loaded: it is not a PNG picture");
        Files.write(game().resolve("docs/moth.png"), new OffscreenPresenter(16, 16).png());
        pack().refuses(option + "docs/moth.png is not packed (documents); move or export it");
        pack("--list").refuses(option + "docs/moth.png is not packed (documents); move or export it");
        assertFalse(Files.exists(game().resolve("build")));
    }

    @Test
    void theSplashScreenIsTheImageThatTheGameNames() throws IOException {
        moths().file("game.lua", "return { id = 'moths', splash = 'art/splash', width = 32, height = 16 }");
        pack().refuses("kodama: game.lua: option 'splash': image 'art/splash' cannot be loaded: art/splash.png:"
                + " no such file in the game");
        Files.createDirectories(game().resolve("art"));
        Files.write(game().resolve("art/splash.png"), new OffscreenPresenter(300, 160).png());
        assertEquals(0, pack().code());
        try (JarFile jar = new JarFile(game().resolve("build/moths.jar").toFile())) {
            BufferedImage splash = ImageIO.read(jar.getInputStream(jar.getEntry("kodama/splash.png")));
            assertEquals(List.of(600, 320), List.of(splash.getWidth(), splash.getHeight()));
        }
        Files.write(game().resolve("art/splash.png"), new OffscreenPresenter(1280, 320).png());
        assertEquals(0, pack().code());
        try (JarFile jar = new JarFile(game().resolve("build/moths.jar").toFile())) {
            BufferedImage splash = ImageIO.read(jar.getInputStream(jar.getEntry("kodama/splash.png")));
            assertEquals(List.of(640, 160), List.of(splash.getWidth(), splash.getHeight()));
        }
    }

    @Test
    void missingFilesAreReportedExceptInExcludedScripts() {
        moths().file("scenes/main.lua", "return function(self)\n  self.sprite = 'Moth'\n  wait_forever()\nend")
                .file("moth.png", "")
                .file("specs/moth_spec.lua", "it('flies', function( end)");
        Shell shell = pack("--list");
        assertEquals(0, shell.code(), shell.err());
        assertTrue(shell.err().startsWith(game().resolve("scenes/main.lua") + ":2:"), shell.err());
        assertTrue(shell.err().contains("'moth'"), shell.err());
        assertFalse(shell.err().contains("specs"), shell.err());
    }

    @Test
    @NeedsLinks
    void aBuildFolderLinkedOutOfTheGameIsRejected(@TempDir Path elsewhere) throws IOException {
        moths();
        Path link = Files.createSymbolicLink(game().resolve("build"), elsewhere);
        String refusal = "kodama: " + link + ": a link to " + elsewhere.toRealPath() + ", outside of "
                + game().toRealPath() + "; it is not followed";
        pack().refuses(refusal);
        pack("--for", "linux").refuses(refusal);
        assertEquals(0, elsewhere.toFile().list().length);
        pack("-o", link.toString()).succeeds();
        assertEquals(1, elsewhere.toFile().list().length, "a person has named it");
    }

    @Test
    void aPackIsWrittenIntoTheGivenFolder() {
        moths();
        pack("-o", temp.toString()).succeeds();
        assertTrue(Files.exists(temp.resolve("moths-1.0.jar")));
        pack("-o", temp.resolve("dist").toString()).succeeds();
        assertTrue(Files.exists(temp.resolve("dist/moths-1.0.jar")));
    }

    @Test
    void anArchiveIsWrittenOnlyForSystems() {
        moths();
        pack("-o", "moths.zip")
                .refuses("kodama: --output must be a folder or .jar without --for or --jdk but was 'moths.zip'");
        assertFalse(Files.exists(Path.of("moths.zip")));
    }

    @Test
    void missingPluginsAreReported() throws IOException {
        moths();
        Path none = temp.resolve("plugins");
        pack("--plugins", none.toString()).refuses("kodama: there is no folder '" + none + "'");
        Files.createDirectory(none);
        pack("--plugins", none.toString()).refuses("kodama: there is no jar in '" + none + "'");
    }

    @Test
    @NeedsCompiler
    void changedSourcesAreCompiledFirst() throws IOException {
        Files.createDirectories(temp.resolve("classes"));
        Shell shell = new Shell(temp).file("game.lua", "return { java = { 'classes' }, scene = 'mygame.Moon' }");
        shell.file("java/mygame/Moon.java", "package mygame; public class Moon {}");
        shell.kodama("pack", temp.toString(), "-o", temp.resolve("moon.jar").toString());
        shell.succeeds();
        assertTrue(Files.exists(temp.resolve("classes/mygame/Moon.class")));
        shell.file("java/mygame/Moon.java", "package mygame; public class Moon");
        Files.setLastModifiedTime(temp.resolve("classes/mygame/Moon.class"), FileTime.fromMillis(0));
        shell.kodama("pack", temp.toString())
                .refuses("kodama: java/mygame/Moon.java:1: reached end of file while parsing");
    }
}
