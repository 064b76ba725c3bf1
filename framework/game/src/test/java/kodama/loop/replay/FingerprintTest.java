package kodama.loop.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kodama.file.FileHashes;
import kodama.file.GameFiles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FingerprintTest {
    @TempDir
    private Path folder;

    private final FileHashes known = new FileHashes();

    private Map<String, Long> of(String... paths) throws IOException {
        for (String path : paths) write(path, "1");
        return now();
    }

    private Map<String, Long> now() {
        return Fingerprint.of(GameFiles.folder(folder), List.of("classes"), Map.of(), known);
    }

    private void write(String path, String content) throws IOException {
        Files.createDirectories(folder.resolve(path).getParent());
        Files.writeString(folder.resolve(path), content);
    }

    @Test
    void scriptsAndDataDecideHowAGameRuns() throws IOException {
        Set<String> decisive = Set.of("game.lua", "scenes/portal.lua", "data/waves.json", "contest/a.csv", "story.txt");
        assertEquals(decisive, of(decisive.toArray(String[]::new)).keySet());
    }

    @Test
    void filesThatPacksDoNotContainAreIgnored() throws IOException {
        assertEquals(
                Set.of(),
                of(
                                "specs/ship_spec.lua",
                                "specs/data.json",
                                "ship_test.lua",
                                "portal.lua",
                                "saves/rich.lua",
                                "library/kodama.d.lua",
                                "docs/plan.txt",
                                "README.txt",
                                "art/ship.png",
                                "classes/stars.json")
                        .keySet());
    }

    @Test
    void classesAndDataOfJavaPartsDecideHowAGameRuns() {
        Map<String, Long> files = Map.of(
                "mygame/Star.class", 1L,
                "mygame/stars.json", 2L,
                "mygame/star.png", 3L,
                "module-info.class", 4L,
                "META-INF/maven/pom.xml", 5L);
        assertEquals(Map.of("class mygame.Star", 1L, "resource mygame/stars.json", 2L), Fingerprint.ofJava(files));
    }

    @Test
    void anotherContentIsAnotherHash() throws IOException {
        Map<String, Long> before = of("game.lua", "a.lua");
        write("a.lua", "2");
        Map<String, Long> after = now();
        assertEquals(before.get("game.lua"), after.get("game.lua"));
        assertNotEquals(before.get("a.lua"), after.get("a.lua"));
        assertNotEquals(Fingerprint.of(before), Fingerprint.of(after));
    }
}
