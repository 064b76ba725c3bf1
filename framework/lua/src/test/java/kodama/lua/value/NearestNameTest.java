package kodama.lua.value;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class NearestNameTest {
    private static final List<String> KNOWN = List.of("spread", "speed", "sprite");

    @Test
    void aLetterTooFewIsGuessed() {
        assertEquals(" (did you mean 'spread'?)", NearestName.hint("spred", KNOWN));
    }

    @Test
    void theNearestWins() {
        assertEquals(" (did you mean 'speed'?)", NearestName.hint("speeed", KNOWN));
    }

    @Test
    void lettersThatChangedPlacesAreOneSlip() {
        assertEquals(" (did you mean 'wait'?)", NearestName.hint("wiat", List.of("wait", "main")));
    }

    @Test
    void aShortWordIsNotGuessedFromHalfOfItsLetters() {
        assertEquals("", NearestName.hint("save", List.of("game", "task")));
    }

    @Test
    void ofFewWordsAllAreTold() {
        assertEquals(
                " (did you mean 'speed'?); there are spread, speed, sprite", NearestName.hintAndChoices("sped", KNOWN));
        assertEquals("; there are spread, speed, sprite", NearestName.hintAndChoices("volume", KNOWN));
    }

    @Test
    void ofManyWordsTheNearestAreTold() {
        List<String> many = List.of(
                "x", "y", "angle", "sprite", "spread", "spin", "aim", "alpha", "speed", "scale", "n", "of", "tint");
        assertEquals(
                " (did you mean 'speed'?); there are speed, spread, spin, sprite, alpha, scale, x, y and 5 more",
                NearestName.hintAndChoices("sped", many));
    }

    @Test
    void nothingNearGivesNoHint() {
        assertEquals("", NearestName.hint("volume", KNOWN));
        assertEquals("", NearestName.hint("volume", List.of()));
    }

    @Test
    void aWordThatIsCutShortIsTheOneThatBeginsSo() {
        assertEquals(" (did you mean 'random'?)", NearestName.hint("rand", List.of("rad", "random", "randomseed")));
        assertEquals(" (did you mean 'find'?)", NearestName.hint("fine", List.of("find", "finest", "finely")));
    }
}
