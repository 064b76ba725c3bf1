package kodama.script.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.nio.file.Path;
import java.util.List;
import kodama.loop.TestGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BundledScriptsTest {
    @TempDir
    Path temp;

    @Test
    void onlyScriptsOfTheFrameworkAreFound() {
        assertNotNull(BundledScripts.read("kodama/text.lua"));
        assertNull(BundledScripts.read("kodama/none.lua"));
        assertNull(BundledScripts.read("text.lua"));
    }

    @Test
    void requireFindsThem() {
        assertEquals(List.of("function"), words(new TestGame(temp)));
    }

    @Test
    void aFileOfTheGameReplacesThem() {
        TestGame game = new TestGame(temp).file("kodama/text.lua", "return { words = 'mine' }");
        assertEquals(List.of("string"), words(game));
    }

    private static List<String> words(TestGame game) {
        try {
            return game.scene("print(type(require('kodama.text').words))")
                    .ticks(1)
                    .log();
        } finally {
            game.close();
        }
    }
}
