package kodama.script;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What the documents on task systems say in passing, for Lua, by the numbers of docs/requirements.md. */
class DocumentsInLuaTest extends InGame {
    @Test
    void r042_aNameFindsItsTaskAsLongAsItLives() {
        assertEquals(List.of("7", "nil", "9"), log(2, """
                        local ship = spawn(function() wait(9) end, { name = 'player', x = 7 })
                        print(find 'player'.x)
                        ship:kill()
                        print(tostring(find 'player'))
                        spawn(function() wait(9) end, { name = 'player', x = 9 })
                        print(find 'player'.x)"""));
    }

    @Test
    void r047_aTableIsFilledAndThenSpawned() {
        assertEquals(List.of("10 20"), log(2, """
                        local enemy = { state = function(t) print(t.x .. ' ' .. t.y) return false end }
                        enemy.x, enemy.y = 10, 20
                        spawn(enemy)
                        wait(9)"""));
    }

    @Test
    void r058_finishHooksRunWhenTheGameBeginsAnew() {
        game.scene("self.finish = function() print 'finished' end print 'begun' wait_for 'never'");
        game.ticks(1).reset().ticks(1);
        assertEquals(List.of(), game.errors());
        assertEquals(
                List.of("begun", "finished", "begun"),
                game.log().stream()
                        .filter(line -> line.matches("begun|finished"))
                        .toList());
    }

    @Test
    void s14_aGroupCanBeLeftOutOfThePicture() {
        log(1, """
                        local function block(x, group, color)
                          spawn { group = group, draw = function() draw.rect(x, 0, 4, 4, color) end }
                        end
                        block(0, 'player', 0x00ff00)
                        block(8, 'enemy', 0xff0000)
                        wait(1)
                        for t in task.each 'enemy' do t.visible = false end
                        wait_for 'never'""");
        assertEquals("00FF00 FF0000", game.pixel(1, 1) + " " + game.pixel(9, 1));
        game.ticks(1);
        assertEquals("00FF00 000000", game.pixel(1, 1) + " " + game.pixel(9, 1));
    }
}
