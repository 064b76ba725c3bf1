package kodama.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import kodama.NeedsLinks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AtomicFileTest {
    @TempDir
    Path temp;

    @Test
    void writesANewFileAndReplacesAnOldOneLeavingNothingElse() throws IOException {
        write(temp.resolve("save.txt"), "one");
        write(temp.resolve("save.txt"), "two");
        assertEquals("two", Files.readString(temp.resolve("save.txt")));
        assertEquals(List.of("save.txt"), names());
    }

    @Test
    void errorNamesAMissingFolder() {
        Path target = temp.resolve("nope/save.txt");
        assertFails(target + ": cannot be written (no such folder: " + target.getParent() + ")", target);
    }

    @Test
    void aFolderIsNotOverwritten() throws IOException {
        Path target = Files.createDirectory(temp.resolve("folder"));
        assertFails(target + ": cannot be written (it is a folder)", target);
        assertEquals(List.of("folder"), names());
    }

    @Test
    void aFailedTemporaryFileIsDeletedWhateverWasThrown() throws IOException {
        assertThrows(NullPointerException.class, () -> AtomicFile.write(temp.resolve("save.txt"), null));
        assertEquals(List.of(), names());
    }

    @Test
    void aTemporaryFileOfAKilledProcessIsDeleted() throws Exception {
        Process ended = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-version")
                .redirectErrorStream(true)
                .start();
        ended.waitFor();
        Files.writeString(temp.resolve(".save.txt." + ended.pid() + ".part"), "ha");
        Files.writeString(temp.resolve(".save.txt." + ended.pid() + "-2.part"), "ha");
        write(temp.resolve("save.txt"), "whole");
        assertEquals(List.of("save.txt"), names());
    }

    @Test
    void aTemporaryFileOfTheSameProcessIdIsNotReused() throws IOException {
        Path other = temp.resolve(".save.txt." + ProcessHandle.current().pid() + ".part");
        Files.writeString(other, "of a process in another container");
        write(temp.resolve("save.txt"), "mine");
        assertEquals("mine", Files.readString(temp.resolve("save.txt")));
        assertEquals("of a process in another container", Files.readString(other));
    }

    @Test
    void closingDoesNotDeleteTheNextWritersFile() throws IOException {
        Path target = temp.resolve("save.txt");
        TemporaryFile first = TemporaryFile.of(target, new byte[1]);
        first.rename(target);
        try (TemporaryFile next = TemporaryFile.of(target, new byte[2])) {
            first.close();
            next.rename(target);
        }
        assertEquals(2, Files.size(target));
    }

    @Test
    void manyThreadsMayWriteAFileAtOnce() throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(4);
        try {
            List<Callable<Void>> writers = new ArrayList<>();
            for (int i = 0; i < 4; i++) writers.add(() -> writeOften("x".repeat(1000)));
            for (Future<Void> writer : threads.invokeAll(writers)) writer.get();
        } finally {
            threads.shutdown();
        }
        assertEquals("x".repeat(1000), Files.readString(temp.resolve("save.txt")));
        assertEquals(List.of("save.txt"), names());
    }

    private Void writeOften(String text) {
        for (int i = 0; i < 300; i++) write(temp.resolve("save.txt"), text);
        return null;
    }

    @Test
    @NeedsLinks
    void errorNamesABrokenLinkToAFolder() throws IOException {
        Path link = Files.createSymbolicLink(temp.resolve("out"), Path.of("nowhere"));
        GameFileException failure =
                assertThrows(GameFileException.class, () -> AtomicFile.writeWithFolder(link.resolve("a"), new byte[1]));
        assertEquals(link + ": cannot be created (" + link + " is a broken link)", failure.getMessage());
    }

    @Test
    @NeedsLinks
    void aNewFileNeverTakesTheNameOfAnother() throws IOException {
        assertEquals(temp.resolve("a.png"), AtomicFile.writeNew(temp.resolve("a.png"), new byte[1]));
        assertEquals(temp.resolve("a-2.png"), AtomicFile.writeNew(temp.resolve("a.png"), new byte[2]));
        Files.createSymbolicLink(temp.resolve("a-3.png"), temp.resolve("nowhere"));
        assertEquals(temp.resolve("a-4.png"), AtomicFile.writeNew(temp.resolve("a.png"), new byte[3]));
        assertEquals(temp.resolve(".a"), AtomicFile.writeNew(temp.resolve(".a"), new byte[1]));
        assertEquals(temp.resolve(".a-2"), AtomicFile.writeNew(temp.resolve(".a"), new byte[1]));
        assertEquals(1, Files.size(temp.resolve("a.png")));
        assertEquals(List.of(".a", ".a-2", "a-2.png", "a-3.png", "a-4.png", "a.png"), names());
    }

    @Test
    @NeedsLinks
    void aLinkIsReplacedAndNotFollowed() throws IOException {
        Files.writeString(temp.resolve("mine.txt"), "mine");
        Files.createSymbolicLink(temp.resolve("save.txt"), Path.of("mine.txt"));
        write(temp.resolve("save.txt"), "save");
        assertEquals("mine", Files.readString(temp.resolve("mine.txt")));
        assertEquals("save", Files.readString(temp.resolve("save.txt")));
    }

    private static void assertFails(String message, Path target) {
        assertEquals(
                message,
                assertThrows(GameFileException.class, () -> write(target, "x")).getMessage());
    }

    private static void write(Path target, String text) {
        AtomicFile.write(target, text.getBytes(StandardCharsets.UTF_8));
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(temp)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }
}
