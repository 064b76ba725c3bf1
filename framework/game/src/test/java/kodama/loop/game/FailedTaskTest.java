package kodama.loop.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kodama.log.Log;
import kodama.loop.FailedTask;
import kodama.loop.GameErrors;
import kodama.loop.TestGame;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The recorded state of a task that has failed. */
class FailedTaskTest {
    private TestGame game;

    @BeforeEach
    void game(@TempDir Path folder) {
        game = new TestGame(folder);
    }

    private FailedTask failed(String scene) {
        game.scene(scene).ticks(10);
        return game.sink().shown().orElseThrow().task().orElseThrow();
    }

    @Test
    void itIsReportedWithNameParentGroupAndTick() {
        FailedTask task = failed("""
                self:spawn(function(me) wait(3) error "no" end, { name = "attack", group = "enemy" })
                wait(100)""");
        assertEquals("attack", task.name());
        assertEquals("scenes/main.lua:1", task.parent());
        assertEquals("enemy", task.group());
        assertEquals(4, task.tick());
    }

    @Test
    void itsFieldsAreWrittenAsInAScript() {
        FailedTask task = failed("""
                spawn(function(me) me.list[3] = { deep = true } error "no" end,
                  { x = 1.5, text = 'say "hi"\\n', list = { 1, 2 }, hook = function() end, empty = {} })""");
        Map<String, String> fields = task.fields();
        assertEquals("1.5", fields.get("x"));
        assertEquals("\"say \"hi\"\\n\"", fields.get("text"));
        assertEquals("{ 1, 2, { deep = true } }", fields.get("list"));
        assertEquals("a function", fields.get("hook"));
        assertEquals("{}", fields.get("empty"));
    }

    @Test
    void longAndCyclicFieldsAreTruncated() {
        FailedTask task = failed("""
                local many, ring = { text = ("x"):rep(1e6) }, {}
                ring.ring = ring
                many.ring = ring
                for i = 1, 300 do many["f" .. i] = i end
                spawn(function() error "no" end, many)""");
        assertEquals(200, task.fields().size());
        assertTrue(task.fields().values().stream().allMatch(text -> text.length() <= 202));
    }

    @Test
    void aTaskThatFailsInDrawIsReported() {
        FailedTask task = failed("""
                spawn(function(me) me.draw = function() error "no" end wait(9) end, { name = "painter", x = 7 })""");
        assertEquals("painter", task.name());
        assertEquals("7", task.fields().get("x"));
    }

    @Test
    void aSceneThatFailsIsNotATask() {
        game.file("scenes/main.lua", "error 'no'").ticks(3);
        assertEquals(Optional.empty(), game.sink().shown().orElseThrow().task());
    }

    @Test
    void onlyTheFirstErrorRecordsItsTask() {
        GameErrors errors = new GameErrors(Log.to(text -> {}));
        List<String> looked = new ArrayList<>();
        for (String who : List.of("a", "b"))
            errors.report(who, new IllegalStateException(who), () -> {
                looked.add(who);
                return Optional.empty();
            });
        assertEquals(List.of("a"), looked);
    }
}
