package kodama.cli.dev;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import kodama.NeedsLinks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A game gets its own copy of a Kodama module. */
class CopyCommandTest {
    @TempDir
    private Path folder;

    private Shell copy(String module) {
        return new Shell(folder).kodama("copy", module, folder.toString());
    }

    @Test
    void aModuleBecomesAFileThatTheGameUses() throws Exception {
        Path file = folder.resolve("kodama/menu/ranking.lua");
        assertEquals(
                "wrote " + file + "; the game uses it from now on",
                copy("kodama.menu.ranking").out().strip());
        assertEquals(
                Files.readString(Path.of("..", "..", "scripts/lua/kodama/menu/ranking.lua")), Files.readString(file));
        Shell game = new Shell(folder).game("print(require 'kodama.menu.ranking')");
        game.file("kodama/menu/ranking.lua", "return 'the game has its own'");
        assertEquals("the game has its own", game.play().out().strip());
    }

    @Test
    void existingFilesAreNotOverwritten() {
        copy("kodama.menu.title");
        Path file = folder.resolve("kodama/menu/title.lua");
        copy("kodama.menu.title").refuses("kodama: " + file + " already exists and is not overwritten");
    }

    @Test
    @NeedsLinks
    void aLinkOutOfTheGameIsNotFollowed(@TempDir Path elsewhere) throws Exception {
        Path link = Files.createSymbolicLink(folder.resolve("kodama"), elsewhere);
        copy("kodama.menu.title")
                .refuses("kodama: " + link + ": a link to " + elsewhere.toRealPath() + ", outside of "
                        + folder.toRealPath() + "; it is not followed");
        assertEquals(0, elsewhere.toFile().list().length);
    }

    private static String[] kit() {
        String[] files =
                Path.of("..", "..", "scripts/lua/kodama/shooter").toFile().list();
        return Stream.of(files).map(file -> file.replace(".lua", "")).sorted().toArray(String[]::new);
    }

    @Test
    void anUnknownModuleIsReportedWithTheKnownOnes() {
        copy("kodama.menu.titel")
                .refuses("kodama: there is no module 'kodama.menu.titel' (did you mean 'kodama.menu.title'?); there are"
                        + " kodama.bulletml, kodama.field, kodama.menu.board, kodama.menu.continue, kodama.menu.list,"
                        + " kodama.menu.name, kodama.menu.pause, kodama.menu.ranking, kodama.menu.replay_list, kodama.menu.replays, kodama.menu.title, kodama.menu.words, kodama.shooter."
                        + String.join(", kodama.shooter.", kit()) + ", kodama.text");
    }
}
