package kodama.cli.dev;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import kodama.NeedsCompiler;
import kodama.loop.GameProject;
import kodama.make.JavaBuild;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GameFolderTest {
    @TempDir
    private Path folder;

    private GameFolder game(String java) {
        Shell shell = new Shell(folder);
        shell.file("game.lua", "return { java = { " + java + " } }");
        shell.file("java/mygame/Moon.java", "package mygame; public class Moon { library.Sky sky; }");
        return GameFolder.of(folder);
    }

    private void library() {
        new Shell(folder).file("lib/java/library/Sky.java", "package library; public class Sky {}");
        JavaBuild.of(folder.resolve("lib"));
    }

    @Test
    @NeedsCompiler
    void sourcesAreCompiledWithTheOtherClassesOfGameLua() throws Exception {
        GameFolder game = game("'classes', 'lib/classes'");
        library();
        assertEquals(JavaBuild.DONE, game.compile());
        try (GameProject project = game.get()) {
            assertEquals("mygame.Moon", project.classes().find("mygame.Moon").getName());
            assertEquals("library.Sky", project.classes().find("library.Sky").getName());
        }
    }

    @Test
    void classesBuiltByOtherToolsAreNotCompiled() throws IOException {
        Files.createDirectories(folder.resolve("target"));
        assertEquals(JavaBuild.NOTHING, game("'target'").compile());
        assertFalse(Files.exists(folder.resolve("classes")));
    }

    /** A compiler may write while the game runs, and a jar may be replaced where open files are locked. */
    @Test
    @NeedsCompiler
    void anOpenGameKeepsItsClassesIfTheirFilesChange() throws Exception {
        GameFolder game = game("'classes', 'lib/classes'");
        library();
        game.compile();
        try (GameProject project = game.get()) {
            Files.delete(folder.resolve("classes/mygame/Moon.class"));
            assertEquals("mygame.Moon", project.classes().find("mygame.Moon").getName());
        }
    }

    @Test
    @NeedsCompiler
    void aRecompiledClassIsLoadedByTheNextGame() throws Exception {
        GameFolder game = game("'classes', 'lib/classes'");
        library();
        game.compile();
        try (GameProject old = game.get()) {
            game.compile();
            try (GameProject next = game.get()) {
                assertTrue(old.classes().find("mygame.Moon") != next.classes().find("mygame.Moon"));
            }
        }
    }
}
