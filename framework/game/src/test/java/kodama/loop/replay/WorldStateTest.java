package kodama.loop.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import kodama.draw.DrawList;
import kodama.loop.TestGame;
import kodama.replay.WorldHash;
import kodama.script.JavaTask;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WorldStateTest {
    private static final String BUSY = """
            for i = 1, 20 do
              spawn(function(t)
                while true do
                  t.x = t.x + math.random()
                  shot.fire { x = t.x, y = 2, angle = math.random(360), speed = 0.1, turn = 1, accel = 0.01 }
                  laser.beam { x = t.x, y = 2, angle = 90, warn = 1, burn = 2, hits = "nobody" }
                  wait(i)
                end
              end, { x = i })
            end
            wait_forever()""";

    @TempDir
    Path temp;

    private TestGame game(String body) {
        try {
            return new TestGame(Files.createTempDirectory(temp, "game")).scene(body);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static WorldHash hash(TestGame game) {
        return game.running().world().state().hash();
    }

    private WorldHash hashOf(String body) {
        TestGame game = game(body).ticks(2);
        assertEquals(List.of(), game.errors());
        return hash(game);
    }

    private static List<WorldHash> hashes(TestGame game, int ticks) {
        List<WorldHash> hashes = new ArrayList<>();
        for (int i = 0; i < ticks; i++) hashes.add(hash(game.ticks(1)));
        assertEquals(List.of(), game.errors());
        return hashes;
    }

    @Test
    void equalGamesHaveEqualHashesInEachTick() {
        List<WorldHash> hashes = hashes(game(BUSY), 120);
        assertEquals(hashes, hashes(game(BUSY), 120));
        assertEquals(hashes, hashes(game(BUSY).released(), 120));
        assertEquals(120, hashes.stream().distinct().count());
    }

    @Test
    void readingTheStateDoesNotChangeTheGame() {
        TestGame unread = game(BUSY).ticks(119);
        assertEquals(hashes(game(BUSY), 120).get(119), hash(unread.ticks(1)));
    }

    @Test
    void countsAreThoseOfTheGame() {
        WorldHash hash = hashOf("""
                for i = 1, 3 do spawn(wait_forever) end
                for i = 1, 4 do shot.fire { x = 2, y = 2, angle = 0, speed = 0 } end
                laser.beam { x = 2, y = 2, angle = 0, hits = "nobody" }
                math.random()
                math.random()
                wait_forever()""");
        assertEquals(List.of(5, 4, 1), List.of(hash.taskCount(), hash.shotCount(), hash.laserCount()));
        assertEquals(2, hash.randomCalls());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "self.x = 1",
                "self.mine = true",
                "self.mine = 'text'",
                "self.phase = 2",
                "self.priority = 0.7",
                "self.rate = 0.5",
                "self.group = 'others'",
                "self.name = 'other'",
                "self.persistent = true",
                "spawn(wait_forever)",
                "spawn(wait_forever) spawn(wait_forever)",
                "self:spawn(wait_forever)",
                "spawn(function() wait(20) end)",
                "spawn(function() wait(21) end)",
                "spawn(function() wait_for 'a' end)",
                "spawn(function() wait_for 'b' end)",
                "spawn(wait_forever):pause()",
            })
    void everyDifferenceOfTasksChangesTheirHash(String change) {
        WorldHash plain = hashOf("wait_forever()");
        WorldHash changed = hashOf(change + " wait_forever()");
        assertNotEquals(plain.tasks(), changed.tasks());
        assertEquals(plain.shots(), changed.shots());
        assertEquals(plain.lasers(), changed.lasers());
        assertEquals(plain.random(), changed.random());
        assertEquals(plain.scene(), changed.scene());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "x = 3",
                "y = 3",
                "angle = 90",
                "angle = 180",
                "speed = 0.25",
                "kind = 'small_pearl'",
                "damage = 2",
                "delay = 3",
                "turn = 1",
                "accel = 0.1",
                "gravity = 0.01",
                "life = 50",
                "bounce = 2",
                "hits = { 'player', 'someone' }",
                "changes = { { at = 20, speed = 0.1 } }",
            })
    void everyDifferenceOfShotsChangesTheirHash(String option) {
        WorldHash plain = hashOf("shot.fire { x = 2, y = 2, angle = 0, speed = 0.125 } wait_forever()");
        WorldHash changed = hashOf("""
                local options = { x = 2, y = 2, angle = 0, speed = 0.125 }
                for key, value in pairs { %s } do options[key] = value end
                shot.fire(options)
                wait_forever()""".formatted(option));
        assertNotEquals(plain.shots(), changed.shots());
        assertEquals(plain.tasks(), changed.tasks());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "laser.beam { x = 2, y = 2, angle = 0 }  | laser.beam { x = 2, y = 2, angle = 1 }",
                "laser.beam { x = 2, y = 2, angle = 0 }  | laser.beam { x = 3, y = 2, angle = 0 }",
                "laser.beam { x = 2, y = 2, angle = 0 }  | laser.beam { x = 2, y = 2, angle = 0, width = 9 }",
                "laser.beam { x = 2, y = 2, angle = 0 }  | laser.beam { x = 2, y = 2, angle = 0, burn = 9 }",
                "laser.beam { x = 2, y = 2, angle = 0 }  | local l = laser.beam { x = 2, y = 2, angle = 0 } wait(1) l:kill()",
                "laser.curve { x = 2, y = 2, angle = 0 } | laser.curve { x = 2, y = 2, angle = 10 }",
            })
    void everyDifferenceOfLasersChangesTheirHash(String some, String other) {
        assertNotEquals(
                hashOf(some + " wait_forever()").lasers(),
                hashOf(other + " wait_forever()").lasers());
    }

    @Test
    void randomNumbersChangeOnlyTheirHash() {
        WorldHash plain = hashOf("wait_forever()");
        WorldHash changed = hashOf("math.random() wait_forever()");
        assertNotEquals(plain.random(), changed.random());
        assertEquals(plain.tasks(), changed.tasks());
        assertNotEquals(
                plain.random(), hashOf("math.randomseed(2) wait_forever()").random());
    }

    @Test
    void aRequestedSceneChangesTheHashOfTheScene() {
        assertNotEquals(
                hashOf("wait_forever()").scene(),
                hashOf("wait(1) scene.change 'main' wait_forever()").scene());
    }

    /** Takes random numbers while it is drawn. */
    public static final class Painter extends JavaTask {
        /** Created by scripts. */
        public Painter() {}

        @Override
        protected void start() {
            watch("Java random", () -> game().random().nextDouble());
        }

        @Override
        public void draw(DrawList list) {
            put("drawn", game().random().nextDouble());
        }
    }

    @Test
    void drawingAndWatchingTakeNoRandomNumbersOfTheGame() {
        String body = "self.draw = function() self.drawn = math.random() end watch('random', math.random) ";
        String painter = "spawn('" + Painter.class.getName() + "') wait_forever()";
        TestGame game = game(body + painter).ticks(9);
        assertEquals(List.of(), game.errors());
        assertEquals(2, game.running().world().watches().size());
        assertEquals(0, hash(game).randomCalls());
        assertEquals(hash(game(body + painter).ticks(9)), hash(game));
    }

    /** Has fields of all kinds. */
    public static class Counter extends JavaTask {
        int inherited;

        /** Created by scripts. */
        public Counter() {}
    }

    /** Changes the field that its table names. */
    public static final class Changer extends Counter {
        enum Mood {
            CALM,
            WILD
        }

        private double real;
        private float small;
        private char letter;
        private boolean truth;
        private Mood mood = Mood.CALM;
        private String text = "a";
        private transient long measured;
        private final int[] array = {0};

        /** Created by scripts. */
        public Changer() {}

        @Override
        protected boolean update(double dt) {
            switch (string("change", "")) {
                case "inherited" -> inherited++;
                case "real" -> real += 0.5;
                case "small" -> small += 0.5F;
                case "letter" -> letter++;
                case "truth" -> truth = !truth;
                case "mood" -> mood = Mood.WILD;
                case "text" -> text = "b";
                case "none" -> text = null;
                case "measured" -> measured++;
                case "array" -> array[0]++;
                default -> {}
            }
            return array[0] + measured < 100;
        }
    }

    private WorldHash afterChange(String field) {
        String spawn = "spawn('" + Changer.class.getName() + "', { other = '" + field + "', change = '%s' })";
        return hashOf("local t = " + spawn.formatted(field) + " wait(1) t.change, t.other = nil, nil wait_forever()");
    }

    @ParameterizedTest
    @ValueSource(strings = {"inherited", "real", "small", "letter", "truth", "mood", "text", "none"})
    void fieldsOfJavaTasksChangeTheHash(String field) {
        assertNotEquals(afterChange("array").tasks(), afterChange(field).tasks());
    }

    @Test
    void transientFieldsOfJavaTasksDoNotChangeTheHash() {
        assertEquals(afterChange("array").tasks(), afterChange("measured").tasks());
    }

    @Test
    void shotsThatEndedAreNotPartOfTheState() {
        String fire = "local s = shot.fire { x = 2, y = 2, angle = 0, speed = 0, keep = true } wait(1) ";
        WorldHash ended = hashOf(fire + "s:kill() wait_forever()");
        assertEquals(0, ended.shotCount());
        assertEquals(hashOf("wait_forever()").shots(), ended.shots());
    }
}
