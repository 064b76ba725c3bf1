package kodama.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import kodama.script.task.LuaTask;
import kodama.task.Task;
import org.junit.jupiter.api.Test;

class JavaTaskInLuaTest extends InGame {
    /** Tasks in Lua and in Java share a base class that knows games, which extends one that does not. */
    @Test
    void scriptTasksExtendTasksOfTheEngine() {
        for (Class<?> type : List.of(LuaTask.class, JavaTask.class)) {
            assertTrue(Task.class.isAssignableFrom(type), type.getName());
            assertNotSame(Task.class, type.getSuperclass(), type.getName());
        }
    }

    @Test
    void eventsAreSentFromLuaToJavaAndBack() {
        assertEquals(
                List.of("handler 3", "hears ring 3.0", "rung 3.0", "on_echo 2.5", "finish", "java hook", "echo 2.5"),
                log(9, """
                        spawn(function(t)
                          t.on_echo = function(_, value) print('on_echo ' .. value) end
                          print('echo ' .. wait_for 'echo')
                        end, { name = 'echo', priority = 0.9 })
                        local bell = spawn('kodama.script.Bell', {
                          finish = function() print 'finish' end,
                          on_ring = function(_, value) print('handler ' .. value) end })
                        wait(2)
                        bell:signal('ring', 3, 'and more')"""));
    }

    @Test
    void aJavaTaskCanWaitWithATimeoutAtItsRate() {
        assertEquals(List.of("silence, dt 120", "java hook", "12"), log(20, """
                        local bell = spawn('kodama.script.Bell', { rate = 0.5 })
                        await(bell)
                        print(time.tick)"""));
    }

    @Test
    void wakingATaskDoesNotEndWaitForever() {
        assertEquals(List.of("true"), log(9, """
                        local sleeper = spawn(function() wait_forever() print 'woken' end, { name = 'sleeper' })
                        spawn 'kodama.script.Alarm'
                        wait(5)
                        print(sleeper:alive())"""));
    }

    @Test
    void aJavaTaskReceivesATaskAsTheArgumentOfAnEvent() {
        assertEquals(
                List.of("hears knock task 'scenes/main.lua:1' #1", "hears knock true", "hears knock null"),
                log(2, """
                        local bell = spawn 'kodama.script.Bell'
                        bell:signal('knock', self)
                        bell:signal('knock', true)
                        bell:signal 'knock'""").subList(0, 3));
    }

    @Test
    void aJavaTaskSetsAndReadsFieldsAsAScriptDoes() {
        assertEquals(
                List.of("0.25 scribes 3.0 truefalsetruefalse", "2.5 moon true 0.25 1 a text"),
                log(2, """
                        self.level = 3
                        local t = self:spawn 'kodama.script.FieldWriter'
                        wait(1)
                        print(t.hp .. ' ' .. t.title .. ' ' .. tostring(t.awake) .. ' ' .. t.priority .. ' '
                          .. task.count 'scribes' .. ' ' .. t.right)""").stream().distinct().toList());
    }

    @Test
    void idSequenceAndNameAreTheSameInJavaAndLua() {
        List<String> log = log(4, """
                local function tell(t) print(t.id .. ' ' .. t.sequence .. ' ' .. tostring(t)) end
                local one = spawn('kodama.script.Numbered', { name = 'one', priority = 0.6 })
                spawn('kodama.script.Numbered', { name = 'two', priority = 0.6 })
                tell(one)
                wait(1)
                tell(one)
                wait(1)""");
        assertEquals("2 2 task 'one' #2", log.get(0));
        assertEquals(log.get(0), log.get(1));
        assertEquals("2 4 task 'one' #2", log.get(3));
        assertEquals(log.get(3), log.get(4));
    }

    @Test
    void aJavaTaskCanSaveATaskDump() {
        List<String> log = log(4, """
                spawn('kodama.script.DumpWriter', { name = 'writer' })
                wait(1)
                local lines = save.read 'tasks'
                print(lines[1])
                print((table.concat(lines, '\\n'):match 'writer'))""");
        assertTrue(log.get(0).startsWith("tick 1: 3 of 16384 tasks alive"), log.get(0));
        assertEquals("writer", log.get(1));
    }

    @Test
    void aFieldOfTheWrongTypeIsAnErrorInJava() {
        assertError(
                "a task's 'x' must be a number but was a string",
                "spawn('kodama.script.FieldWriter', { wrong = 'x' })");
    }

    @Test
    void aClassThatIsNotCompiledIsAnErrorInTheLineThatUsesIt() {
        assertError(
                "scenes/main.lua:3: java.lang.NoClassDefFoundError: mygame/Scores",
                "local bell = spawn 'kodama.script.Bell'\nbell:signal 'lacking'");
    }

    @Test
    void aPausedJavaTaskDoesNotRun() {
        assertEquals(List.of("go", "silence, dt 60", "java hook"), log(20, """
                        local bell = spawn('kodama.script.Bell', { group = 'bells' })
                        wait(1)
                        task.pause 'bells'
                        wait(8)
                        print 'go'
                        task.resume 'bells'
                        wait(9)"""));
    }

    /** Spawns another one while it starts. */
    public static final class Endless extends JavaTask {
        /** Created by scripts. */
        public Endless() {}

        @Override
        protected void start() {
            spawn(new Endless());
        }

        @Override
        protected boolean update(double dt) {
            return true;
        }
    }

    @Test
    void endlessSpawningInStartIsAnErrorAndLeavesNoTask() {
        assertError(
                "scenes/main.lua:2: spawn: 100 tasks spawn each other in start(); '" + Endless.class.getName()
                        + "' is not started",
                "spawn '" + Endless.class.getName() + "'");
        assertEquals(1, game.running().world().tasks().count());
    }

    @Test
    void aTableCannotBeUsedWhileTasksPrepare() {
        assertError(
                "task 'thinker' #2 may only touch its Java fields while tasks prepare",
                "spawn('kodama.script.Thinker', { name = 'thinker' }) wait(5)");
        assertEquals(List.of(), game.log());
    }
}
