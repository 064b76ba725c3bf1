package kodama.script;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import kodama.loop.FrameHook;
import kodama.loop.World;
import kodama.script.debug.BreakpointHandler;
import org.junit.jupiter.api.Test;

/** All scripts of a tick share a budget, and so do those that draw a picture. */
class SharedBudgetTest extends InGame {
    private static final String OVER =
            " for all scripts of this %s" + " (spread the work over several ticks, or use fewer tasks)";

    private void withSpender() {
        game.hooks(List.of(new FrameHook() {
            @Override
            public void afterDraw(long frames) {}

            @Override
            public void beginWorld(World world, BreakpointHandler holder) {
                Spender.install(world.scripts());
            }
        }));
    }

    /** Returns the first lines of the errors; the small cost of calls is rounded off. */
    private List<String> errors() {
        return game.errors().stream()
                .map(error -> error.split("  ")[0].replaceFirst("4,9\\d\\d,\\d\\d\\d", "5,000,000"))
                .toList();
    }

    private static String over(int line, String left, String period) {
        return "scenes/main.lua:" + line + ": ran longer than the " + left
                + " instructions that were left of the 500,000,000" + OVER.formatted(period);
    }

    @Test
    void afterTheBudgetOfATickScriptsGetLittle() {
        withSpender();
        game.scene("""
                for i = 1, 13 do
                  spawn(function()
                    wait(1)
                    spender.spend(45e6)
                    print(i)
                    wait_forever()
                  end)
                end
                spawn(function() while true do wait(1) print "small" end end)
                wait_forever()""").ticks(2);
        assertEquals(List.of("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "small"), game.log());
        assertEquals(List.of(over(6, "5,000,000", "tick"), over(6, "50,000", "tick")), errors());
    }

    @Test
    void eachTickHasTheFullBudget() {
        withSpender();
        game.scene("""
                for i = 1, 10 do
                  spawn(function() for _ = 1, 3 do wait(1) spender.spend(45e6) end print "done" end)
                end""").ticks(5);
        assertEquals(10, game.log().size());
        assertEquals(List.of(), errors());
    }

    @Test
    void eventsUseTheBudgetOfTheTick() {
        withSpender();
        game.scene("""
                for i = 1, 12 do
                  local function hit() spender.spend(45e6) print(i) end
                  spawn(wait_forever, { on_hit = hit, x = i, hitbox = circle(1), group = "g" })
                end
                wait(1)
                for i = 1, 12 do shot.fire { x = i, y = 0, hits = "g", speed = 0 } end
                wait_forever()""").ticks(3);
        assertEquals(11, game.log().size());
        assertEquals(1, errors().size(), () -> errors().toString());
        assertEquals(over(3, "5,000,000", "tick"), errors().get(0));
    }

    @Test
    void eventsAfterAnEndedHandlerAreHandled() {
        game.scene("""
                local function hit(self)
                  if self.x == 1 then while true do end end
                  print(self.x)
                end
                for i = 1, 3 do
                  spawn(wait_forever, { on_hit = hit, x = 9 * i - 8, hits = "b", group = "a", hitbox = circle(1) })
                end
                spawn(wait_forever, { x = 10, group = "b", hits = "a", hitbox = circle(30) })
                wait_forever()""").ticks(1);
        assertEquals(List.of("10", "19"), game.log());
        assertEquals(1, game.errors().size(), () -> game.errors().toString());
    }

    @Test
    void readingADataFileIsChargedForItsCode() {
        game.file("endless.lua", "while true do end");
        game.scene("""
                for _ = 1, 60 do pcall(data.read, "endless.lua") end
                print 'done'""").ticks(1);
        assertEquals(List.of(), game.log());
        assertEquals(1, game.errors().size(), () -> game.errors().toString());
    }

    @Test
    void drawingHasItsOwnBudget() {
        withSpender();
        game.scene("""
                local function paint() spender.spend(45e6) draw.fill(0x00FF00) end
                for i = 1, 13 do spawn(wait_forever, { draw = paint }) end
                while true do wait(1) spender.spend(45e6) print "on" end""").ticks(2);
        assertEquals(List.of("on"), game.log());
        assertEquals(List.of(over(2, "5,000,000", "picture"), over(2, "50,000", "picture")), errors());
        game.ticks(1);
        assertEquals(List.of("on", "on"), game.log());
        assertEquals(2, errors().size());
        assertEquals("00FF00", game.pixel(0, 0));
    }
}
