package kodama.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import kodama.Seed;
import kodama.input.Key;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is so of every example: it runs, whatever keys are pressed, it is seen, and it says where it comes from. */
class ExamplesTest {
    private static final List<Key> KEYS =
            List.of(Key.LEFT, Key.RIGHT, Key.UP, Key.DOWN, Key.Z, Key.X, Key.SHIFT, Key.ENTER);

    @TempDir
    Path temp;

    static Stream<String> names() {
        return ExampleGame.names().stream();
    }

    private ExampleGame open(String name) {
        return ExampleGame.open(name, ExampleClasses.compiled(ExampleGame.folder(name), temp));
    }

    @ParameterizedTest
    @MethodSource("names")
    void runsTenSecondsWithoutAnErrorAndIsSeen(String name) {
        ExampleGame game = open(name).ticks(600);
        assertEquals(List.of(), game.errors());
        assertTrue(game.colors() > 5, "colors: " + game.colors());
    }

    @ParameterizedTest
    @MethodSource("names")
    void takesAnyKeys(String name, @Seed(1) Random random) {
        ExampleGame game = open(name);
        for (int i = 0; i < 300; i++) {
            Key key = KEYS.get(random.nextInt(KEYS.size()));
            if (random.nextBoolean()) game.press(key);
            else game.release(key);
            game.ticks(1 + random.nextInt(5));
        }
        assertEquals(List.of(), game.errors());
    }

    @ParameterizedTest
    @MethodSource("names")
    void beginsWithAWordOnWhatItShows(String name) throws IOException {
        String first =
                Files.readAllLines(ExampleGame.folder(name).resolve("game.lua")).get(0);
        assertTrue(first.startsWith("-- "), first);
    }
}
