package kodama.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.nio.file.Path;
import java.util.List;
import kodama.loop.TestGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JarScriptsTest {
    @TempDir
    Path temp;

    @Test
    void onlyScriptsOfTheFrameworksNameAreThere() {
        assertNotNull(JarScripts.read("kodama/text.lua"));
        assertNull(JarScripts.read("kodama/none.lua"));
        assertNull(JarScripts.read("text.lua"));
    }

    @Test
    void aGameFindsThemByRequire() {
        assertEquals(List.of("en"), language(new TestGame(temp)));
    }

    @Test
    void aFileOfTheGameStandsInTheirPlace() {
        TestGame game = new TestGame(temp).file("kodama/text.lua", "return { language = 'mine' }");
        assertEquals(List.of("mine"), language(game));
    }

    private static List<String> language(TestGame game) {
        try {
            return game.scene("print(require('kodama.text').language)").ticks(1).log();
        } finally {
            game.close();
        }
    }
}
