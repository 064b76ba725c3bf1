package kodama.save;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import kodama.base.LeakLedger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is saved is read again, now and by the next start. */
class SavesTest {
    private final List<String> notices = new ArrayList<>();

    @TempDir
    Path folder;

    private Saves open() {
        return Saves.in(folder, notices::add, new LeakLedger());
    }

    @Test
    void whatIsSavedIsReadByTheNextStart() {
        try (Saves saves = open()) {
            saves.write("scores", List.of(Map.of("name", "ZOË", "score", 12000)));
        }
        try (Saves saves = open()) {
            assertEquals(List.of(Map.of("name", "ZOË", "score", 12000.0)), saves.read("scores"));
            assertNull(saves.read("others"));
            assertEquals(List.of("scores"), saves.list());
        }
        assertEquals(List.of(), notices);
    }

    @Test
    void aSaveIsAReadableText() throws Exception {
        try (Saves saves = open()) {
            saves.write("scores", List.of(Map.of("name", "ZOË", "score", 12000, "won", true)));
        }
        assertEquals("""
                kodama save 1
                {
                  {
                    name = "ZOË"
                    score = 12000
                    won = true
                  }
                }
                crc32 b0d2b0b9
                """, Files.readString(folder.resolve("scores.save")));
    }
}
