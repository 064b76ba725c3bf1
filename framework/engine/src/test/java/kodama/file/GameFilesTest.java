package kodama.file;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import kodama.NeedsLinks;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;

class GameFilesTest {
    @TempDir
    Path temp;

    @Test
    void readsAFileOfAFolder() throws IOException {
        Path game = folder("game", "enemies/popcorn.lua");
        assertArrayEquals(bytes("game"), GameFiles.folder(game).read("enemies/popcorn.lua"));
    }

    @Test
    void returnsThePathOfAFileUnlessItIsInAJar() throws IOException {
        Path game = folder("game", "enemies/popcorn.lua");
        GameFiles files = GameFiles.folder(game).layeredOver(GameFiles.jar(jar("a.jar", "other.lua"), ""));
        Path file = game.toRealPath().resolve("enemies/popcorn.lua");
        assertEquals(Optional.of(file), files.pathOnDisk("enemies/popcorn.lua"));
        assertEquals(Optional.of(file), files.cached().pathOnDisk("enemies/popcorn.lua"));
        assertEquals(Optional.empty(), files.pathOnDisk("other.lua"));
        assertEquals(Optional.empty(), files.pathOnDisk("nosuch.lua"));
    }

    @Test
    void readsAFileOfAJarBelowItsPrefix() throws IOException {
        GameFiles files = GameFiles.jar(jar("a.jar", "kodama/game/game.lua", "other.lua"), "kodama/game");
        assertArrayEquals(bytes("a.jar"), files.read("game.lua"));
        assertFalse(files.exists("other.lua"));
        assertEquals(List.of("game.lua"), files.list("lua"));
    }

    @Test
    void cachedFilesKeepTheContentOfTheFirstRead() throws IOException {
        Path game = folder("game", "a.lua", "b.lua");
        GameFiles kept = GameFiles.folder(game).cached();
        kept.read("a.lua")[0] = '!';
        assertTrue(kept.exists("b.lua"));
        assertFalse(kept.exists("c.lua"));
        Files.writeString(game.resolve("a.lua"), "changed");
        Files.writeString(game.resolve("c.lua"), "new");
        assertArrayEquals(bytes("game"), kept.read("a.lua"));
        assertFalse(kept.exists("c.lua"));
        assertFails("d.lua: no such file in the game", () -> kept.read("d.lua"));
    }

    @Test
    void aWholeJarHasTheEmptyPrefix() throws IOException {
        assertTrue(GameFiles.jar(jar("a.zip", "gfx/ship.png"), "").exists("gfx/ship.png"));
    }

    @Test
    void theClassPathFindsFoldersAndJarsAndTheFirstWins() throws IOException {
        Path folder = folder("with space", "kodama/game/game.lua");
        Path jar = jar("b c.jar", "kodama/", "kodama/game/", "kodama/game/game.lua", "kodama/game/ship.png");
        URL[] urls = {folder.toUri().toURL(), jar.toUri().toURL()};
        try (URLClassLoader loader = new URLClassLoader(urls, null)) {
            GameFiles files = GameFiles.classpath(loader, "kodama/game/");
            assertArrayEquals(bytes("with space"), files.read("game.lua"));
            assertArrayEquals(bytes("b c.jar"), files.read("ship.png"));
            assertFails(
                    "kodama/nope/: no such folder on the class path", () -> GameFiles.classpath(loader, "kodama/nope"));
        }
    }

    @Test
    void aJarBelowAFolderThatEndsInAnExclamationMarkIsFound() throws IOException {
        Path folder = Files.createDirectories(temp.resolve("wow!/kodama!"));
        Path jar = jar("wow!/kodama!/b%21 #1.jar", "kodama/game/", "kodama/game/game.lua");
        URL[] urls = {jar.toUri().toURL()};
        try (URLClassLoader loader = new URLClassLoader(urls, null)) {
            GameFiles files = GameFiles.classpath(loader, "kodama/game/");
            assertTrue(files.toString().startsWith(folder.toString()), files.toString());
            assertArrayEquals(bytes("wow!/kodama!/b%21 #1.jar"), files.read("game.lua"));
        }
    }

