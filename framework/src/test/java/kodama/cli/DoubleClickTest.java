package kodama.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import kodama.script.config.GameConfig;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A packed game that no terminal belongs to shows in a window why it cannot be played. */
class DoubleClickTest {
    @TempDir
    private Path folder;

    private URLClassLoader jar(String config, String scene) throws IOException {
        Path game =
                Files.createDirectories(folder.resolve("kodama/game/scenes")).getParent();
        Files.writeString(game.resolve("game.lua"), config);
        Files.writeString(game.resolve("scenes/main.lua"), scene);
        return new URLClassLoader(new URL[] {folder.toUri().toURL()});
    }

    private SavePlace places() {
        return new SavePlace() {
            @Override
            public Path of(GameConfig config) {
                return folder.resolve("saves");
            }

            @Override
            public Path log(GameConfig config) {
                return folder.resolve("saves/log.txt");
            }
        };
    }

    @Test
    void whoGivesOptionsHasATerminal() {
        assertFalse(DoubleClick.is("--headless"));
    }

    @Test
    void whatWasToldIsShownInLinesThatFit() throws IOException {
        try (URLClassLoader jar = jar("return {}", "")) {
            DoubleClick click = new DoubleClick(new PackedGame(jar, PackedMain.GAME, places()));
            assertEquals(
                    List.of(
                            "The game could not be started.",
                            "",
                            "scenes/main.lua:3: no way",
                            "    x".repeat(22),
                            "    x".repeat(3)),
                    click.lines(2, "scenes/main.lua:3: no way\n" + "\tx".repeat(25) + "\n"));
            List<String> many = click.lines(1, "no way\n".repeat(50));
            assertEquals(25, many.size());
            assertEquals("Something in the game has failed.", many.get(0));
            assertEquals("…", many.get(24));
        }
    }
}
