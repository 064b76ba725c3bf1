package kodama.example;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import kodama.input.Key;
import org.junit.jupiter.api.Test;

/** Init, move, move on, end: by the number of the phase, from inside and for all at once. */
class PhasesTest extends InExample {
    PhasesTest() {
        super("phases");
    }

    @Test
    void aLampGoesThroughItsPhasesInOrderAndEndsInTheLast() {
        assertEquals(List.of("0", "1", "2", "255", "gone"), log(900, """
                local lamp = require 'lamp'()
                local before
                while lamp:alive() do
                  if lamp.phase ~= before then log.info(lamp.phase) end
                  before = lamp.phase
                  wait(1)
                end
                log.info 'gone'"""));
    }

    @Test
    void aKeySendsAllLampsIntoTheLastPhaseAtOnce() {
        ExampleGame game = spec("""
                spawn(function()
                  while true do
                    local n, ending = task.count 'lamp', 0
                    for lamp in task.each 'lamp' do if lamp.phase == END then ending = ending + 1 end end
                    log.info(n, ending)
                    wait(1)
                  end
                end, { priority = 0.95 })
                require 'scenes.main'(self)""");
        game.ticks(100).press(Key.Z).ticks(1);
        assertEquals("4 0", log(game).get(99));
        assertEquals("4 4", log(game).get(100));
        assertEquals("2 0", log(game.ticks(40)).get(140));
    }
}
