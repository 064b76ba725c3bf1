package kodama.cli.dev;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScriptPathsTest {
    @TempDir
    private Path home;

    private Path game;

    @BeforeEach
    void makeGame() throws IOException {
        game = home.resolve("games/moth");
        Files.createDirectories(game.resolve("scenes"));
        Files.createFile(game.resolve("game.lua"));
        Files.createFile(game.resolve("scenes/main.lua"));
    }

    private String rewritten(String text, Path started) {
        return ScriptPaths.of(game, started).rewritten(text);
    }

    @Test
    void aPositionIsRelativeToTheWorkingDirectory() {
        assertEquals("games/moth/scenes/main.lua:3: no way", rewritten("scenes/main.lua:3: no way", home));
        assertEquals(
                "kodama: moth/game.lua:2: '}' expected",
                rewritten("kodama: game.lua:2: '}' expected", home.resolve("games")));
        assertEquals(
                "    moth/scenes/main.lua:2: expected 2",
                rewritten("    scenes/main.lua:2: expected 2", home.resolve("games")));
    }

    @Test
    void eachLineOfATracebackIsRelativeToTheWorkingDirectory() {
        assertEquals(
                "games/moth/scenes/main.lua:3: no way  [task 'scenes/main.lua:1' #1 ended]\nstack traceback:\n"
                        + "\tgames/moth/scenes/main.lua:3: in function <scenes/main.lua:1>",
                rewritten(
                        "scenes/main.lua:3: no way  [task 'scenes/main.lua:1' #1 ended]\nstack traceback:\n"
                                + "\tscenes/main.lua:3: in function <scenes/main.lua:1>",
                        home));
    }

    @Test
    void insideTheGameAndFromElsewherePathsAreUnchanged() {
        String text = "scenes/main.lua:3: no way";
        assertEquals(text, rewritten(text, game));
        assertEquals(text, rewritten(text, home.resolve("other")));
    }

    @Test
    void otherFileNamesAreUnchanged() {
        assertEquals("kodama/text.lua:3: no way", rewritten("kodama/text.lua:3: no way", home));
        assertEquals("game.lua: unknown option", rewritten("game.lua: unknown option", home));
    }

    @Test
    void printedLinesAreRewritten() {
        StringWriter out = new StringWriter();
        Path below =
                Path.of("").toAbsolutePath().relativize(Path.of("src/test/lua").toAbsolutePath());
        ScriptPaths.of(below).in(new PrintWriter(out)).println("game.lua:1: no");
        assertEquals("src/test/lua/game.lua:1: no" + System.lineSeparator(), out.toString());
    }
}