    @Test
    void textFilesHaveALowerLimitThanPictures() throws IOException {
        Path game = folder("game", "a.lua", "a.json", "a.png");
        for (String name : List.of("a.lua", "a.json", "a.png")) {
            try (RandomAccessFile large =
                    new RandomAccessFile(game.resolve(name).toFile(), "rw")) {
                large.setLength((16 << 20) + 1);
            }
        }
        GameFiles files = GameFiles.folder(game);
        assertFails("a.lua: must have at most 16777216 bytes but has 16777217", () -> files.read("a.lua"));
        assertFails("a.json: must have at most 16777216 bytes but has 16777217", () -> files.read("a.json"));
        assertEquals((16 << 20) + 1, files.read("a.png").length);
    }

    @Test
    void theUpperOfTwoFoldersWins() throws IOException {
        GameFiles upper = GameFiles.folder(folder("upper", "a.lua", "both.lua"));
        GameFiles files = upper.layeredOver(GameFiles.folder(folder("lower", "both.lua", "z.lua")));
        assertArrayEquals(bytes("upper"), files.read("both.lua"));
        assertArrayEquals(bytes("lower"), files.read("z.lua"));
        assertEquals(List.of("a.lua", "both.lua", "z.lua"), files.list("lua"));
        assertEquals(List.of("a", "both", "z"), files.names("lua"));
        assertFalse(upper.exists("z.lua"));
    }

    @Test
    void listsByExtensionSortedWithoutHiddenNames() throws IOException {
        Path game = folder("game", "b/z.lua", "a.lua", "b.png", ".git/x.lua", "b/._z.lua", "lua", "c.lua/d.lua");
        assertEquals(
                List.of("a.lua", "b/z.lua", "c.lua/d.lua"),
                GameFiles.folder(game).list("lua"));
    }

    @Test
    void theErrorOfAMissingFileDoesNotSayWhereTheGameIs() throws IOException {
        Path one = folder("one", "a.lua");
        Path two = folder("two", "a.lua");
        GameFiles files = GameFiles.folder(one).layeredOver(GameFiles.folder(two));
        assertFails("gfx/ship.png: no such file in the game", () -> files.read("gfx/ship.png"));
        assertFalse(files.exists("gfx/ship.png"));
    }

    @Test
    void aNameInTheWrongCaseIsAnErrorThatShowsTheRightOne() throws IOException {
        Path game = folder("game", "enemies/popcorn.lua");
        GameFiles files = GameFiles.folder(game);
        assertFalse(files.exists("Enemies/Popcorn.lua"));
        assertFails(
                "Enemies/Popcorn.lua: no such file in the game; there is 'enemies/popcorn.lua', but names are"
                        + " case-sensitive",
                () -> files.read("Enemies/Popcorn.lua"));
    }

    @Test
    void wrongCaseIsDetectedInJars() throws IOException {
        Path jar = jar("a.jar", "g/ship.png");
        assertFails(
                "Ship.png: no such file in the game; there is 'ship.png', but names are case-sensitive",
                () -> GameFiles.jar(jar, "g/").read("Ship.png"));
    }

    @Test
    void aFolderIsNotAFile() throws IOException {
        GameFiles files = GameFiles.folder(folder("game", "gfx/ship.png"));
        assertFalse(files.exists("gfx"));
        assertFails("gfx: a folder, not a file", () -> files.read("gfx"));
    }

    @Test
    void aFileIsNotAFolder() throws IOException {
        GameFiles files = GameFiles.folder(folder("game", "a.lua"));
        assertFalse(files.exists("a.lua/b.lua"));
    }

    @Test
    void aPathThatBreaksARuleIsRejected() throws IOException {
        GameFiles files = GameFiles.folder(folder("game", "a/b"));
        assertRefused(files, "/etc/passwd", "must be relative to the game, without '/' at the start");
        assertRefused(files, "../secret", "the path must not contain '..'");
        assertRefused(files, "a/../../secret", "the path must not contain '..'");
        assertRefused(files, "a/./b", "names that start with '.' are not part of a game");
        assertRefused(files, ".git/config", "names that start with '.' are not part of a game");
        assertRefused(files, "a//b", "a name between two '/' is empty");
        assertRefused(files, "a/", "a name between two '/' is empty");
        assertRefused(files, "gfx\\ship.png", "folders are separated by '/', not by '\\'");
        assertRefused(files, "C:/secret", "must not contain ':'");
        assertFails("'': the name of a file is empty", () -> files.read(""));
    }

