package kodama.base;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SpellingTest {
    private static final List<String> KNOWN = List.of("spread", "speed", "sprite");

    @Test
    void aMissingLetterIsGuessed() {
        assertEquals(" (did you mean 'spread'?)", Spelling.hint("spred", KNOWN));
    }

    @Test
    void theNearestWins() {
        assertEquals(" (did you mean 'speed'?)", Spelling.hint("speeed", KNOWN));
    }

    @Test
    void swappedLettersAreOneTypingError() {
        assertEquals(" (did you mean 'wait'?)", Spelling.hint("wiat", List.of("wait", "main")));
    }

    @Test
    void aShortWordIsNotGuessedFromHalfOfItsLetters() {
        assertEquals("", Spelling.hint("save", List.of("game", "task")));
    }

    @Test
    void aFewWordsAreListedCompletely() {
        assertEquals(" (did you mean 'speed'?); there are spread, speed, sprite", Spelling.hintWithList("sped", KNOWN));
        assertEquals("; there are spread, speed, sprite", Spelling.hintWithList("volume", KNOWN));
    }

    @Test
    void ofManyWordsTheNearestAreListed() {
        List<String> many = List.of(
                "x", "y", "angle", "sprite", "spread", "spin", "aim", "alpha", "speed", "scale", "n", "of", "tint");
        assertEquals(
                " (did you mean 'speed'?); there are speed, spread, spin, sprite, alpha, scale, x, y and 5 more",
                Spelling.hintWithList("sped", many));
    }

    @Test
    void nothingNearGivesNoHint() {
        assertEquals("", Spelling.hint("volume", KNOWN));
        assertEquals("", Spelling.hint("volume", List.of()));
    }

    @Test
    void anAbbreviationSuggestsTheWordItBegins() {
        assertEquals(" (did you mean 'random'?)", Spelling.hint("rand", List.of("rad", "random", "randomseed")));
        assertEquals(" (did you mean 'find'?)", Spelling.hint("fine", List.of("find", "finest", "finely")));
    }

    @Test
    void aSlipIsAWordWithSwappedExtraMissingOrWrongLettersInside() {
        List<String> known = List.of("alpha", "color", "visible", "max_speed", "hits");
        assertEquals(Optional.of("alpha"), Spelling.findSlip("aplha", known));
        assertEquals(Optional.of("color"), Spelling.findSlip("colour", known));
        assertEquals(Optional.of("visible"), Spelling.findSlip("visble", known));
        assertEquals(Optional.of("visible"), Spelling.findSlip("vizible", known));
        assertEquals(Optional.of("max_speed"), Spelling.findSlip("MaxSpeed", known));
        assertEquals(Optional.of("hits"), Spelling.findSlip("htis", known));
        assertEquals(Optional.of("alpha"), Spelling.findSlip("alphha", known));
    }

    @Test
    void aKnownWordIsNotASlipOfAnother() {
        assertEquals(Optional.empty(), Spelling.findSlip("on_tick", List.of("on_stick", "on_tick")));
    }

    @Test
    void aWordThatMayBeMeantIsNotASlip() {
        List<String> known = List.of("layer", "glow", "life", "delay", "speed", "angle", "hits", "scale", "attach");
        for (String word : List.of(
                "player", "slow", "grow", "live", "line", "decay", "seed", "speed2", "angles", "hit", "attack",
                "layer")) assertEquals(Optional.empty(), Spelling.findSlip(word, known));
    }
}
