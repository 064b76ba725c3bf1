package kodama.dev;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import kodama.NeedsLinks;
import kodama.dev.portal.PortalStateStore;
import kodama.file.ContainedPath;
import kodama.file.GameFiles;
import kodama.log.Log;
import kodama.request.LoopRequests;
import kodama.request.PortalState;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files that {@code kodama dev} writes into a game's folder stay in it, whatever links the folder contains. */
class StrangersFolderTest {
    @TempDir
    private Path folder;

    @TempDir
    private Path elsewhere;

    private final List<String> output = new ArrayList<>();
    private final Log log = Log.withRepeats(output::add);
    private ContainedPath game;

    @BeforeEach
    void files() throws IOException {
        game = ContainedPath.root(folder);
        Files.writeString(elsewhere.resolve("tunes.properties"), "secret=42\n");
        Files.writeString(elsewhere.resolve("portal.properties"), "entry=secret\n");
        Files.writeString(elsewhere.resolve("console.properties"), "000=secret\n");
    }

    private void assertNothingLeaks() throws IOException {
        TuneStore tunes = new TuneStore(game, GameFiles.folder(folder), log);
        assertNull(tunes.load("secret"));
        tunes.save("speed", "2");
        LoopRequests requests = new LoopRequests();
        new PortalStateStore(requests, game, log);
        assertEquals(PortalState.INITIAL, requests.portal());
        assertEquals("secret=42\n", Files.readString(elsewhere.resolve("tunes.properties")));
        try (Stream<Path> files = Files.list(elsewhere)) {
            assertEquals(3, files.count());
        }
        assertEquals(3, output.size(), output.toString());
        for (String line : output) {
            assertTrue(line.contains(": a link to " + elsewhere.toRealPath()), line);
            assertTrue(line.endsWith(", outside of " + folder.toRealPath() + "; it is not followed"), line);
        }
    }

    @Test
    @NeedsLinks
    void aLinkInsteadOfTheFolderIsNotFollowed() throws IOException {
        Files.createSymbolicLink(folder.resolve(".kodama"), elsewhere);
        assertNothingLeaks();
    }

    @Test
    @NeedsLinks
    void linksInsteadOfTheFilesAreNotFollowed() throws IOException {
        Path kept = Files.createDirectory(folder.resolve(".kodama"));
        for (String name : List.of("tunes.properties", "portal.properties", "console.properties"))
            Files.createSymbolicLink(kept.resolve(name), elsewhere.resolve(name));
        assertNothingLeaks();
    }

    @Test
    void aFileThatIsTooLargeIsNotRead() throws IOException {
        Path file = Files.createDirectory(folder.resolve(".kodama")).resolve("tunes.properties");
        try (RandomAccessFile large = new RandomAccessFile(file.toFile(), "rw")) {
            large.setLength(60_000_000);
        }
        TuneStore tunes = new TuneStore(game, GameFiles.folder(folder), log);
        assertEquals(
                List.of("tuned values could not be read; the scripts' values are used: " + file
                        + ": must have at most 1048576 bytes but has 60000000"),
                output);
        tunes.save("text", "x".repeat(2_000_000));
        assertTrue(output.get(1).contains("must have at most 1048576 bytes but has 2000006"), output.get(1));
        assertEquals(60_000_000, Files.size(file));
    }

    @Test
    void aFileInsteadOfTheFolderIsReportedAndKept() throws IOException {
        Files.writeString(folder.resolve(".kodama"), "mine");
        new TuneStore(game, GameFiles.folder(folder), log).save("speed", "2");
        assertEquals(
                List.of("tuned values are not saved: " + folder.resolve(".kodama") + ": cannot be created ("
                        + folder.resolve(".kodama") + " is a file)"),
                output);
        assertFalse(Files.isDirectory(folder.resolve(".kodama")));
    }
}
