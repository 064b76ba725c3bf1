package kodama.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The effect of a simple reset on scripts. A Lua test would not survive it. */
class ResetInLuaTest extends InGame {
    @Test
    void aResetRereadsTheScripts() {
        log(2, "print 'old' wait(99)");
        game.scene("print 'new' wait(99)").reset().ticks(1);
        assertEquals(List.of("old", "new"), game.log().subList(0, 2));
        assertTrue(
                game.log().get(2).matches("reset \\(test\\): scripts read again, pictures kept, [0-9.]+ ms"),
                game.log().get(2));
    }

    @Test
    void randomNumbersAreTheSameInEachRun() {
        List<String> first = List.copyOf(log(1, "print(math.random(1000))"));
        game.reset().ticks(1);
        assertEquals(List.of(first.get(0), first.get(0)), game.log().subList(0, 2));
    }

    @Test
    void finishHooksRunAtAReset() {
        game.scene("self.finish = function() print 'finished' end print 'begun' wait_forever()");
        game.ticks(1).reset().ticks(1);
        assertEquals(List.of(), game.errors());
        assertEquals(List.of("begun", "finished", "begun"), printed());
    }

    @Test
    void aResetDropsJobs() {
        game.scene("""
                local search = job.path { grid = { '..' }, from = { 1, 1 }, to = { 2, 1 }, ticks = 2 }
                print(tostring(search))
                await(search)
                print(time.tick)""");
        game.ticks(2).reset().ticks(4);
        assertEquals(List.of(), game.errors());
        assertEquals(List.of("job 'path' #1", "job 'path' #1", "3"), printed());
    }

    private List<String> printed() {
        return game.log().stream().filter(line -> !line.startsWith("reset (")).toList();
    }
}
