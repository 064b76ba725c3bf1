package kodama.loop.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import kodama.Seed;
import kodama.base.LeakTracker;
import kodama.option.PlayerData;
import kodama.replay.ReplayException;
import kodama.replay.ReplayFile;
import kodama.replay.ReplayHeader;
import kodama.replay.ReplaySaver;
import kodama.replay.ReplayWriter;
import kodama.replay.WorldStart;
import kodama.request.FirstScene;
import kodama.request.GameStart;
import kodama.request.LoopRequest;
import kodama.request.LoopRequests;
import kodama.script.config.GameConfig;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Files that a player drops on the window. */
@Timeout(120)
class DroppedReplaysTest {
    private static final int FILES = Integer.getInteger("mutations", 300);

    private final PlayerData data = PlayerData.inMemory();
    private final GameConfig config =
            GameConfig.read("return { title = 'A', id = 'a' }".getBytes(StandardCharsets.UTF_8));
    private final LoopRequests requests = new LoopRequests();
    private final RunRecorder recorder = new RunRecorder(data.settings(), 60);
    private final WatchableJournal journal = new WatchableJournal(new RewindableRecorder(recorder, data), data);
    private final List<String> warnings = new ArrayList<>();
    private final SavedReplays saved = new SavedReplays(
            new SavedReplays.Session(
                    () -> config,
                    requests,
                    recorder,
                    () -> new ReplaySaver.Snapshot(header("a"), List.of(), false),
                    file -> {},
                    warnings::add,
                    new LeakTracker(false)),
            journal,
            null);

    @TempDir
    private Path folder;

    @AfterEach
    void close() {
        saved.close();
    }

    private static ReplayHeader header(String game) {
        return new ReplayHeader("A", game, "1", "1", "17", 0, 3, 60, Map.of(), 0);
    }

    private static byte[] replay(String game) {
        ReplayWriter writer = new ReplayWriter();
        writer.beginWorld(new WorldStart(true, 7, GameStart.of(FirstScene.of("main")), "en", Map.of(), Map.of()));
        writer.endWorld();
        return ReplayFile.encode(header(game), new byte[200], writer.snapshot());
    }

    /** Drops a file, and waits until it is played or refused. */
    private LoopRequest drop(byte[] content) throws IOException {
        Path file = Files.write(folder.resolve("run.kreplay"), content);
        warnings.clear();
        saved.watchFile(file);
        while (true) {
            saved.update();
            LoopRequest request = requests.drain();
            if (request != null || !warnings.isEmpty()) return request;
            Thread.onSpinWait();
        }
    }

    @Test
    void aReplayOfTheGameIsPlayedFromTheNextReset() throws IOException {
        assertEquals(new LoopRequest.SimpleReset("replay"), drop(replay("a")));
        assertFalse(saved.isWatching());
        journal.beginWorld(new WorldStart(false, 1, GameStart.of(FirstScene.DEFAULT), "en", Map.of(), Map.of()));
        assertTrue(saved.isWatching());
        saved.leave();
        assertEquals(new LoopRequest.SimpleReset("replay"), requests.drain());
    }

    @Test
    void aReplayOfAnotherGameIsRefusedWithASentence() throws IOException {
        assertNull(drop(replay("b")));
        assertEquals(List.of("run.kreplay is a replay of 'A' 1, not of 'A'"), warnings);
    }

    private void reset() {
        journal.beginWorld(new WorldStart(false, 1, GameStart.of(FirstScene.DEFAULT), "en", Map.of(), Map.of()));
    }

    @Test
    void aResetFromOutsideEndsAReplayThatCannotGoOn() throws IOException {
        drop(replay("a"));
        reset();
        assertTrue(saved.isWatching());
        reset();
        assertFalse(saved.isWatching());
    }

    @Test
    void theFirstReplayBeginsInTheFirstFrame() throws IOException {
        saved.watchFirst(Files.write(folder.resolve("run.kreplay"), replay("a")));
        saved.update();
        assertEquals(new LoopRequest.SimpleReset("replay"), requests.drain());
    }

    @Test
    void theFirstReplayMustBeOfTheGame() throws IOException {
        Path file = Files.write(folder.resolve("run.kreplay"), replay("b"));
        ReplayException refused = assertThrows(ReplayException.class, () -> saved.watchFirst(file));
        assertEquals(file + " is a replay of 'A' 1, not of 'A'", refused.getMessage());
    }

    @Test
    void damagedFilesNeverHarm(@Seed(11) Random random) throws IOException {
        byte[] whole = replay("a");
        for (int i = 0; i < FILES; i++) {
            byte[] file = whole.clone();
            for (int n = random.nextInt(6); n >= 0; n--)
                file[random.nextInt(file.length)] ^= (byte) (1 << random.nextInt(8));
            boolean isCut = random.nextInt(4) == 0;
            LoopRequest request = drop(isCut ? Arrays.copyOf(file, random.nextInt(file.length)) : file);
            assertTrue(request != null || warnings.get(0).contains("run.kreplay "), warnings::toString);
        }
    }
}
