package kodama.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import kodama.input.Key;
import org.junit.jupiter.api.Test;

/** The sample of document 000: ship, fan of shots, enemies, all in 100 places. */
class GbaTaskTest extends InExample {
    private static final String SHIP = "local ship = require 'tasks.ship'() ";
    private static final String WATCH_SHIP = SHIP + "while true do wait(1) log.info(ship.X, ship.Y) end";

    GbaTaskTest() {
        super("gba-task-test");
    }

    @Test
    void theScreenIsThatOfTheMachineAndThereAre100Places() {
        assertEquals(List.of("240 160 100"), log(1, "log.info(draw.width, draw.height, task.capacity)"));
    }

    @Test
    void theShipBeginsInTheMiddleThirtyTwoPixelsAboveTheGround() {
        String begun = SHIP + "log.info(ship.phase, ship.X) wait(1) log.info(ship.phase, ship.X, ship.Y, ship.speed)";
        assertEquals(List.of("0 nil", "1 " + 120 * 256 + " " + 128 * 256 + " 256"), log(2, begun));
    }

    @Test
    void theShipIsDrawnEightPixelsLeftAndAboveItsPlaceInEachTick() {
        ExampleGame game = spec(SHIP).ticks(2);
        assertEquals(0xFFA0B8D8, game.picture().pixel(120 - 8 + 7, 128 - 8 + 1));
        assertEquals(0xFFA0B8D8, game.press(Key.RIGHT).ticks(1).picture().pixel(121 - 8 + 7, 128 - 8 + 1));
    }

    @Test
    void itMovesAPixelATickAndKeepsTwelvePixelsFromTheRims() {
        ExampleGame game = spec(WATCH_SHIP).ticks(2);
        assertEquals(at(120, 128), last(game));
        assertEquals(at(121, 128), last(game.press(Key.RIGHT).ticks(2)));
        assertEquals(at(240 - 12, 160 - 12), last(game.press(Key.DOWN).ticks(300)));
        game.release(Key.RIGHT).release(Key.DOWN).press(Key.LEFT).press(Key.UP);
        assertEquals(at(12, 12), last(game.ticks(300)));
    }

    private static String at(int x, int y) {
        return x * 256 + " " + y * 256;
    }

    private static String last(ExampleGame game) {
        List<String> log = log(game);
        return log.get(log.size() - 1);
    }

    @Test
    void whileTheKeyIsHeldFiveShotsLeaveInEveryEighthTick() {
        ExampleGame game = spec(SHIP + "while true do wait(1) log.info(task.count 'shot') end")
                .ticks(2);
        game.press(Key.Z).ticks(19);
        List<String> shots = log(game);
        List<String> expected = new ArrayList<>();
        for (int tick = 0; tick < 18; tick++) expected.add(Integer.toString(5 * (1 + tick / 8)));
        assertEquals(expected, shots.subList(shots.size() - 18, shots.size()));
    }

    @Test
    void theFanIsAt192AndSixAndTwelveToEachSideOfACircleOf256() {
        String fan = "require 'tasks.shot'(0, 0) for s in task.each 'shot' do log.info(s.vx, s.vy, s.X) end";
        List<String> expected = new ArrayList<>();
        for (int angle : new int[] {192, 198, 186, 204, 180}) {
            double turn = angle * Math.PI / 128;
            expected.add("%d %d 0".formatted(Math.round(Math.cos(turn) * 1024), Math.round(Math.sin(turn) * 1024)));
        }
        assertEquals(expected, log(1, fan));
    }

    @Test
    void aShotGivesItsPlaceBackWhenItLeavesTheScreen() {
        assertEquals(List.of("5", "0"), log(60, """
                require 'tasks.shot'(256 * 120, 256 * 128)
                log.info(task.count 'shot')
                wait(50)
                log.info(task.count 'shot')"""));
    }

    @Test
    void anEnemyThatIsHitIsSentIntoItsLastPhaseAndLeavesSparks() {
        assertEquals(List.of("true 255", "0 16"), log(10, """
                local enemy = require 'tasks.enemy'
                spawn(enemy.control)
                wait(2)
                local target = find 'enemy'
                local x, y = math.floor(target.X / 256), math.floor(target.Y / 256)
                log.info(enemy.hit_at(x, y, 10), target.phase)
                wait(2)
                log.info(task.count 'enemy', task.count 'spark')"""));
    }

    @Test
    void withAllPlacesTakenAVolleyIsLeftOutAndNothingElseHappens() {
        List<String> log = log(3, """
                while task.taken < task.capacity do spawn(function() wait(100) end) end
                require 'tasks.shot'(0, 0)
                log.info(task.taken, task.count 'shot', task.dropped)""");
        assertTrue(log.contains("100 0 5"), log.toString());
    }

    @Test
    void theLastPhaseOfTheShipGivesItsPlaceBack() {
        assertEquals(List.of("true", "false"), log(5, SHIP + """
                wait(1)
                ship.phase = END
                log.info(ship:alive())
                wait(1)
                log.info(ship:alive())"""));
    }
}
