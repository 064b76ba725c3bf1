package kodama.loop.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import kodama.base.LeakTracker;
import kodama.file.ContainedPath;
import kodama.option.PlayerData;
import kodama.replay.ReplayFile;
import kodama.replay.ReplayFolder;
import kodama.replay.ReplayHeader;
import kodama.replay.ReplaySaver;
import kodama.replay.ReplayWriter;
import kodama.replay.WorldStart;
import kodama.request.FirstScene;
import kodama.request.GameStart;
import kodama.request.LoopRequests;
import kodama.script.config.GameConfig;
import kodama.script.game.PlayerReplays.WatchOptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Slow disks, and files with odd names. */
@Timeout(60)
class SavedReplaysTest {
    private final PlayerData data = PlayerData.inMemory();
    private final GameConfig config =
            GameConfig.read("return { title = 'A', id = 'a' }".getBytes(StandardCharsets.UTF_8));
    private final LoopRequests requests = new LoopRequests();
    private final RunRecorder recorder = new RunRecorder(data.settings(), 60);
    private final WatchableJournal journal = new WatchableJournal(new RewindableRecorder(recorder, data), data);
    private final List<String> warnings = new ArrayList<>();
    private final CountDownLatch disk = new CountDownLatch(1);

    @TempDir
    private Path folder;

    private SavedReplays saved;

    @BeforeEach
    void open() {
        saved = new SavedReplays(
                new SavedReplays.Session(
                        () -> config,
                        requests,
                        recorder,
                        () -> new ReplaySaver.Snapshot(header(Map.of()), List.of(), false),
                        file -> waitForDisk(),
                        warnings::add,
                        new LeakTracker(false)),
                journal,
                new ReplayFolder(ContainedPath.root(folder).resolve("replays")));
    }

    private void waitForDisk() {
        try {
            disk.await();
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }

    private static ReplayHeader header(Map<String, Object> fields) {
        return new ReplayHeader("A", "a", "1", "1", "17", 0, 3, 60, fields, 0);
    }

    private static byte[] replay(Map<String, Object> fields) {
        ReplayWriter writer = new ReplayWriter();
        writer.beginWorld(new WorldStart(true, 7, GameStart.of(FirstScene.of("main")), "en", Map.of(), Map.of()));
        writer.endWorld();
        return ReplayFile.encode(header(fields), new byte[0], writer.snapshot());
    }

    private Path write(String name, byte[] content) throws IOException {
        return Files.write(Files.createDirectories(folder.resolve("replays")).resolve(name + ".kreplay"), content);
    }

    private List<?> list() throws InterruptedException {
        while (!(saved.list() instanceof List)) {
            Thread.sleep(1);
            saved.update();
        }
        return (List<?>) saved.list();
    }

    @Test
    void callsThatTheDiskIsTooSlowForAreReportedOnceInAFrame() throws IOException, InterruptedException {
        write("x", replay(Map.of()));
        for (int i = 0; i < 40; i++) saved.show("x");
        saved.delete("x");
        saved.watch("x", WatchOptions.DEFAULT);
        assertEquals(
                List.of("a replay was not saved, changed or read because more than 16 calls wait for the disk"),
                warnings);
        disk.countDown();
        saved.close();
    }

    @Test
    void aReplayThatCannotBeWrittenAtTheEndIsReported() throws IOException {
        Files.writeString(folder.resolve("replays"), "");
        saved.save("x");
        saved.close();
        assertEquals(1, warnings.size(), warnings::toString);
        assertTrue(warnings.get(0).contains("replays"), warnings.get(0));
    }

    @Test
    void textOfFilesIsPrintableInTheList() throws IOException, InterruptedException {
        Path odd;
        try {
            odd = write("a\n\033[1m", replay(Map.of("stage", "b\nc")));
        } catch (InvalidPathException impossibleHere) {
            return;
        }
        Map<?, ?> entry = (Map<?, ?>) list().get(0);
        assertEquals("a\\n\\027[1m", entry.get("name"));
        assertEquals(Map.of("stage", "b\\nc"), entry.get("fields"));
        saved.delete("a\\n\\027[1m");
        assertEquals(List.of(), list());
        assertFalse(Files.exists(odd));
        saved.close();
    }
}
