package kodama.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import kodama.Seed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * A damaged or hostile file is refused with a sentence or read, nothing else. Each build tries a few hundred files;
 * {@code -Dmutations=100000} sets the number.
 */
class ReplayMutationTest {
    private static final int MUTATIONS = Integer.getInteger("mutations", 500);

    /** Ticks and events of a body that are played; a damaged one may declare millions. */
    private static final int MOST_TICKS = 10_000;

    private final List<byte[]> originals = new ArrayList<>();

    @TempDir
    Path temp;

    private void addOriginals(Random random) {
        byte[] noise = new byte[500];
        random.nextBytes(noise);
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("player", "Zoë");
        fields.put("score", 12.5);
        fields.put("cleared", true);
        originals.add(ReplayFile.encode(Headers.plain(), List.of()));
        originals.add(ReplayFile.encode(Headers.of("Köder", 100, fields), List.of(noise)));
        originals.add(ReplayFile.encode(Headers.longest(), List.of(new byte[3000], noise)));
        originals.add(ReplayFile.encode(Headers.plain(), new byte[900], List.of(noise)));
        originals.add(ReplayFile.encode(Headers.plain(), Collections.nCopies(20, new byte[1 << 16])));
    }

    @Test
    @Timeout(1800)
    void eachDamagedFileIsReadOrRefusedWithASentence(@Seed(33) Random random) throws IOException {
        addOriginals(random);
        ReplayMutator mutator = new ReplayMutator(random);
        Path file = temp.resolve("run.kreplay");
        int read = 0;
        for (int i = 0; i < MUTATIONS; i++) {
            Files.write(file, mutator.mutated(originals.get(random.nextInt(originals.size()))));
            if (isRead(file)) read++;
        }
        assertTrue(read < MUTATIONS / 4, read + " were read");
    }

    private static boolean isRead(Path file) {
        ReplayEntry entry = ReplayFile.list(file.getParent()).get(0);
        try {
            Replay replay = ReplayFile.read(file);
            assertEquals(replay.header(), entry.header());
            return true;
        } catch (ReplayException refused) {
            assertTrue(refused.getMessage().startsWith(file + " "), refused.getMessage());
            if (entry.problem() != null) assertEquals(refused.getMessage(), entry.problem());
            return false;
        }
    }

    /** The checksums are right, so that the events are read. */
    @Test
    @Timeout(1800)
    void eachDamagedBodyIsReadToItsEndOrRefused(@Seed(34) Random random) {
        byte[] original = RecordedRuns.body(random, 3, 300);
        int read = 0;
        for (int i = 0; i < MUTATIONS; i++) {
            byte[] body = RecordedRuns.damaged(original, random);
            if (isPlayed(ReplayFile.decode("run", ReplayFile.encode(Headers.plain(), List.of(body))))) read++;
        }
        assertTrue(read > 0 && read < MUTATIONS, read + " were read");
    }

    private static boolean isPlayed(Replay replay) {
        ReplayReader reader;
        try {
            reader = replay.reader();
        } catch (ReplayException refused) {
            assertTrue(refused.getMessage().startsWith("run is damaged: "), refused.getMessage());
            return false;
        }
        RecordedRuns.contents(reader, MOST_TICKS); // what the constructor has accepted can be played
        return true;
    }

    @Test
    void aRecordedRunIsReadAsItWasWritten(@Seed(35) Random random) {
        byte[] body = RecordedRuns.body(random, 3, 300);
        ReplayReader reader = new ReplayReader(body);
        assertEquals(3, reader.worlds());
        List<String> contents = RecordedRuns.contents(reader, Integer.MAX_VALUE);
        for (String kind : List.of(
                "JobArrived",
                "Content",
                "Sizes",
                "Failure",
                "FpsMeasured",
                "FrameLength",
                "SettingChanged",
                "ScriptEnded",
                "Frames",
                "Edited",
                "InputSynchronized",
                "Checkpoint")) assertTrue(contents.stream().anyMatch(event -> event.contains(kind + "[")), kind);
        assertEquals(contents, RecordedRuns.contents(new ReplayReader(body), Integer.MAX_VALUE));
    }
}
