package kodama.script;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What Java does for a script counts as if the script did it. */
class BudgetInLuaTest extends InGame {
    private static final String CROWD = """
            for i = 1, 4000 do spawn(function() wait_for 'x' end, { group = 'enemy' }) end
            spawn(function()
              local n = 0
              self.finish = nil
              spawn(function(s) wait(1) print(n < 20000) end)
              while true do n = n + 1""";

    private void assertCounts(String call) {
        game.scene(CROWD + "\n" + call + "\nend end) wait(9)").ticks(3);
        assertEquals(1, game.errors().size());
        assertEquals(true, game.errors().get(0).contains("ran longer than 50,000,000 instructions"));
        assertEquals(List.of("true"), game.log());
    }

    @Test
    void anEventForManyTasksCountsEach() {
        assertCounts("task.broadcast 'zz'");
    }

    @Test
    void theRateOfManyTasksCountsEach() {
        assertCounts("task.rate('enemy', n % 2)");
    }

    @Test
    void aWalkThroughManyTasksCountsEachWhenItIsLeft() {
        assertCounts("for t in task.each 'enemy' do break end");
    }

    @Test
    void aSceneThatIsNotThereCountsTheLookForIt() {
        assertCounts("pcall(scene.change, 'nosuch')");
    }

    @Test
    void aScriptThatIsToBeEndedNamesItsLine() {
        game.scene("wait(1)\nwhile true do end").ticks(1).requests().endScripts("the program is to end");
        game.ticks(2);
        assertEquals(
                "scenes/main.lua:3: was ended: the program is to end  [task 'scenes/main.lua:1' #1 ended]",
                game.errors().get(0).lines().findFirst().orElse(""));
    }

    @Test
    void onlyTheScriptThatRunsWhenOneIsToBeEndedIsAndAllOthersGoOn() {
        game.scene("""
                self.draw = function() draw.fill(0x00FF00) end
                for i = 1, 3 do
                  spawn(function()
                    wait(1)
                    while true do for j = 1, 1e6 do end print(i) wait(1) end
                  end)
                end
                while true do wait(1) print 'main' end""").ticks(1).requests().endScript("it was slow");
        game.ticks(1);
        assertEquals(List.of("main", "2", "3"), game.log());
        assertEquals("00FF00", game.pixel(0, 0));
        game.ticks(1);
        assertEquals(List.of("main", "2", "3", "main", "2", "3"), game.log());
        assertEquals(
                List.of("scenes/main.lua:6: was ended: it was slow  [task 'scenes/main.lua:4' #2 ended]"),
                game.errors().stream()
                        .map(error -> error.lines().findFirst().orElse(""))
                        .toList());
    }

    @Test
    void whenAllAreToBeEndedEachNamesItsLine() {
        game.scene("""
                spawn(function() while true do wait(1) for j = 1, 1e6 do end end end)
                spawn(function() while true do wait(1) for j = 1, 1e6 do end end end)
                while true do wait(1) end""").ticks(1).requests().endScripts("the program is to end");
        game.ticks(1);
        assertEquals(
                List.of(
                        "scenes/main.lua:2: was ended: the program is to end",
                        "scenes/main.lua:3: was ended: the program is to end"),
                game.errors().stream().map(error -> error.split("  ")[0]).toList());
    }

    @Test
    void namesOfPhasesAreNotWithoutNumber() {
        assertError(
                "scenes/main.lua:2: there can be 1000 names of phases",
                "for i = 1, 1001 do task.set_phase('p' .. i, 'nobody') end");
    }
}
