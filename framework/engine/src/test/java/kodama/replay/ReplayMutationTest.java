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
}
