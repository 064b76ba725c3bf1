package kodama.dev;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import kodama.loop.TestGame;
import kodama.request.LoopRequest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Stages of the shooter kit continue at the last section or phase when a script was saved, with the values there. */
class StageCheckpointsTest {
    private TestGame game;

    @BeforeEach
    void play(@TempDir Path folder) {
        game = new TestGame(folder)
                .file("scenes/title.lua", """
                        local run = require "kodama.shooter.run"
                        run.has { lives = 3, score = 0, power = 1 }
                        return function()
                          print "title"
                          run.begin { lives = 4 }
                          scene.change "stage"
                        end
                        """)
                .file("game.lua", "return { width = 320, height = 240, scene = 'title' }")
                .file("scenes/stage.lua", """
                        local boss = require "kodama.shooter.boss"
                        local run = require "kodama.shooter.run"
                        run.has { lives = 3, score = 0, power = 1 }
                        local function tell(word) print(word, run.lives, run.score, run.power) end
                        local guardian = { phases = {
                          { name = "Petals", hp = 10, run = function() tell "Petals" wait_forever() end },
                          { name = "Rain", hp = 10, run = function() tell "Rain" wait_forever() end },
                        } }
                        function guardian.run(self) boss.fight(self, guardian.phases) end
                        return require "kodama.shooter.stage" {
                          { name = "wood", run = function() tell "wood" run.score = 500 run.lives = 2 wait(10) end },
                          { name = "river", run = function() tell "river" run.power = 3 wait(10) end },
                          { name = "guardian", boss = guardian },
                        }
                        """);
    }

    private List<String> afterSave(int ticks) {
        game.log().clear();
        game.requests().submit(LoopRequest.SimpleReset.toCheckpoint("saved"));
        game.requests().drain();
        game.reset().ticks(ticks);
        return game.log().stream().filter(line -> !line.startsWith("reset ")).toList();
    }

    @Test
    void aSectionContinuesWithItsValues() {
        game.ticks(15);
        assertEquals(List.of("title", "wood\t4\t0\t1", "river\t2\t500\t1"), game.log());
        assertEquals(List.of("river\t2\t500\t1"), afterSave(5));
        assertEquals(List.of("river\t2\t500\t1"), afterSave(5));
        assertEquals(List.of(), game.errors());
    }

    @Test
    void aPhaseOfABossContinuesWithItsValues() {
        game.ticks(200);
        assertEquals(List.of("Petals\t2\t500\t3"), afterSave(120));
        assertEquals("guardian/Petals", game.requests().start().first().fields().get("section"));
        assertEquals(List.of(), game.errors());
    }
}
