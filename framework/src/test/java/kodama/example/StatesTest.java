package kodama.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import kodama.input.Key;
import org.junit.jupiter.api.Test;

/** The title's three states, and an enemy's two, as functions assigned to the task. */
class StatesTest extends InExample {
    private static final String TITLE = """
            local title = require 'title'()
            local before
            while title:alive() do
              if title.state ~= before then log.info(time.tick, title.alpha) end
              before = title.state
              wait(1)
            end
            log.info(time.tick, 'gone')""";

    StatesTest() {
        super("states");
    }

    @Test
    void theTitleFadesInStaysAndFadesOut() {
        List<String> log = log(300, TITLE);
        assertEquals(4, log.size(), log.toString());
        assertEquals("1 0", log.get(0));
        int in = tick(log.get(1));
        int out = tick(log.get(2));
        int gone = tick(log.get(3));
        assertEquals("1", log.get(1).split(" ")[1]);
        assertEquals("1", log.get(2).split(" ")[1]);
        assertTrue(Math.abs(in - 1 - 45) <= 1, log.toString());
        assertEquals(120, out - in);
        assertTrue(Math.abs(gone - out - 45) <= 1, log.toString());
    }

    private static int tick(String line) {
        return Integer.parseInt(line.split(" ")[0]);
    }

    @Test
    void aKeyEndsTheIdleStateEarly() {
        ExampleGame game = spec(TITLE).ticks(60).press(Key.Z).ticks(1).release(Key.Z);
        assertTrue(tick(log(game.ticks(60)).get(3)) < 110, game.log().toString());
    }

    @Test
    void anEnemysFirstStateFillsInTheRestAndTheSecondMovesFromTheNextTick() {
        assertEquals(List.of("-10 nil nil", "-10 3 300", "-7 3 300", "-4 3 300"), log(4, """
                local enemy = require 'enemy'(100, 0xffffff, 1)
                for i = 1, 4 do
                  log.info(enemy.x, enemy.speed, enemy.hp)
                  wait(1)
                end"""));
    }

    @Test
    void anEnemyThatHasLeftReturnsFalseAndItsPlaceIsFree() {
        assertEquals(List.of("1", "0"), log(200, """
                require 'enemy'(100, 0xffffff, 1)
                log.info(task.count 'enemy')
                wait(150)
                log.info(task.count 'enemy')"""));
    }

    @Test
    void manyEnemiesInDifferentStatesMoveAtOnce() {
        ExampleGame game = spec("""
                spawn(function()
                  wait(330)
                  local xs = {}
                  for enemy in task.each 'enemy' do xs[#xs + 1] = enemy.x end
                  wait(1)
                  for enemy in task.each 'enemy' do
                    local x = table.remove(xs, 1)
                    if enemy.x <= x then log.error 'stands still' end
                  end
                  log.info(task.count 'enemy' > 5)
                end)
                require 'scenes.main'(self)""");
        assertEquals(List.of("true"), log(game.ticks(340)));
    }
}
