package kodama.make;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import kodama.NeedsCompiler;
import kodama.file.GameFiles;
import kodama.loop.TestGame;
import kodama.script.config.PortalFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Each entry of each template's portal can be started first, and keeps running. */
class TemplatePortalTest {
    private static final int TICKS = 150;

    @TempDir
    private Path temp;

    @ParameterizedTest
    @EnumSource(Template.class)
    @NeedsCompiler
    void eachEntryStarts(Template template) throws IOException {
        for (PortalFile.Entry entry : entries(template, "listed")) {
            Path folder = made(template, entry.title());
            URL[] built = {folder.resolve("classes").toUri().toURL()};
            try (URLClassLoader classes = new URLClassLoader(built, getClass().getClassLoader())) {
                TestGame game = new TestGame(folder)
                        .classes(classes)
                        .begin(entry.first())
                        .ticks(TICKS);
                assertEquals(List.of(), game.errors(), entry.title());
            }
        }
    }

    @Test
    void theShooterAndTheJavaGameHaveEntries() {
        assertFalse(entries(Template.SHOOTER, "shooter").isEmpty());
        assertFalse(entries(Template.JAVA_GAME, "java").isEmpty());
    }

    private List<PortalFile.Entry> entries(Template template, String folder) {
        Path game = made(template, folder);
        if (!Files.exists(game.resolve("portal.lua"))) return List.of();
        PortalFile portal = PortalFile.read("portal.lua", GameFiles.folder(game));
        assertEquals(List.of(), portal.problems());
        return portal.entries();
    }

    private Path made(Template template, String folder) {
        Path game = temp.resolve(folder);
        NewGame.in(game).write(template, "Ada");
        return game;
    }
}
