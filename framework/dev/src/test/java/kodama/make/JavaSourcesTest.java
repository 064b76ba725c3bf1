package kodama.make;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import kodama.NeedsCompiler;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Finding sources to compile, and deleting the classes of deleted sources. */
@NeedsCompiler
class JavaSourcesTest {
    private static final String LIST = ".kodama/classes.properties";

    @TempDir
    private Path temp;

    private Path game;

    @BeforeEach
    void sources() throws IOException {
        game = temp.resolve("game");
        write("java/mygame/Moon.java", "package mygame; public class Moon { class Crater {} }");
        write("java/mygame/Sun.java", "package mygame; public record Sun() {}");
        write("java/mygame/package-info.java", "/** All of it. */ package mygame;");
    }

    private Path write(String path, String text) throws IOException {
        Path file = game.resolve(path);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    private void age(String path, long millis) throws IOException {
        Files.setLastModifiedTime(game.resolve(path), FileTime.fromMillis(millis));
    }

    private List<String> changed() {
        return JavaSources.of(game).changed();
    }

    private boolean exists(String path) {
        return Files.exists(game.resolve(path));
    }

    @Test
    void sourcesWithoutAClassMustBeCompiled() throws IOException {
        Files.createDirectories(game.resolve("classes"));
        assertEquals(List.of("java/mygame/Moon.java", "java/mygame/Sun.java"), changed());
        JavaBuild.of(game);
        assertEquals(List.of(), changed());
    }

    @Test
    void sourcesNewerThanTheirClassMustBeCompiled() throws IOException {
        JavaBuild.of(game);
        age("classes/mygame/Moon.class", 10_000);
        age("java/mygame/Moon.java", 12_000);
        assertEquals(List.of("java/mygame/Moon.java"), changed());
        age("java/mygame/Moon.java", 10_000);
        assertEquals(List.of(), changed());
    }

    @Test
    void theNextBuildDeletesOnlyTheClassesOfADeletedSource() throws IOException {
        JavaBuild.of(game);
        write("classes/mygame/Hand.class", "compiled by hand");
        write("classes/mygame/Moon.png", "a picture");
        Files.delete(game.resolve("java/mygame/Moon.java"));
        assertEquals(List.of("java/mygame/Moon.java"), changed());

        assertEquals(JavaBuild.DONE, JavaBuild.of(game));
        assertFalse(exists("classes/mygame/Moon.class"));
        assertFalse(exists("classes/mygame/Moon$Crater.class"));
        assertTrue(exists("classes/mygame/Sun.class"));
        assertTrue(exists("classes/mygame/Hand.class"));
        assertTrue(exists("classes/mygame/Moon.png"));
        assertEquals(List.of(), changed());
    }

    @Test
    void deletingTheLastSourceDeletesItsClasses() throws IOException {
        JavaBuild.of(game);
        for (String each : List.of("Moon", "Sun", "package-info"))
            Files.delete(game.resolve("java/mygame/" + each + ".java"));
        assertEquals(JavaBuild.NOTHING, JavaBuild.of(game));
        assertFalse(exists("classes/mygame/Moon.class"));
    }

    /** Otherwise the remaining class would hide the error until the game runs. */
    @Test
    void usingADeletedSourceIsACompileError() throws IOException {
        write("java/mygame/Sky.java", "package mygame; class Sky { Moon moon; }");
        List<Path> libraries = List.of(game.resolve("classes"));
        JavaBuild.of(game, libraries);
        Files.delete(game.resolve("java/mygame/Moon.java"));
        String logged = assertThrows(MakeException.class, () -> JavaBuild.of(game, libraries))
                .getMessage();
        assertTrue(logged.startsWith("java/mygame/Sky.java:1: cannot find symbol"), logged);
    }

    @Test
    void anUntrustedListDeletesNothingOutsideOfClasses() throws IOException {
        JavaBuild.of(game);
        Path mine = Files.writeString(temp.resolve("Mine.class"), "mine");
        write("Own.class", "of the game");
        Path elsewhere = Files.createDirectories(temp.resolve("elsewhere"));
        Path linked = Files.writeString(elsewhere.resolve("Mine.class"), "mine");
        Files.createSymbolicLink(game.resolve("classes/out"), elsewhere);
        for (String name : List.of("../../Mine.class", "../Own.class", mine.toString(), "out/Mine.class")) {
            write(LIST, name + "=java/Gone.java\n");
            try {
                JavaBuild.of(game);
            } catch (MakeException refused) {
                assertTrue(refused.getMessage().contains("it is not followed"), refused.getMessage());
            }
        }
        assertTrue(Files.exists(mine) && exists("Own.class") && Files.exists(linked));
    }

    /** The compiler runs annotation processors on the class path by itself. */
    @Test
    void compilingRunsNoCodeOfLibraries() throws IOException {
        Path evil = temp.resolve("evil");
        Files.createDirectories(evil.resolve("java"));
        Path mark = temp.resolve("ran");
        Files.writeString(
                evil.resolve("java/Evil.java"), """
                public class Evil implements com.sun.source.util.Plugin {
                    public String getName() { return "evil"; }
                    public boolean autoStart() { return true; }
                    public void init(com.sun.source.util.JavacTask task, String... arguments) {
                        try {
                            java.nio.file.Files.createFile(java.nio.file.Path.of("%s"));
                        } catch (java.io.IOException e) {
                            throw new IllegalStateException(e);
                        }
                    }
                }
                """.formatted(mark.toString().replace('\\', '/')));
        JavaBuild.of(evil);
        Path services = Files.createDirectories(evil.resolve("classes/META-INF/services"));
        Files.writeString(services.resolve("com.sun.source.util.Plugin"), "Evil");
        JavaBuild.of(game, List.of(evil.resolve("classes")));
        assertFalse(Files.exists(mark));
    }
}
