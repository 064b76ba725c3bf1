package kodama.pack.system;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Map;
import org.junit.jupiter.api.Test;

/** The title of a game is quoted in every kind of file. */
class QuotingTest {
    @Test
    void eachFormatHasItsQuoting() {
        assertEquals("'it'\\''s'", Quoting.shell("it's"));
        assertEquals("a &lt;b&gt; &amp; c", Quoting.xml("a <b> & c"));
        assertEquals("back\\\\slash", Quoting.desktop("back\\slash"));
        assertEquals("Bug, Hunt 2", Quoting.ascii("Bug, %Hunt% | 2", "bug"));
        assertEquals("game-1", Quoting.ascii("日本 %^&", "game-1"));
        assertEquals("Sternflut Arger 100 Gluck", Quoting.ascii("Sternflut: Ärger & 100% Glück!", "game"));
    }

    @Test
    void invalidCharactersOfFileNamesAreDropped() {
        assertEquals("ACDC 日本", Quoting.fileName("AC/DC: 日本", "x"));
        assertEquals("what", Quoting.fileName(" ..what?. ", "x"));
        assertEquals("x", Quoting.fileName("?*..", "x"));
        assertEquals("x", Quoting.fileName("Con", "x"));
        assertEquals("x", Quoting.fileName("AUX .moth", "x"));
        assertEquals("Contra", Quoting.fileName("Contra", "x"));
    }

    @Test
    void longNamesAreCutBetweenCharacters() {
        assertEquals("日".repeat(40), Quoting.fileName("日".repeat(120), "x"));
        assertEquals("a" + "🦋".repeat(29), Quoting.fileName("a" + "🦋".repeat(60), "x"));
        assertEquals("a".repeat(119), Quoting.fileName("a".repeat(119) + ". and more", "x"));
    }

    @Test
    void placeholdersInValuesAreNotReplaced() {
        assertEquals(
                "@B@ 2",
                new TextTemplate("@A@ @B@").with(Map.of("A", "@B@", "B", "2")).text());
        assertEquals(
                "no value for @C@",
                assertThrows(IllegalArgumentException.class, () -> new TextTemplate("@C@").with(Map.of()))
                        .getMessage());
    }
}
