package kodama.script;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Scripts that are ended from outside: by the end of the program, or by the watchdog. */
class EndedScriptsTest extends InGame {
    @Test
    void anEndedScriptNamesItsLine() {
        game.scene("wait(1)\nwhile true do end").ticks(1).requests().endAllScripts("the program is about to quit");
        game.ticks(2);
        assertEquals(
                "scenes/main.lua:3: was ended: the program is about to quit  [task 'scenes/main.lua:1' #1 ended]",
                game.errors().get(0).lines().findFirst().orElse(""));
    }

    @Test
    void onlyTheRunningScriptIsEndedAndAllOthersContinue() {
        game.scene("""
                self.draw = function() draw.fill(0x00FF00) end
                for i = 1, 3 do
                  spawn(function()
                    wait(1)
                    while true do for j = 1, 1e6 do end print(i) wait(1) end
                  end)
                end
                while true do wait(1) print 'main' end""").ticks(1).requests().endNextScript("it was slow");
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
    void ifAllScriptsAreEndedEachNamesItsLine() {
        game.scene("""
                spawn(function() while true do wait(1) for j = 1, 1e6 do end end end)
                spawn(function() while true do wait(1) for j = 1, 1e6 do end end end)
                while true do wait(1) end""").ticks(1).requests().endAllScripts("the program is about to quit");
        game.ticks(1);
        assertEquals(
                List.of(
                        "scenes/main.lua:2: was ended: the program is about to quit",
                        "scenes/main.lua:3: was ended: the program is about to quit"),
                game.errors().stream().map(error -> error.split("  ")[0]).toList());
    }
}