    private static void assertRefused(GameFiles files, String path, String reason) {
        assertFails(path + ": " + reason, () -> files.read(path));
        assertFails(path + ": " + reason, () -> files.exists(path));
    }

    @Test
    void controlCharactersAreRejectedAndNotPrinted() throws IOException {
        GameFiles files = GameFiles.folder(folder("game", "a"));
        assertFails("a?b: must not contain control characters", () -> files.read("a\0b"));
    }

    @Test
    void anExtremelyLongNameIsRejectedInOneLine() throws IOException {
        GameFiles files = GameFiles.folder(folder("game", "a"));
        assertFails(
                "x".repeat(40) + "…: must have at most 240 characters but has 5000",
                () -> files.read("x".repeat(5000)));
    }

    @Test
    @NeedsLinks
    void aLinkOutOfTheGameIsRejected() throws IOException {
        Path secret = folder("secret", "key.txt");
        Path game = folder("game", "a.lua");
        link(game.resolve("key.txt"), secret.resolve("key.txt"));
        link(game.resolve("all"), secret);
        GameFiles files = GameFiles.folder(game);
        assertFails("key.txt: a link that leads out of " + game, () -> files.read("key.txt"));
        assertFails("all/key.txt: a link that leads out of " + game, () -> files.read("all/key.txt"));
        assertFalse(files.exists("key.txt"));
        assertEquals(List.of(), files.list("txt"));
    }

    @Test
    @NeedsLinks
    void aLinkInsideTheGameIsAFileLikeAnyOther() throws IOException {
        Path game = folder("game", "gfx/ship.png");
        link(game.resolve("player.png"), game.resolve("gfx/ship.png"));
        GameFiles files = GameFiles.folder(game);
        assertArrayEquals(bytes("game"), files.read("player.png"));
        assertEquals(List.of("gfx/ship.png", "player.png"), files.list("png"));
    }

    @Test
    @NeedsLinks
    void theGameFolderItselfMayBeALink() throws IOException {
        link(temp.resolve("link"), folder("game", "a.lua"));
        GameFiles files = GameFiles.folder(temp.resolve("link"));
        assertTrue(files.exists("a.lua"));
        assertEquals(List.of("a.lua"), files.list("lua"));
    }

    @Test
    void aHugeFileIsRejectedBeforeItIsRead() throws IOException {
        Path game = folder("game", "a.lua");
        long size = 256L * 1024 * 1024 + 1;
        try (FileChannel hole =
                FileChannel.open(game.resolve("huge.wav"), StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            hole.write(ByteBuffer.allocate(1), size - 1);
        }
        assertFails("huge.wav: must have at most 268435456 bytes but has 268435457", () -> GameFiles.folder(game)
                .read("huge.wav"));
    }

    @Test
    void errorNamesAMissingFolderOrJar() throws IOException {
        Path nope = temp.resolve("nope");
        Path file = folder("game", "a.lua").resolve("a.lua");
        assertFails(nope + ": no such folder", () -> GameFiles.folder(nope));
        assertFails(file + ": not a folder", () -> GameFiles.folder(file));
        assertFails(nope + ": no such jar", () -> GameFiles.jar(nope, ""));
        GameFileException broken = assertThrows(GameFileException.class, () -> GameFiles.jar(file, ""));
        assertEquals(file.toString(), broken.path());
        assertTrue(broken.reason().startsWith("not a readable jar ("), broken.reason());
    }

    private Path folder(String name, String... files) throws IOException {
        Path folder = temp.resolve(name);
        for (String file : files) {
            Files.createDirectories(folder.resolve(file).getParent());
            Files.write(folder.resolve(file), bytes(name));
        }
        return folder;
    }

    private Path jar(String name, String... entries) throws IOException {
        Path jar = temp.resolve(name);
        try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(jar))) {
            for (String entry : entries) {
                out.putNextEntry(new ZipEntry(entry));
                if (!entry.endsWith("/")) out.write(bytes(name));
            }
        }
        return jar;
    }

    private static void link(Path link, Path target) {
        try {
            Files.createSymbolicLink(link, target);
        } catch (IOException | UnsupportedOperationException e) {
            Assumptions.abort("this system makes no links: " + e.getMessage());
        }
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static void assertFails(String message, Executable call) {
        assertEquals(message, assertThrows(GameFileException.class, call).getMessage());
    }
}
