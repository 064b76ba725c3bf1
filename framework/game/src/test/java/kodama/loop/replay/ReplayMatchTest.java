package kodama.loop.replay;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.io.ByteArrayOutputStream;
import java.util.Map;
import kodama.replay.ReplayHeader;
import kodama.replay.ReplayReader;
import kodama.replay.ReplayWriter;
import kodama.replay.WorldStart;
import kodama.request.FirstScene;
import kodama.request.GameStart;
import kodama.script.config.GameConfig;
import org.junit.jupiter.api.Test;

/** A replay is played by the game that it was recorded with. */
class ReplayMatchTest {
    private static final String ANYWAY = "; --any-version plays it anyway";

    private static final Map<String, Long> FILES = Map.of("game.lua", 1L, "a.lua", 2L, "class mygame.Star", 3L);

    private final ReplayWriter writer = new ReplayWriter();

    private void world(Map<String, Long> files) {
        writer.beginWorld(new WorldStart(false, 1, GameStart.of(FirstScene.DEFAULT), "en", Map.of(), files));
        writer.endWorld();
    }

    private String mismatch(String title, String version) {
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        writer.snapshot().forEach(body::writeBytes);
        GameConfig config =
                GameConfig.read(("return { title = '" + title + "', version = '" + version + "' }").getBytes(UTF_8));
        ReplayHeader header = new ReplayHeader("Moths", "moths", "1.0", "", "", 0, 0, 60, Map.of(), 0);
        return ReplayMatch.mismatch(header, new ReplayReader(body.toByteArray()), config, FILES);
    }

    @Test
    void theSameFilesMatch() {
        world(FILES);
        world(FILES);
        assertNull(mismatch("Moths", "1.0"));
    }

    @Test
    void anotherGameIsNamed() {
        world(FILES);
        assertEquals("is a replay of 'Moths' 1.0, not of 'Bees' 2.0", mismatch("Bees", "2.0"));
    }

    @Test
    void classesAndFilesThatDifferAreNamed() {
        world(Map.of("game.lua", 1L, "b.lua", 2L, "class mygame.Star", 4L));
        assertEquals(
                "was recorded with other files (different: a.lua, b.lua, class mygame.Star)" + ANYWAY,
                mismatch("Moths", "1.0"));
        assertEquals(
                "was recorded with version 1.0, and this is 1.1 (different: a.lua, b.lua, class mygame.Star)" + ANYWAY,
                mismatch("Moths", "1.1"));
    }

    @Test
    void onlyThreeDifferencesAreNamed() {
        world(Map.of("b.lua", 2L));
        assertEquals(
                "was recorded with other files (different: a.lua, b.lua, class mygame.Star and 1 more)" + ANYWAY,
                mismatch("Moths", "1.0"));
    }

    @Test
    void theWorldIsNamedUnlessAllHaveTheSameFiles() {
        Map<String, Long> reloaded = Map.of("game.lua", 1L, "a.lua", 5L, "class mygame.Star", 3L);
        world(FILES);
        world(reloaded);
        world(FILES);
        assertEquals(
                "was recorded with other files in world 2 of 3 (different: a.lua)" + ANYWAY, mismatch("Moths", "1.0"));
    }

    @Test
    void noWorldIsNamedIfAllHaveTheSameFiles() {
        world(Map.of());
        world(Map.of());
        assertEquals(
                "was recorded with other files (different: a.lua, class mygame.Star, game.lua)" + ANYWAY,
                mismatch("Moths", "1.0"));
    }
}
