package kodama.replay;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Semaphore;
import kodama.base.LeakTracker;
import kodama.file.GameFileException;
import kodama.replay.ReplaySaver.Snapshot;
import kodama.time.ManualClock;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A slow, full or missing disk neither delays nor ends the game. */
@Timeout(60)
class ReplaySaverTest {
    private final ManualClock clock = new ManualClock();
    private final LeakTracker leaks = new LeakTracker();
    private final List<String> notices = Collections.synchronizedList(new ArrayList<>());
    private final List<byte[]> chunks = new ArrayList<>(List.of(new byte[] {9}));

    /** Ticks of the snapshots that the disk was asked to write. */
    private final List<Long> asked = Collections.synchronizedList(new ArrayList<>());

    private final Semaphore begun = new Semaphore(0);
    private final Semaphore room = new Semaphore(0);
    private volatile boolean isFull;
    private boolean hasReachedLimit;
    private long tick;

    @TempDir
    Path temp;

    private Snapshot snapshot() {
        return new Snapshot(Headers.of("Demo", tick, Map.of()), List.copyOf(chunks), hasReachedLimit);
    }

    private ReplaySaver saver(Path file) {
        return new ReplaySaver(file, this::snapshot, clock, notices::add, leaks);
    }

    /** A saver whose disk writes when the test permits it, and fails when it is full. */
    private ReplaySaver saver() {
        return new ReplaySaver(this::disk, this::snapshot, clock, notices::add, leaks);
    }

    private void disk(byte[] content) {
        asked.add(ReplayFile.decode("disk", content).header().ticks());
        begun.release();
        room.acquireUninterruptibly();
        if (isFull) throw new GameFileException("run.kreplay", "cannot be written (No space left on device)");
    }

    private void tenSeconds(ReplaySaver saver) {
        clock.advanceMillis(9_999);
        saver.update();
        clock.advanceMillis(1);
        tick++;
        saver.update();
    }

    @Test
    void theWholeRecordingIsWrittenAtTheEnd() {
        Path file = temp.resolve("run.kreplay");
        try (ReplaySaver saver = saver(file)) {
            saver.update();
            chunks.add(new byte[] {1, 2});
            chunks.add(new byte[] {3});
            tick = 7;
        }
        assertEquals(7, ReplayFile.readHeader(file).ticks());
        assertArrayEquals(new byte[] {9, 1, 2, 3}, ReplayFile.read(file).body());
        assertEquals(List.of(), notices);
        assertEquals(List.of(), leaks.survivors(LeakTracker.Lifetime.LOOP));
    }

    @Test
    void itIsWrittenEveryTenSeconds() throws InterruptedException {
        room.release(99);
        try (ReplaySaver saver = saver()) {
            for (int i = 0; i < 3; i++) {
                tenSeconds(saver);
                begun.acquire();
            }
            assertEquals(List.of(1L, 2L, 3L), asked);
        }
        assertEquals(List.of(1L, 2L, 3L, 3L), asked);
    }

    @Test
    void nothingIsStartedBeforeTheFirstWrite() {
        ReplaySaver saver = saver();
        saver.update();
        clock.advanceMillis(9_999);
        saver.update();
        assertEquals(List.of(), leaks.survivors(LeakTracker.Lifetime.LOOP));
    }

    @Test
    void whileTheDiskIsSlowOnlyTheNewestSnapshotWaits() throws InterruptedException {
        ReplaySaver saver = saver();
        tenSeconds(saver);
        begun.acquire(); // the disk is busy with the first
        for (int i = 0; i < 5; i++) tenSeconds(saver);
        room.release(99);
        saver.close();
        assertEquals(1L, asked.get(0));
        assertEquals(6L, asked.get(asked.size() - 1));
        assertTrue(asked.size() <= 3, asked.toString());
    }

    @Test
    void aFullDiskIsReportedOnceAndTriedAgain() throws InterruptedException {
        isFull = true;
        room.release(99);
        try (ReplaySaver saver = saver()) {
            for (int i = 0; i < 4; i++) {
                tenSeconds(saver);
                begun.acquire();
            }
        }
        assertEquals(5, asked.size());
        assertEquals(
                List.of("the replay may be lost: run.kreplay: cannot be written (No space left on device)"), notices);
    }

    @Test
    void aRunInWhichNoSceneWasStartedDoesNotReplaceAnOlderReplay() throws IOException {
        Path file = Files.writeString(temp.resolve("run.kreplay"), "older");
        chunks.clear();
        try (ReplaySaver saver = saver(file)) {
            tenSeconds(saver);
        }
        assertEquals("older", Files.readString(file));
        assertEquals(List.of("no replay is written, because no scene was started"), notices);
        assertEquals(List.of(), leaks.survivors(LeakTracker.Lifetime.LOOP));
    }

    @Test
    void aRecordingThatIsFullIsReportedOnce() throws InterruptedException {
        room.release(99);
        try (ReplaySaver saver = saver()) {
            tenSeconds(saver);
            begun.acquire();
            hasReachedLimit = true;
            for (int i = 0; i < 3; i++) {
                tenSeconds(saver);
                begun.acquire();
            }
        }
        assertEquals(List.of("the replay ends after 2 ticks, because it has reached its largest size"), notices);
    }

    @Test
    void afterAFullDiskALaterWriteSucceeds() throws IOException {
        Path folder = Files.createDirectory(temp.resolve("replays"));
        Path file = folder.resolve("run.kreplay");
        Files.delete(folder);
        try (ReplaySaver saver = saver(file)) {
            tenSeconds(saver);
            while (notices.isEmpty()) Thread.onSpinWait();
            Files.createDirectory(folder);
        }
        assertEquals(1, ReplayFile.readHeader(file).ticks());
        assertEquals(
                List.of("the replay may be lost: " + file + ": cannot be written (no such folder: " + folder + ")"),
                notices);
    }

    @Test
    void aRecordingThatIsTooLargeIsReportedOnce() {
        chunks.clear();
        chunks.addAll(Collections.nCopies(257, new byte[1 << 20]));
        Path file = temp.resolve("run.kreplay");
        saver(file).close();
        assertEquals(
                List.of("the replay may be lost: the recording must have at most 268435456 bytes but has 269484032"),
                notices);
        assertFalse(Files.exists(file));
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "Windows has no named pipes in folders")
    void aFileThatCannotBeWrittenIsRefusedBeforeTheGameStarts() throws Exception {
        assertRefused(temp + " cannot be written (it is a folder)", temp);
        Path lost = temp.resolve("none/run.kreplay");
        assertRefused(lost + " cannot be written (no such folder: " + lost.getParent() + ")", lost);
        assertDoesNotThrow(() -> ReplaySaver.check(temp.resolve("run.kreplay")));
        Path pipe = temp.resolve("pipe");
        assumeTrue(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() == 0, "no mkfifo here");
        assertRefused(pipe + " cannot be written (it is not a file)", pipe);
    }

    private static void assertRefused(String message, Path file) {
        assertEquals(
                message,
                assertThrows(ReplayException.class, () -> ReplaySaver.check(file))
                        .getMessage());
    }
}
