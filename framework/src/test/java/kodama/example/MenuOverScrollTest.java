package kodama.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import kodama.input.Key;
import org.junit.jupiter.api.Test;

/** Under the menu the sea scrolls and the clock counts; planes stand still but are seen. */
class MenuOverScrollTest extends InExample {
    private static final String WATCHED = """
            local sea = spawn(require 'sea', { priority = 0.1 })
            local clock = spawn(require 'clock', { persistent = true })
            require 'planes'()
            local menu
            spawn(function()
              wait(20)
              menu = spawn(require 'menu')
            end)
            while true do
              local places = {}
              for actor in task.each 'actor' do places[#places + 1] = ('%.1f'):format(actor.x) end
              log.info(('%.1f'):format(sea.offset), clock.seconds, table.concat(places, ' '), task.paused 'actor')
              wait(1)
            end""";

    MenuOverScrollTest() {
        super("menu-over-scroll");
    }

    private static String[] words(ExampleGame game) {
        List<String> log = log(game);
        return log.get(log.size() - 1).split(" ", 3);
    }

    @Test
    void whileTheMenuIsOpenTheSeaScrollsTheClockCountsAndThePlanesStandStill() {
        ExampleGame game = spec(WATCHED);
        String[] open = words(game.ticks(25));
        String[] later = words(game.ticks(100));
        assertEquals(Double.parseDouble(open[0]) + 80, Double.parseDouble(later[0]), 0.15);
        assertEquals("2", later[1]);
        assertTrue(open[2].endsWith("true"), open[2]);
        assertEquals(open[2], later[2]);
    }

    @Test
    void planesGoOnWhenTheMenuEnds() {
        ExampleGame game = spec(WATCHED).ticks(40);
        String[] open = words(game);
        String[] later = words(game.tap(Key.Z).ticks(30));
        assertTrue(later[2].endsWith("false"), later[2]);
        assertNotEquals(open[2].replace("true", ""), later[2].replace("false", ""));
    }

    @Test
    void aKeyOpensTheMenuAndThePlayersPlaneIsSeenUnderIt() {
        int body = 0xFFFFF4D8;
        ExampleGame game = open().ticks(10);
        assertEquals(body, game.picture().pixel(160, 183));
        game.tap(Key.ENTER).press(Key.RIGHT).ticks(20);
        assertEquals(body, game.picture().pixel(160, 183));
        game.tap(Key.Z).ticks(20);
        assertNotEquals(body, game.picture().pixel(160, 183));
        assertEquals(List.of(), game.errors());
    }
}
