package kodama.loop.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import kodama.loop.TestGame;
import kodama.script.JavaTask;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WorldSnapshotTest {
    @TempDir
    Path temp;

    private WorldSnapshot after(int ticks, String body) {
        return snapshot(game(body), ticks);
    }

    private TestGame game(String body) {
        try {
            return new TestGame(Files.createTempDirectory(temp, "game"))
                    .released()
                    .scene(body);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static WorldSnapshot snapshot(TestGame game, int ticks) {
        game.ticks(ticks);
        assertEquals(List.of(), game.errors());
        return game.running().world().state().snapshot();
    }

    private String difference(String some, String other) {
        return after(3, some)
                .firstDifference(after(3, other))
                .map(StateDifference::toString)
                .orElse("");
    }

    @Test
    void equalWorldsDoNotDiffer() {
        String body = """
                spawn(function(t) while true do t.x = math.random() wait(1) end end, { name = "one" })
                shot.fire { x = 2, y = 2, angle = 30, speed = 0.1, turn = 1 }
                laser.beam { x = 2, y = 2, angle = 0, hits = "nobody" }
                wait_forever()""";
        assertEquals(Optional.empty(), after(9, body).firstDifference(after(9, body)));
        assertTrue(after(9, body).firstDifference(after(8, body)).isPresent());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "self.x = 12.5                    | self.x = 12.25               | field x: 12.5 and 12.25",
                "self.x = 0.1 + 0.2               | self.x = 0.3                 | field x: 0.30000000000000004 and 0.3",
                "self.x = 1                       | self.x = nil                 | field x: 1 and none",
                "self.dead = true                 | self.dead = false            | field dead: true and false",
                "self.word = 'a'                  | self.word = 'b\\27'          | field word: \"a\" and \"b\\027\"",
                "self.z = 0                       | self.z = -0.0                | field z: 0 and -0",
                "self.z = 0/0                     | self.z = 1                   | field z: nan and 1",
                "self.at = { x = 1 }              | self.at = { x = 2 }          | field at.x: 1 and 2",
                "self.list = { 1, { 2 } }         | self.list = { 1, { 3 } }     | field list[2][1]: 2 and 3",
                "self.at = {}                     | self.at = print              | field at: \"table\" and \"function\"",
                "self.priority = 0.7              | self.priority = 0.8          | priority: 0.7 and 0.8",
                "self.group = 'a'                 | self.group = 'b'             | group: \"a\" and \"b\"",
            })
    void aTaskIsNamedWithItsFieldAndBothValues(String some, String other, String expected) {
        assertEquals(
                "task 'boss' #1 of scenes/main.lua:1, " + expected,
                difference(
                        "self.name = 'boss' " + some + " wait_forever()",
                        "self.name = 'boss' " + other + " wait_forever()"));
    }

    @Test
    void theLineAtWhichATaskWaitsIsCompared() {
        assertEquals(
                "task 'scenes/main.lua:1' #1, line: \"scenes/main.lua:2\" and \"scenes/main.lua:3\"",
                difference("wait_forever()", "\nwait_forever()"));
    }

    @Test
    void inDevelopmentTheSpawnPlaceIsNamed() throws IOException {
        WorldSnapshot some = snapshot(tracing("spawn(wait_forever, { x = 1 }) wait_forever()"), 2);
        WorldSnapshot other = snapshot(tracing("spawn(wait_forever, { x = 2 }) wait_forever()"), 2);
        assertEquals(
                "task 'scenes/main.lua:2' #2 (spawned at scenes/main.lua:2), field x: 1 and 2",
                some.firstDifference(other).orElseThrow().toString());
    }

    private TestGame tracing(String body) throws IOException {
        return new TestGame(Files.createTempDirectory(temp, "game")).scene(body);
    }

    @Test
    void aTaskThatOnlyOneWorldHasIsADifference() {
        WorldSnapshot some = after(3, "wait_forever()");
        WorldSnapshot other = after(3, "spawn(wait_forever, { name = 'more' }) wait_forever()");
        assertEquals(
                List.of("number of tasks: 2 and 3", "task 'more' #2 of scenes/main.lua:2: none and exists"),
                strings(some.differences(other, 10)));
        assertEquals(
                List.of("number of tasks: 3 and 2", "task 'more' #2 of scenes/main.lua:2: exists and none"),
                strings(other.differences(some, 10)));
        assertEquals(1, some.differences(other, 1).size());
    }

    @Test
    void controlCharactersInNamesAreEscaped() {
        assertEquals(
                List.of("number of tasks: 2 and 3", "task 'a\\027' #2 of scenes/main.lua:2: none and exists"),
                strings(after(3, "wait_forever()")
                        .differences(after(3, "spawn(wait_forever, { name = 'a\\27' }) wait_forever()"), 10)));
    }

    private static List<String> strings(List<StateDifference> found) {
        return found.stream().map(StateDifference::toString).toList();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "math.random()                               |                                              | calls of math.random: 1 and 0",
                "math.randomseed(5)                          | math.randomseed(6)                           | state of math.random: 4617315517961601024 and 4618441417868443648",
                "shot.fire { x = 2, y = 2, angle = 0 }       |                                              | number of shots: 1 and 0",
                "shot.fire { x = 2, y = 2, speed = 0.125 }   | shot.fire { x = 2, y = 3, speed = 0.125 }    | shot 0, y: 2.375 and 3.375",
                "shot.fire { x = 2, y = 2, turn = 1 }        | shot.fire { x = 2, y = 2 }                   | shot 0, x: 1.7906242812345434 and 2",
                "laser.beam { x = 2, y = 2, angle = 0 }      |                                              | laser 0: exists and none",
                "laser.beam { x = 2, y = 2, angle = 0 }      | laser.beam { x = 2, y = 2, angle = 45 }      | laser 0, angle: 0 and 45",
                "laser.curve { x = 9, y = 9, angle = 0, speed = 1 } | laser.curve { x = 9, y = 9, angle = 90, speed = 1 } | shot 0, x: 12 and 9",
            })
    void everythingElseIsNamedToo(String some, String other, String expected) {
        assertEquals(
                expected, difference(some + "\nwait_forever()", (other == null ? "" : other) + "\nwait_forever()"));
    }

    @Test
    void aRequestedSceneIsADifference() {
        assertEquals(
                "task 'scenes/main.lua:1' #1, field later: true and none",
                difference("self.later = true wait_forever()", "wait_forever()"));
        assertEquals(
                List.of("state of the scene: \"active\" and \"leaving\""),
                strings(after(3, "wait(2) wait_forever()")
                        .differences(after(3, "wait(2) scene.change 'main' wait_forever()"), 9)));
    }

    /** Reads a real clock, which replays cannot repeat. */
    public static final class ClockReader extends JavaTask {
        private long now;

        /** Created by scripts. */
        public ClockReader() {}

        @Override
        protected boolean update(double dt) {
            now = System.nanoTime();
            return now != 0;
        }
    }

    @Test
    void aJavaTaskThatReadsARealClockIsNamedWithItsField() {
        String body = "spawn('" + ClockReader.class.getName() + "') wait_forever()";
        StateDifference found = after(2, body).firstDifference(after(2, body)).orElseThrow();
        assertEquals("task 'ClockReader' #2, Java field now", found.what());
    }
}
