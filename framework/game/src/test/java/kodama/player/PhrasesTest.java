package kodama.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;

class PhrasesTest {
    @Test
    void allLanguagesHaveTheSamePhrases() {
        for (String language : Phrases.LANGUAGES)
            assertEquals(Phrases.in("en").names(), Phrases.in(language).names(), language);
    }

    @Test
    void countriesAreIgnoredAndUnknownLanguagesAreEnglish() {
        assertEquals("ja", Phrases.in("ja-JP").language());
        assertEquals("ja", Phrases.in("JA_jp").language());
        assertEquals("en", Phrases.in("fr").language());
        assertEquals("en", Phrases.in("").language());
    }

    @Test
    void valuesAreInserted() {
        assertEquals("Screenshot failed: disk full", Phrases.in("en").text("screenshot.failed", "disk full"));
    }

    @Test
    void anUnknownPhraseIsAnError() {
        assertEquals(
                "there is no phrase 'nope'",
                assertThrows(IllegalArgumentException.class, () -> Phrases.in("en")
                                .text("nope"))
                        .getMessage());
    }

    @Test
    void aTextThatDoesNotFitIsTruncated() {
        assertEquals(List.of("abc", "a.."), List.of(GamePixels.cut("abc", 24, 1), GamePixels.cut("abcd", 24, 1)));
    }
}
