package kodama.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import kodama.loop.TestGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A run is the same for developers and players, in each folder, and after each other run. */
class SameRunTest extends InGame {
    @TempDir
    private Path other;

    private long spent(TestGame played) {
        return played.running().world().scripts().lua().spent();
    }

    private void assertSameForPlayers(String scene) {
        game.scene(scene).ticks(9);
        TestGame players = new TestGame(other).released().scene(scene).ticks(9);
        assertEquals(players.log(), game.log());
        assertEquals(spent(players), spent(game));
    }

    @Test
    void watchesDoNotChangeARun() {
        assertSameForPlayers(
                "watch('w', function() return #tostring {} end)" + " while true do print(tostring {}) wait(1) end");
    }

    @Test
    void breakConditionsDoNotChangeARun() {
        assertSameForPlayers("break_when(function() local t = {} return #t > 0 end)"
                + " while true do print(tostring {}) wait(1) end");
    }

    @Test
    void theMessageOfAnExpectationDoesNotChangeARun() {
        game.scene("""
                local value = setmetatable({}, { __tostring = function() return #tostring {} .. "" end })
                for i = 1, 3 do expect(i < 0, value) print(tostring {}) end
                wait_forever()""").ticks(1);
        List<String> names = game.log().stream()
                .filter(line -> line.startsWith("table: "))
                .map(line -> line.substring("table: ".length()))
                .toList();
        assertEquals(
                Integer.decode(names.get(1)) - Integer.decode(names.get(0)),
                Integer.decode(names.get(2)) - Integer.decode(names.get(1)));
    }

    @Test
    void listingTheLoadedFilesCostsTheSameForAnyNumberOfThem() {
        String scene = "for i = 1, 9 do wait(1) resource.dump() end";
        game.scene(scene).ticks(3);
        TestGame loaded = new TestGame(other).scene(scene).picture("art/ship").picture("art/star");
        loaded.images().get("art/ship");
        loaded.images().get("art/star");
        loaded.ticks(3);
        assertNotEquals(game.log(), loaded.log());
        assertEquals(spent(game), spent(loaded));
    }

    @Test
    void theErrorOfAMissingFileIsTheSameInEachFolder() throws IOException {
        String scene = "print(pcall(data.read, 'none.json')) print(pcall(draw.sheet, 'none', 8, 8))"
                + " print(pcall(resource.load, 'none')) wait_forever()";
        game.scene(scene).ticks(2);
        TestGame elsewhere = new TestGame(Files.createDirectories(other.resolve("a/b")))
                .scene(scene)
                .ticks(2);
        assertEquals(game.log(), elsewhere.log());
        assertEquals(spent(game), spent(elsewhere));
    }
}
