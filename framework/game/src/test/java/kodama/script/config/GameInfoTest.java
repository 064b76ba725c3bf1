package kodama.script.config;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The metadata of a game in game.lua. */
class GameInfoTest {
    private static GameConfig read(String options) {
        return GameConfig.read(("return { " + options + " }").getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void metadataIsRead() {
        GameConfig game = read(
                "version = '2.3-beta', author = 'Mori & 森', license = 'CC-BY-4.0', description = 'Moths at night. '");
        assertEquals(new GameInfo("2.3-beta", "Mori & 森", "CC-BY-4.0", "Moths at night."), game.info());
    }

    @Test
    void metadataIsOptional() {
        assertEquals(new GameInfo("", "", "", ""), read("").info());
    }

    @Test
    void metadataIsKeptWithAnotherFirstScene() {
        assertEquals("1.0", read("version = '1.0'").withScene("boss").info().version());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            version = 1.5             | option 'version' must be a string but was 1.5
            version = '1/2'           | option 'version' must consist of letters, digits and . + - _ between them, such as "1.0", and have at most 32 characters, but was '1/2'
            version = '..'            | option 'version' must consist of letters, digits and . + - _ between them, such as "1.0", and have at most 32 characters, but was '..'
            version = ('1'):rep(33)   | option 'version' must consist of letters, digits and . + - _ between them, such as "1.0", and have at most 32 characters, but was '111111111111111111111111111111111'
            author = 'a\\nb'          | option 'author' must be one line but was 'a?b'
            title = 'a\\nb'           | option 'title' must be one line but was 'a?b'
            title = ('x'):rep(301)    | option 'title' must have at most 300 characters but has 301
            license = {}              | option 'license' must be a string but was a table
            description = ('x'):rep(301) | option 'description' must have at most 300 characters but has 301
            """)
    void invalidMetadataIsRefused(String options, String message) {
        GameConfigException refused = assertThrows(GameConfigException.class, () -> read(options));
        assertEquals("game.lua: " + message, refused.getMessage());
    }
}
