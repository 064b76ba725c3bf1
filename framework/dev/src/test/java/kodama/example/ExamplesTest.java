package kodama.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import kodama.Seed;
import kodama.draw.Image;
import kodama.input.Key;
import kodama.make.Example;
import kodama.make.Examples;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every example runs whatever keys are pressed, shows something, and names its source. */
class ExamplesTest {
    private static final List<Key> KEYS =
            List.of(Key.LEFT, Key.RIGHT, Key.UP, Key.DOWN, Key.Z, Key.X, Key.SHIFT, Key.ENTER);

    private static final Path PICTURES = Path.of("..", "..", "docs", "examples");

    private static final String HINT =
            "pixels differ; look at the example, then run: java -jar framework/target/kodama.jar"
                    + " examples --pictures docs/examples";

    @TempDir
    Path temp;

    static Stream<String> names() {
        return ExampleGame.names().stream();
    }

    /** Compares the picture with the one in the documents, which must be reviewed and replaced if it differs. */
    @ParameterizedTest
    @MethodSource("names")
    void runsTenSecondsAndLooksLikeItsPicture(String name) throws IOException {
        Example example = Examples.inJar().named(name);
        ClassLoader classes = ExampleClasses.compiled(ExampleGame.folder(name), temp);
        ExampleGame game = ExampleGame.open(name, classes, example.keys()).ticks(example.ticks());
        assertEquals(
                0,
                differences(
                        game.picture(),
                        ImageIO.read(PICTURES.resolve(name + ".png").toFile())),
                HINT);
        assertTrue(game.colors() > 5, "colors: " + game.colors());
        game.ticks(Math.max(0, 600 - example.ticks()));
        assertEquals(List.of(), game.errors());
    }

    /** The number of different pixels; -1 if the sizes differ. */
    private static int differences(Image shown, BufferedImage stored) {
        if (shown.width() != stored.getWidth() || shown.height() != stored.getHeight()) return -1;
        int count = 0;
        for (int y = 0; y < shown.height(); y++)
            for (int x = 0; x < shown.width(); x++) if (shown.pixel(x, y) != stored.getRGB(x, y)) count++;
        return count;
    }

    private ExampleGame open(String name) {
        return ExampleGame.open(name, ExampleClasses.compiled(ExampleGame.folder(name), temp));
    }

    @ParameterizedTest
    @MethodSource("names")
    void acceptsAnyKeys(String name, @Seed(1) Random random) {
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
    void startsWithADescription(String name) throws IOException {
        String first =
                Files.readAllLines(ExampleGame.folder(name).resolve("game.lua")).get(0);
        assertTrue(first.startsWith("-- "), first);
    }
}
