package kodama.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The Java-only games of docs/guide/java-game.md and java-shots.md, and the tasks of java-tasks.md. */
class JavaGuideTest {
    private static final Path GUIDE = Path.of("..", "..", "docs", "guide");
    private static final Pattern CLASS =
            Pattern.compile("```java\\n(package mygame;.*?public final class (\\w+).*?)```", Pattern.DOTALL);
    private static final Pattern SOUND = Pattern.compile("<!-- file (sounds/\\S+)\\n(.*?)-->", Pattern.DOTALL);
    private static final Pattern CONFIG = Pattern.compile("```lua\\n(-- game.lua\\n.*?)```", Pattern.DOTALL);

    /** Chooses the first entry of the menu and, after the game over, the last one. */
    private static final String KEYS = "20 Z, 600 Z, 660 DOWN, 670 DOWN, 680 Z";

    @TempDir
    private Path folder;

    private ClassLoader classes;

    private void writeTheGame(String name) throws IOException {
        String page = Files.readString(GUIDE.resolve(name));
        String config = CONFIG.matcher(page).results().findFirst().orElseThrow().group(1);
        Files.writeString(folder.resolve("game.lua"), config);
        Files.createDirectories(folder.resolve("java"));
        Files.createDirectories(folder.resolve("sounds"));
        write(page);
        for (MatchResult sound : SOUND.matcher(page).results().toList())
            Files.writeString(folder.resolve(sound.group(1)), sound.group(2));
    }

    private ExampleGame.Life live(String keys, int ticks) {
        classes = ExampleClasses.compiled(folder, folder);
        return ExampleGame.live(folder.toAbsolutePath().toString(), () -> classes, keys, ticks);
    }

    private void write(String page) throws IOException {
        for (MatchResult found : CLASS.matcher(page).results().toList())
            Files.writeString(folder.resolve("java").resolve(found.group(2) + ".java"), found.group(1));
    }

    @Test
    void theJavaOnlyGameHasATitleAGameOverARestartAndAnEnd() throws IOException {
        writeTheGame("java-game.md");
        write(Files.readString(GUIDE.resolve("java-tasks.md")));
        ExampleGame.Life life = live(KEYS, 2_000);
        int title = life.pictures().get(10);
        assertNotEquals(title, life.pictures().get(590), "the game is over");
        assertEquals(life.pictures().get(580), life.pictures().get(590), "and stands still");
        assertNotEquals(life.pictures().get(590), life.pictures().get(640), "until it begins again");
        assertEquals(List.of(), life.errors());
        assertEquals(0, life.code(), "the menu is there again, and its last entry quits");
        assertTrue(life.pictures().size() < 700, "in time");
    }

    @Test
    void theGameWithShotsIsPausedAndContinuesByTheSameKey() throws IOException {
        writeTheGame("java-shots.md");
        ExampleGame.Life life = live("20-200 Z, 40 X, 100 ENTER, 150 ENTER", 240);
        List<Integer> pictures = life.pictures();
        assertEquals(List.of(), life.errors());
        assertNotEquals(pictures.get(95), pictures.get(97), "drones fall");
        assertNotEquals(pictures.get(97), pictures.get(110), "the pause begins");
        assertEquals(pictures.get(110), pictures.get(145), "and lasts");
        assertNotEquals(pictures.get(145), pictures.get(160), "until the same key ends it");
        assertNotEquals(pictures.get(160), pictures.get(170), "and drones fall again");
    }
}
