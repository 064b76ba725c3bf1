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
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The game that docs/guide/java-game.md writes in Java alone, and the tasks of docs/guide/java-tasks.md. */
class JavaGuideTest {
    private static final Path GUIDE = Path.of("..", "docs", "guide");
    private static final Pattern CLASS =
            Pattern.compile("```java\\n(package mygame;.*?public final class (\\w+).*?)```", Pattern.DOTALL);
    private static final Pattern CONFIG = Pattern.compile("```lua\\n(-- game.lua\\n.*?)```", Pattern.DOTALL);

    /** The first entry of the menu, the game over, and then the last entry. */
    private static final String KEYS = "20 Z, 600 Z, 660 DOWN, 670 DOWN, 680 Z";

    @TempDir
    private Path folder;

    private ClassLoader classes;

    @BeforeEach
    void writeTheGame() throws IOException {
        String page = Files.readString(GUIDE.resolve("java-game.md"));
        String config = CONFIG.matcher(page).results().findFirst().orElseThrow().group(1);
        Files.writeString(folder.resolve("game.lua"), config);
        Files.createDirectories(folder.resolve("java"));
        write(page);
        write(Files.readString(GUIDE.resolve("java-tasks.md")));
        classes = ExampleClasses.compiled(folder, folder);
    }

    private void write(String page) throws IOException {
        for (MatchResult found : CLASS.matcher(page).results().toList())
            Files.writeString(folder.resolve("java").resolve(found.group(2) + ".java"), found.group(1));
    }

    @Test
    void theGameInJavaAloneHasATitleAGameOverANewBeginningAndAnEnd() {
        ExampleGame.Life life = ExampleGame.live(folder.toAbsolutePath().toString(), () -> classes, KEYS, 2_000);
        int title = life.pictures().get(10);
        assertNotEquals(title, life.pictures().get(590), "the game is over");
        assertEquals(life.pictures().get(580), life.pictures().get(590), "and stands still");
        assertNotEquals(life.pictures().get(590), life.pictures().get(640), "until it begins again");
        assertEquals(List.of(), life.errors());
        assertEquals(0, life.code(), "the menu is there again, and its last entry quits");
        assertTrue(life.pictures().size() < 700, "in time");
    }
}
