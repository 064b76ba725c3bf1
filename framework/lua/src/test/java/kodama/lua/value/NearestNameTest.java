package kodama.lua.value;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class NearestNameTest {
    private static final List<String> KNOWN = List.of("spread", "speed", "sprite");

    @Test
    void aMissingLetterIsCorrected() {
        assertEquals(" (did you mean 'spread'?)", NearestName.hint("spred", KNOWN));
    }

    @Test
    void theNearestWins() {
        assertEquals(" (did you mean 'speed'?)", NearestName.hint("speeed", KNOWN));
    }

    @Test
    void swappedLettersCountOnce() {
        assertEquals(" (did you mean 'wait'?)", NearestName.hint("wiat", List.of("wait", "main")));
    }

    @Test
    void halfTheLettersOfAShortWordAreNotEnough() {
        assertEquals("", NearestName.hint("save", List.of("game", "task")));
    }

    @Test
    void fewWordsAreAllListed() {
        assertEquals(
                " (did you mean 'speed'?); there are spread, speed, sprite", NearestName.hintAndChoices("sped", KNOWN));
        assertEquals("; there are spread, speed, sprite", NearestName.hintAndChoices("volume", KNOWN));
    }

    @Test
    void ofManyWordsTheNearestAreListed() {
        List<String> many = List.of(
                "x", "y", "angle", "sprite", "spread", "spin", "aim", "alpha", "speed", "scale", "n", "of", "tint");
        assertEquals(
                " (did you mean 'speed'?); there are speed, spread, spin, sprite, alpha, scale, x, y and 5 more",
                NearestName.hintAndChoices("sped", many));
    }

    @Test
    void thereIsNoHintWithoutASimilarWord() {
        assertEquals("", NearestName.hint("volume", KNOWN));
        assertEquals("", NearestName.hint("volume", List.of()));
    }

    @Test
    void aPrefixIsCompleted() {
        assertEquals(" (did you mean 'random'?)", NearestName.hint("rand", List.of("rad", "random", "randomseed")));
        assertEquals(" (did you mean 'find'?)", NearestName.hint("fine", List.of("find", "finest", "finely")));
    }
}
