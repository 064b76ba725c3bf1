package kodama.make;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The list of recent games. */
class RecentGamesTest {
    @TempDir
    private Path temp;

    private final List<String> log = new ArrayList<>();

    private RecentGames recent() {
        return new RecentGames(temp.resolve("kodama/recent.properties"), log::add);
    }

    @Test
    void theMostRecentIsFirstWithoutDuplicates() {
        RecentGames games = recent();
        Path moon = temp.resolve("moon");
        Path sea = temp.resolve("日本 sea");
        games.add(moon);
        games.add(sea);
        games.add(temp.resolve("other/../moon"));
        assertEquals(List.of(moon, sea), recent().folders());
        recent().forget(moon);
        assertEquals(List.of(sea), games.folders());
    }

    @Test
    void twelveAreKept() {
        for (int i = 0; i < 15; i++) recent().add(temp.resolve("game" + i));
        assertEquals(12, recent().folders().size());
        assertEquals(temp.resolve("game14"), recent().folders().get(0));
    }

    @Test
    void anUnreadableFileIsReportedAndIgnored() throws IOException {
        Files.createDirectories(temp.resolve("kodama"));
        Files.writeString(temp.resolve("kodama/recent.properties"), "01=\\u12");
        assertEquals(List.of(), recent().folders());
        assertEquals(1, log.size());
        recent().add(temp);
        assertEquals(List.of(temp), recent().folders());
    }

    @Test
    void aGameIsAFolderWithAGameLua() throws IOException {
        assertFalse(RecentGames.isGame(temp));
        Files.writeString(temp.resolve("game.lua"), "return {}");
        assertTrue(RecentGames.isGame(temp));
    }
}
