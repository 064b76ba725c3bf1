package kodama.make;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import kodama.NeedsCompiler;
import kodama.file.GameFiles;
import kodama.script.config.GameConfig;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The examples in the jar, and the page of the guide that lists them. */
class ExamplesTest {
    private static final Path FOLDERS = Path.of("..", "..", "scripts", "examples");
    private static final Path DOCS = Path.of("..", "..", "docs");

    /** Tested by OwnLoopTest and SparksTest; Java twins are tested by TwinsTest. */
    private static final Set<String> TESTED_IN_JAVA = Set.of("own-loop", "sparks");

    private final Examples examples = Examples.inJar();

    @TempDir
    private Path temp;

    @Test
    void allExamplesAreListedOnce() throws IOException {
        try (Stream<Path> folders = Files.list(FOLDERS)) {
            List<String> there = folders.filter(Files::isDirectory)
                    .map(folder -> folder.getFileName().toString())
                    .sorted()
                    .toList();
            assertEquals(
                    there, examples.all().stream().map(Example::name).sorted().toList());
        }
    }

    @Test
    void eachHasADescription() {
        for (Example example : examples.all())
            assertTrue(example.description().matches("[A-Z].{10,118}\\."), example.toString());
    }

    @Test
    void eachHasTests() {
        for (Example example : examples.all()) {
            long specs = example.files().all().stream()
                    .filter(path -> path.endsWith("_spec.lua"))
                    .count();
            assertTrue(specs > 0 || isTestedInJava(example.name()), example.name());
        }
    }

    private static boolean isTestedInJava(String name) {
        return TESTED_IN_JAVA.contains(name) || name.endsWith("-java");
    }

    @Test
    void thePageOfTheGuideIsUpToDate() throws IOException {
        assertEquals(
                Files.readString(DOCS.resolve("guide/examples.md")),
                new String(ExamplePage.of(examples), StandardCharsets.UTF_8));
    }

    @Test
    void eachHasAPictureOfTheGamesSize() throws IOException {
        for (Example example : examples.all()) {
            byte[] picture = Files.readAllBytes(DOCS.resolve("examples/" + example.name() + ".png"));
            var image = ImageIO.read(new ByteArrayInputStream(picture));
            var display = GameConfig.read(example.files().read("game.lua")).display();
            assertEquals(display.width(), image.getWidth(), example.name());
            assertEquals(display.height(), image.getHeight(), example.name());
        }
    }

    @Test
    void eachTemplateHasAPicture() throws IOException {
        for (Template template : Template.values())
            assertNotNull(ImageIO.read(
                    DOCS.resolve("templates/" + template.id() + ".png").toFile()));
    }

    @Test
    void aCopyIsTheSameGame() {
        Path folder = temp.resolve("mine");
        assertEquals(JavaBuild.NOTHING, Examples.copy(examples.named("campfire"), folder));
        GameFiles copy = GameFiles.folder(folder);
        GameFiles source = GameFiles.folder(FOLDERS.resolve("campfire"));
        assertEquals(source.all(), copy.all());
        for (String path : source.all()) assertArrayEquals(source.read(path), copy.read(path), path);
    }

    @Test
    @NeedsCompiler
    void aCopyHasItsJavaPartsBuilt() {
        Path folder = temp.resolve("mine");
        assertEquals(JavaBuild.DONE, Examples.copy(examples.named("own-module"), folder));
        assertTrue(Files.isRegularFile(folder.resolve("classes/hills/Noise.class")));
    }

    @Test
    void nothingIsCopiedIntoANonemptyFolder() throws IOException {
        Files.createFile(temp.resolve("mine.lua"));
        MakeException refused =
                assertThrows(MakeException.class, () -> Examples.copy(examples.named("campfire"), temp));
        assertEquals("the folder '" + temp + "' is not empty; choose a new or an empty one", refused.getMessage());
    }

    @Test
    void anUnknownExampleIsReportedWithAGuess() {
        MakeException refused = assertThrows(MakeException.class, () -> examples.named("campfir"));
        assertEquals(
                "there is no example 'campfir' (did you mean 'campfire'?); `kodama examples` lists them",
                Objects.requireNonNull(refused.getMessage()));
    }
}
