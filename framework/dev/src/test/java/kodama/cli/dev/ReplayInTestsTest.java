package kodama.cli.dev;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests in Lua that play a replay with {@code test.replay}. */
class ReplayInTestsTest {
    /** A game in which the ship flies, and starts again with its best score after a shot. */
    private static final String SCENE = """
            local best = save.read("best", 0)
            return function(self)
              self.name, self.x, self.drawn, self.best = "ship", 0, 0, best
              self.luck = ("%.17g"):format(math.random())
              print(self.luck)
              self.draw = function() self.drawn = self.drawn + 1 end
              while true do
                wait(1)
                if input.down "right" then self.x = self.x + 1 end
                if input.pressed "fire" then
                  save.write("best", self.x)
                  game.reset()
                end
              end
            end
            """;

    @TempDir
    private Path folder;

    /** Records 100 ticks with these keys. */
    private Shell record(String keys, String... more) {
        Shell shell = new Shell(folder);
        shell.file("game.lua", "return { title = 'Flight', width = 32, height = 16 }");
        shell.file("scenes/main.lua", SCENE).file("specs/notes.txt", "");
        String file = folder.resolve("specs/run.kreplay").toString();
        List<String> all = new ArrayList<>(List.of("run", folder.toString(), "--headless", "--ticks", "100"));
        all.addAll(List.of("--record", file, "--keys", keys));
        all.addAll(List.of(more));
        shell.kodama(all.toArray(String[]::new));
        assertEquals("", shell.err());
        return shell;
    }

    /** Runs a test with these lines. */
    private Shell test(String... lines) {
        Shell shell = new Shell(folder);
        shell.file("specs/run_spec.lua", "it('flies', function()\n" + String.join("\n", lines) + "\nend)");
        return shell.kodama("test", folder.toString());
    }

    private void passes(String... lines) {
        Shell shell = test(lines);
        assertEquals(0, shell.code(), shell::out);
    }

    /** The first of the lines, which is line 2 of the file, must fail. */
    private void fails(String message, String... lines) {
        Shell shell = test(lines);
        assertEquals(1, shell.code(), shell::out);
        shell.says("specs/run_spec.lua:2: test.replay: " + message + "\n");
    }

    @Test
    void aTestChecksHowARunEnded() {
        record("11-30 RIGHT, 90-99 RIGHT");
        passes(
                "test.replay 'specs/run.kreplay'",
                "local ship = find 'ship'",
                "expect(time.tick):equals(100)",
                "expect(ship.x):equals(28)",
                "expect(ship.drawn):equals(100)");
    }

    @Test
    void aTestContinuesToPlayAfterTheRun() {
        record("11-30 RIGHT, 90-99 RIGHT");
        passes(
                "test.replay 'specs/run.kreplay'",
                "test.run_ticks(5)",
                "expect(find('ship').x):equals(28)",
                "test.press 'right'",
                "test.run_ticks(5)",
                "expect(time.tick):equals(110)",
                "expect(find('ship').x):equals(33)");
    }

    @Test
    void aRunHasTheRandomNumbersOfItsRecording() {
        String luck = record("11 RIGHT").out().strip();
        passes("test.replay 'specs/run.kreplay'", "expect(find('ship').luck):equals '" + luck + "'");
    }

    @Test
    void afterAResetWithAWrittenSaveTheRestIsPlayed() {
        record("11-30 RIGHT, 40 Z, 90-99 RIGHT");
        passes(
                "test.replay 'specs/run.kreplay'",
                "expect(find('ship').x):equals(9)",
                "expect(find('ship').best):equals(19)");
    }

    @Test
    void aChangedGameIsReportedAtTheFirstDifference() {
        record("50 RIGHT").file("scenes/main.lua", SCENE.replace("self.x + 1", "self.x + 2"));
        fails("specs/run.kreplay differs between ticks 1 and 60: a field of a task", "test.replay 'specs/run.kreplay'");
    }

    @Test
    void aReplayMustBeAFileOfTheGame() {
        record("11 RIGHT");
        fails("specs/nope.kreplay: no such file in the game", "test.replay 'specs/nope.kreplay'");
        fails("../run.kreplay: the path must not contain '..'", "test.replay '../run.kreplay'");
        fails("specs/notes.txt is not a replay: it is empty", "test.replay 'specs/notes.txt'");
    }

    @Test
    void aReplayMustBeOfTheSameGame() {
        record("11 RIGHT").file("game.lua", "return { title = 'Dive', width = 32, height = 16 }");
        fails("specs/run.kreplay is a replay of 'Flight', not of 'Dive'", "test.replay 'specs/run.kreplay'");
    }

    @Test
    void aReplayMustNotBeginAtAMark() {
        new Shell(folder).file("scenes/sea.lua", "return function() wait(5) scene.mark 'deep' wait_forever() end");
        record("11 RIGHT", "--scene", "sea", "--mark", "deep");
        fails(
                "specs/run.kreplay begins at the mark 'deep'; record it from the start of a scene",
                "test.replay 'specs/run.kreplay'");
    }

    @Test
    void aReplayIsPlayedBeforeTheGameRuns() {
        record("11 RIGHT");
        String late = "the test has run the game before; a replay starts at tick 0";
        fails(late, "test.run_ticks(1) test.replay 'specs/run.kreplay'");
        fails(late, "test.replay 'specs/run.kreplay' test.replay 'specs/run.kreplay'");
    }
}
