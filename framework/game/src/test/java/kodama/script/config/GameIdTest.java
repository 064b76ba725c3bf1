package kodama.script.config;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The folder for saves of a game without an id. */
class GameIdTest {
    private static String ofTitle(String title) {
        return GameConfig.read(("return { title = '" + title + "' }").getBytes(StandardCharsets.UTF_8))
                .id();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            Moths at Night!   | moths-at-night
            R-Type II         | r-type-ii
            ++ 2 ++           | 2
            snake_case        | snake-case
            Moths – at night  | moths-at-night
            """)
    void itIsTheTitleInLowercase(String title, String id) {
        assertEquals(id, ofTitle(title));
    }

    @ParameterizedTest
    @CsvSource({"Straße, strasse", "Café Noël, cafe-noel", "Ｍｏｔｈ, moth", "Čeština ﬁn, cestina-fin", "KIRIŞ, kiris"})
    void accentsAreRemoved(String title, String id) {
        assertEquals(id, ofTitle(title));
    }

    @ParameterizedTest
    @CsvSource({
        "日本 süß, suss-432d760d",
        "Moth 蛾, moth-2a1aa47e",
        "森, game-e66a14c5",
        "Łódź, odz-a530c135",
        "con, game-fdbf975c"
    })
    void aNumberReplacesOtherLetters(String title, String id) {
        assertEquals(id, ofTitle(title));
    }

    @Test
    void titlesThatDifferInOtherLettersHaveDifferentFolders() {
        assertNotEquals(ofTitle("日本 S"), ofTitle("S"));
        assertNotEquals(ofTitle("日本 S"), ofTitle("中国 S"));
    }

    @Test
    void aLongTitleIsCutBeforeTheNumber() {
        String id = ofTitle("蛾 " + "moth ".repeat(30));
        assertEquals(64, id.length());
        assertTrue(id.matches("moth-[a-z-]*-[0-9a-f]{8}"), id);
    }
}
