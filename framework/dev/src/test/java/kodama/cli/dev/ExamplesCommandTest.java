package kodama.cli.dev;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import kodama.NeedsCompiler;
import kodama.make.Examples;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code kodama examples}: lists, plays and copies the examples in the jar. */
class ExamplesCommandTest {
    @TempDir
    private Path temp;

    private Shell kodama(String... args) {
        return new Shell(temp).kodama(args);
    }

    @Test
    void theListDescribesEachExample() {
        Shell list = kodama("examples");
        list.succeeds();
        list.says("  parallax           One scroll function, two tasks: parallax scrolling.\n");
        assertTrue(list.out().lines().count() > 30, list.out());
    }

    @Test
    void anExampleIsPlayedWithTheOptionsOfRun() throws IOException {
        Path picture = temp.resolve("a.png");
        kodama("examples", "run", "parallax", "--headless", "--ticks", "30", "--screenshot", picture.toString())
                .succeeds();
        assertEquals(320, ImageIO.read(picture.toFile()).getWidth());
    }

    @ParameterizedTest
    @ValueSource(strings = {"own-module", "sparks"})
    @NeedsCompiler
    void itsPartsInJavaRunToo(String name) {
        assertEquals(
                0,
                kodama("examples", "run", name, "--headless", "--ticks", "30").code());
    }

    @Test
    @NeedsCompiler
    void anExampleMayBeTrustedExplicitly() {
        kodama("examples", "run", "own-module", "--trust", "--headless", "--ticks", "5")
                .succeeds();
    }

    @Test
    void theTemporaryFolderIsRemoved() throws IOException {
        kodama("examples", "run", "letters", "--headless", "--ticks", "5");
        try (var files = Files.list(Path.of(System.getProperty("java.io.tmpdir")))) {
            assertEquals(
                    0,
                    files.filter(file -> file.getFileName().toString().startsWith("kodama-letters"))
                            .count());
        }
    }

    @Test
    void aCopyIsADevelopableGame() {
        Path folder = temp.resolve("mine");
        Shell copy = kodama("examples", "copy", "menus", folder.toString());
        copy.succeeds();
        copy.says("copied menus to " + folder + "\n  kodama dev " + folder);
        assertTrue(Files.isRegularFile(folder.resolve(".luarc.json")));
        kodama("run", folder.toString(), "--headless", "--ticks", "10").succeeds();
    }

    @Test
    void thePictureOfAnExampleMatchesTheGuide() throws IOException {
        Path picture = temp.resolve("parallax.png");
        ExampleRunner.picture(Examples.inJar().named("parallax"), temp);
        assertArrayEquals(pixels(Path.of("..", "..", "docs", "examples", "parallax.png")), pixels(picture));
    }

    private static int[] pixels(Path picture) throws IOException {
        var image = ImageIO.read(picture.toFile());
        return image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
    }

    @Test
    void anUnknownExampleIsReportedWithASuggestion() {
        kodama("examples", "run", "paralax")
                .refuses("kodama: there is no example 'paralax' (did you mean 'parallax'?);"
                        + " `kodama examples` lists them");
    }
}
