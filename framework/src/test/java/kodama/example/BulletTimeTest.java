package kodama.example;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import kodama.input.Key;
import org.junit.jupiter.api.Test;

/** Bullets live at a quarter of their rate while Shift is held; the ship does not. */
class BulletTimeTest extends InExample {
    private static final String WATCHED = """
            spawn(function()
              wait(2)
              local ship, bullet, clocks = find 'ship', nil, {}
              for _, group in ipairs { 'watch', 'bullet' } do
                for t in task.each(group) do if t.label then clocks[group] = t end end
              end
              while true do
                for t in task.each 'bullet' do if t.vx then bullet = t break end end
                local mine, other, x, sx = clocks.watch.seconds, clocks.bullet.seconds, bullet.x, ship.x
                wait(1)
                log.info(('%.2f %.2f %.2f %d'):format(mine, other, (bullet.x - x) / bullet.vx * 60, ship.x - sx))
              end
            end, { priority = 0.05 })
            require 'scenes.main'(self)""";

    BulletTimeTest() {
        super("bullet-time");
    }

    private static String last(ExampleGame game) {
        List<String> log = log(game);
        return log.get(log.size() - 1);
    }

    @Test
    void atFirstTimeIsTheSameForAll() {
        assertEquals("0.97 0.97 1.00 2", last(spec(WATCHED).press(Key.RIGHT).ticks(60)));
    }

    @Test
    void whileShiftIsHeldBulletsMoveAndCountAQuarterAndTheShipAsEver() {
        ExampleGame game = spec(WATCHED).ticks(60).press(Key.SHIFT).press(Key.RIGHT);
        assertEquals("1.97 1.24 0.25 2", last(game.ticks(60)));
        assertEquals("2.97 2.22 1.00 0", last(game.release(Key.SHIFT).ticks(60)));
    }
}
