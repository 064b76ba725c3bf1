package kodama.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Sets the times of files explicitly, so that no test depends on the precision of the file system. */
class FileWatchTest {
    @TempDir
    Path game;

    @TempDir
    Path art;

    private int seconds;
    private FileWatch watch;

    @BeforeEach
    void watchTwoFolders() throws IOException {
        write(game, "game.lua", "return {}");
        write(game, "enemies/popcorn.lua", "speed = 1");
        write(art, "ship.png", "pixels");
        watch = GameFiles.folder(game).layeredOver(GameFiles.folder(art)).watch(() -> true);
    }

    @Test
    void withoutAnEventFoldersAreNotListed() throws IOException {
        boolean[] happened = {false};
        FileWatch quiet = GameFiles.folder(game).watch(() -> happened[0]);
        write(game, "game.lua", "return 5");
        for (int i = 0; i < 3; i++) assertEquals(List.of(), quiet.poll());
        happened[0] = true;
        quiet.poll();
        happened[0] = false;
        assertEquals(List.of("game.lua"), quiet.poll(), "what has not settled is looked at without an event");
    }

    @Test
    void nothingChangedIsEmpty() {
        assertEquals(List.of(), watch.poll());
        assertEquals(List.of(), watch.poll());
    }

    @Test
    void aChangeIsReportedWhenItHasSettled() throws IOException {
        write(game, "enemies/popcorn.lua", "speed = 2");
        assertEquals(List.of(), watch.poll());
        assertEquals(List.of("enemies/popcorn.lua"), watch.poll());
        assertEquals(List.of(), watch.poll());
    }

    @Test
    void reportsThatAChangeIsSettling() throws IOException {
        write(game, "game.lua", "return 4");
        assertFalse(watch.isSettling());
        watch.poll();
        assertTrue(watch.isSettling());
        watch.poll();
        assertFalse(watch.isSettling());
    }

    @Test
    void addedAndRemovedFilesAreReportedSorted() throws IOException {
        write(game, "scenes/title.lua", "new");
        Files.delete(game.resolve("game.lua"));
        Files.delete(art.resolve("ship.png"));
        assertEquals(List.of("game.lua", "scenes/title.lua", "ship.png"), settled());
    }

    @Test
    void aHalfWrittenFileIsNotReportedUntilItSettles() throws IOException {
        write(game, "game.lua", "");
        assertEquals(List.of(), watch.poll());
        write(game, "game.lua", "return { tit");
        assertEquals(List.of(), watch.poll());
        write(game, "game.lua", "return { title = 'x' }");
        assertEquals(List.of(), watch.poll());
        assertEquals(List.of("game.lua"), watch.poll());
    }

    @Test
    void rewritingAFileWithTheSameContentIsNotAChange() throws IOException {
        write(game, "game.lua", "return {}");
        assertEquals(List.of(), settled());
        write(game, "game.lua", "return 12");
        assertEquals(List.of("game.lua"), settled());
    }

    @Test
    void aSaveByRenamingOverTheOldFileIsOneChange() throws IOException {
        write(game, "game.lua~new", "return { 2 }");
        Files.move(game.resolve("game.lua~new"), game.resolve("game.lua"), StandardCopyOption.REPLACE_EXISTING);
        assertEquals(List.of("game.lua"), settled());
    }

    @Test
    void aFileMissingInOnePollIsNotReported() throws IOException {
        Files.delete(game.resolve("game.lua"));
        assertEquals(List.of(), watch.poll());
        write(game, "game.lua", "return {}");
        assertEquals(List.of(), settled());
    }

    @Test
    void aFileCreatedAndDeletedBetweenPollsIsNotReported() throws IOException {
        write(game, "tmp.lua", "x");
        assertEquals(List.of(), watch.poll());
        Files.delete(game.resolve("tmp.lua"));
        assertEquals(List.of(), settled());
    }

    @Test
    void replacingAFileWithAnOlderOneIsAChange() throws IOException {
        write(game, "game.lua", "return 99");
        Files.setLastModifiedTime(game.resolve("game.lua"), FileTime.fromMillis(1000));
        assertEquals(List.of("game.lua"), settled());
    }

    @Test
    void anotherFileOfTheSameSizeAndTimeIsAChange() throws IOException {
        Path file = game.resolve("game.lua");
        Path other = Files.writeString(game.resolve("other"), "return []");
        assumeTrue(Files.readAttributes(file, BasicFileAttributes.class).fileKey() != null, "files have no keys here");
        Files.setLastModifiedTime(other, Files.getLastModifiedTime(file));
        Files.move(other, file, StandardCopyOption.REPLACE_EXISTING);
        assertEquals(List.of("game.lua"), settled());
    }

    @Test
    void aFileNamedByAnEventIsComparedByContent() throws IOException {
        Path file = game.resolve("game.lua").toRealPath();
        Set<Path> named = new HashSet<>();
        watch = new FileWatch(List.of(game.toRealPath()), () -> true, named::contains);
        FileTime time = Files.getLastModifiedTime(file);
        Files.writeString(file, "return []");
        Files.setLastModifiedTime(file, time);
        assertEquals(List.of(), settled(), "looks as before");
        named.add(file);
        assertEquals(List.of(), watch.poll());
        named.clear();
        assertEquals(List.of("game.lua"), watch.poll());
        named.add(file);
        assertEquals(List.of(), settled(), "reads as before");
    }

    @Test
    void onlyTheVisibleFileIsWatched() throws IOException {
        write(game, "ship.png", "other pixels");
        assertEquals(List.of("ship.png"), settled());
        write(art, "ship.png", "hidden below");
        assertEquals(List.of(), settled());
        Files.delete(game.resolve("ship.png"));
        assertEquals(List.of("ship.png"), settled());
    }

    @Test
    void anIdenticalCopyIsNotAChange() throws IOException {
        write(game, "ship.png", "pixels");
        assertEquals(List.of(), settled());
    }

    @Test
    void hiddenFilesOfEditorsAreNotReported() throws IOException {
        write(game, ".game.lua.swp", "swap");
        write(game, ".git/index", "x");
        assertEquals(List.of(), settled());
    }

    @Test
    void largeFilesAreComparedByTimeAndSize() throws IOException {
        String megabytes = "m".repeat(2 << 20);
        write(art, "music.wav", megabytes);
        assertEquals(List.of("music.wav"), settled());
        write(art, "music.wav", megabytes);
        assertEquals(List.of("music.wav"), settled());
    }

    @Test
    void aMissingFolderReportsNothingUntilItReturns() throws IOException {
        Path away = game.resolveSibling(game.getFileName() + "-away");
        Files.move(game, away);
        assertEquals(List.of(), settled());
        Files.move(away, game);
        write(game, "game.lua", "return 3.5");
        assertEquals(List.of("game.lua"), settled());
    }

    private List<String> settled() {
        assertEquals(List.of(), watch.poll());
        return watch.poll();
    }

    private void write(Path folder, String path, String content) throws IOException {
        Path file = folder.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, content);
        Files.setLastModifiedTime(file, FileTime.fromMillis(1_700_000_000_000L + 1000L * ++seconds));
    }
}
