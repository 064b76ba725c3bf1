package kodama.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class TemporaryFileSweepTest {
    private static final Instant WRITTEN = Instant.parse("2026-01-02T03:04:05Z");

    @TempDir
    Path folder;

    @Test
    void aTemporaryFileWithoutProcessIsStale() throws IOException {
        assertEquals(List.of(), left(Map.of(), ".a.png.77.part", ".a.png.77-2.part"));
    }

    @Test
    void aTemporaryFileOfARunningProcessIsKept() throws IOException {
        assertEquals(List.of(".a.png.77.part"), left(Map.of(77L, WRITTEN.minusSeconds(60)), ".a.png.77.part"));
        assertEquals(List.of(".a.png.77.part"), left(Map.of(77L, Instant.MIN), ".a.png.77.part"));
    }

    @Test
    void aTemporaryFileWithAReusedProcessIdIsStale() throws IOException {
        assertEquals(List.of(), left(Map.of(77L, WRITTEN.plusSeconds(60)), ".a.png.77.part"));
    }

    @Test
    void slightlyDifferentClocksDeleteNoFiles() throws IOException {
        assertEquals(List.of(".a.png.77.part"), left(Map.of(77L, WRITTEN.plusSeconds(1)), ".a.png.77.part"));
    }

    @Test
    void otherFilesAreNotDeleted() throws IOException {
        List<String> others =
                List.of(".a.png.part", ".a.png.x.part", ".aXpng.77.part", ".b.png.77.part", "a.png", "a.png.77.part");
        assertEquals(others, left(Map.of(), others.toArray(String[]::new)));
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "names may not contain a backslash")
    void aNameThatLooksLikeAPatternIsAName() throws IOException {
        Path left = Files.createFile(folder.resolve(".a\\E(.png.77.part"));
        TemporaryFile.sweep(folder.resolve("a\\E(.png"), Map.<Long, Instant>of()::get);
        assertFalse(Files.exists(left));
    }

    private List<String> left(Map<Long, Instant> processes, String... names) throws IOException {
        for (String name : names)
            Files.setLastModifiedTime(Files.createFile(folder.resolve(name)), FileTime.from(WRITTEN));
        TemporaryFile.sweep(folder.resolve("a.png"), processes::get);
        try (Stream<Path> files = Files.list(folder)) {
            List<String> left =
                    files.map(file -> file.getFileName().toString()).sorted().toList();
            for (String name : left) Files.delete(folder.resolve(name));
            return left;
        }
    }
}
