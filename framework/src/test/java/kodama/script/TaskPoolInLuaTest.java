package kodama.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TaskPoolInLuaTest extends InGame {
    private static final String FULL =
            "spawn: all 3 places for tasks are taken, so this task is not started; game.lua can"
                    + " set 'tasks' higher, or let them grow: tasks = { capacity = 3, growth = true }";

    private void capacity(String tasks) {
        game.file("game.lua", "return { width = 32, height = 16, tasks = " + tasks + " }");
    }

    @Test
    void aFullListGivesADummyAndSaysSoOnceForEachPlace() {
        capacity("3");
        assertEquals(List.of("warn: scenes/main.lua:3: " + FULL, "false 5 7"), log(2, """
                        local t
                        for i = 1, 10 do t = spawn(function() wait(9) end, { x = 5 }) end
                        print(tostring(t:alive()) .. ' ' .. t.x .. ' ' .. task.dropped)
                        wait(9)"""));
    }

    private static final String CROWD = """
            for i = 1, 9 do spawn(function() wait(9) end) end
            wait(1)
            spawn(function() wait(9) end)
            wait(2)""";

    @Test
    void thatPlacesRunOutIsToldOnceAtNineOfTen() {
        capacity("11");
        assertEquals(
                List.of("10 of 11 places for tasks are taken; 'tasks' in game.lua says how many there are"),
                log(5, CROWD));
    }

    @Test
    void aListThatGrowsIsSparedThat() {
        capacity("{ capacity = 11, growth = true }");
        assertEquals(List.of(), log(5, CROWD));
    }

    @Test
    void playersAreSparedThatPlacesRunOut() {
        capacity("11");
        game.released();
        assertEquals(List.of(), log(5, CROWD));
    }

    @Test
    void aDummyTakesWhateverIsWrittenToIt() {
        capacity("{ capacity = 1 }");
        assertEquals(List.of("x 3 nil 0.5", "0", "2"), log(2, """
                        spawn(function() wait(9) end)
                        local t = spawn { state = function() print 'never' end, priority = 0.9 }
                        t.x, t.sprite, t.priority, t.state, t.hitbox = 'x', 3, nil, 'no function', 7
                        t:kill() t:pause() t:resume() t:signal 'hit' t:goto_state(print)
                        t:on_finish(function() print 'never' end)
                        print(t.x .. ' ' .. t.sprite .. ' ' .. tostring(t.group) .. ' ' .. t.priority)
                        local child = t:spawn(function() print 'never' end)
                        print(select('#', await(child)))
                        print(task.dropped)""").subList(1, 4));
    }

    @Test
    void aDummyKeepsItsClass() {
        capacity("1");
        assertEquals(List.of("10"), log(2, """
                        spawn(function() wait(9) end)
                        local Enemy = { hp = 10 }
                        Enemy.__index = Enemy
                        print(spawn(function() wait(9) end, setmetatable({}, Enemy)).hp)""").subList(1, 2));
    }

    @Test
    void aDummysTableCanBeSpawnedWhenThereIsRoom() {
        capacity("1");
        assertEquals(List.of("false", "born 7"), log(9, """
                        local other = spawn(function() wait(9) end)
                        local t = spawn(function() print 'never' end, { x = 7 })
                        print(t:alive())
                        other:kill()
                        wait(1)
                        spawn(function(t) print('born ' .. t.x) end, t)""").subList(1, 3));
    }

    @Test
    void aListThatGrowsTakesThemAll() {
        capacity("{ capacity = 2, growth = true }");
        assertEquals(List.of("100 0 true"), log(2, """
                        for i = 1, 100 do spawn(function() wait(9) end, { group = 'crowd' }) end
                        print(task.count 'crowd' .. ' ' .. task.dropped .. ' ' .. tostring(task.capacity >= 102))
                        wait(9)"""));
    }

    @Test
    void bothKindsOfListsPlayTheSame() {
        String scene = """
                        for i = 1, 3 do
                          spawn { i = i, priority = i == 2 and 0.2 or 0.8, state = function(t) print(time.tick .. t.i) end }
                        end
                        wait(2)""";
        List<String> linked = List.copyOf(log(3, scene));
        open();
        capacity("{ list = 'array' }");
        assertEquals(linked, log(3, scene));
        assertEquals(List.of("11", "13", "22"), linked.subList(0, 3));
    }

    @Test
    void theListsOfOldCanBeChosenByName() {
        capacity("'handheld'");
        assertEquals(List.of("100"), log(1, "print(task.capacity)"));
    }

    @ParameterizedTest
    @CsvSource({"handheld, 100", "states, 1024", "standard, 4096"})
    void allPlacesAreTheGamesAsTheSceneAndTheShotsComeOnTop(String name, int places) {
        capacity("'" + name + "'");
        assertEquals(List.of(places + " " + places + " 0"), log(3, """
                        while task.taken < task.capacity do spawn(function() wait(9) end, { group = 'game' }) end
                        print(task.count 'game' .. ' ' .. task.high_water .. ' ' .. task.dropped)"""));
    }

    @Test
    void aSceneBeginsAlsoWhenPersistentTasksTakeAllPlaces() {
        capacity("2");
        game.file("scenes/other.lua", "return function() print('other', task.taken) end");
        assertEquals(List.of("other\t2"), log(3, """
                        for i = 1, 2 do spawn(function() wait(9) end, { persistent = true }) end
                        scene.change 'other'"""));
    }

    @Test
    void theFiguresOfThePool() {
        assertEquals(List.of("16384 true true"), log(5, """
                        for i = 1, 10 do spawn(function() wait(1) end) end
                        local few = task.bytes()
                        wait(3)
                        print(task.capacity .. ' ' .. tostring(task.high_water == 10 and task.taken == 0)
                          .. ' ' .. tostring(task.bytes() < few))"""));
    }

    @Test
    void aTaskWithMoreInItsTableTakesMoreBytes() {
        assertEquals(List.of("true"), log(2, """
                        local before = task.bytes()
                        for i = 1, 100 do self['field' .. i] = i end
                        print(tostring(task.bytes() > before + 100 * 16))"""));
    }

    @Test
    void aSpawnInAFinishHookAtTheEndOfASceneIsADummy() {
        game.file("scenes/other.lua", "return function() print(tostring(game.data.t:alive())) end");
        assertEquals(List.of("false"), log(3, """
                        self.finish = function() game.data.t = spawn(function() print 'never' wait(9) end) end
                        scene.change 'other'
                        wait(9)"""));
    }

    @Test
    void wrongOptionsForThePoolAreRefused() {
        assertRefused("{ capacity = 0 }", "game.lua: tasks: option 'capacity' must be from 1 to 1048576 but was 0");
        assertRefused(
                "{ grow = true }",
                "game.lua: tasks: unknown option 'grow' (did you mean 'growth'?); there are"
                        + " capacity, growth, defer, list, work, arena");
        assertRefused(
                "'handhled'",
                "game.lua: option 'tasks' must be one of standard, handheld, states but was"
                        + " 'handhled' (did you mean 'handheld'?)");
        assertRefused("0", "game.lua: option 'tasks' must be from 1 to 1048576 but was 0");
        assertRefused("true", "game.lua: option 'tasks' must be a whole number but was a boolean");
    }

    private void assertRefused(String tasks, String message) {
        byte[] source = ("return { tasks = " + tasks + " }").getBytes(java.nio.charset.StandardCharsets.UTF_8);
        GameConfigException refused =
                org.junit.jupiter.api.Assertions.assertThrows(GameConfigException.class, () -> GameConfig.read(source));
        assertEquals(message, refused.getMessage());
    }

    // dead tasks

    @Test
    void aDeadTaskAnswersDeadAndTakesWrites() {
        assertEquals(List.of("false 7 nil 0.5", "3"), log(3, """
                        local t = spawn(function(t) t.x = 7 end)
                        print(tostring(t:alive()) .. ' ' .. t.x .. ' ' .. tostring(t.name) .. ' ' .. t.priority)
                        t.sprite, t.y = 3, 3
                        t:kill() t:signal 'hit' t:pause() t:resume() t:goto_state(print)
                        print(t.y)"""));
    }

    @Test
    void aDeadTaskKeepsTheMethodsOfItsClass() {
        assertEquals(List.of("10"), log(2, """
                        local Enemy = { hp = 10 }
                        Enemy.__index = Enemy
                        function Enemy:health() return self.hp end
                        print(spawn(function() end, setmetatable({}, Enemy)):health())"""));
    }

    @Test
    void whoNeedsALivingTaskIsToldWhereItWasBornAndDied() {
        assertError(
                "scenes/main.lua:4: spawn: task 'scenes/main.lua:2' #2 is dead: born at scenes/main.lua:2,"
                        + " died at scenes/main.lua:3",
                """
                        local t = spawn(function() wait(9) end)
                        t:kill()
                        t:spawn(function() end)""");
    }

    @Test
    void whoNeedsATaskThatIsLongGoneIsToldToo() {
        assertError(
                "scenes/main.lua:4: on_finish: task 'mob' #2 is dead: born at scenes/main.lua:2,"
                        + " died at the end of task 'mob' #2",
                """
                        local t = spawn(function() wait(1) end, { name = 'mob' })
                        wait(3)
                        t:on_finish(function() end)""");
    }

    @Test
    void whatPlayersHaveOnlySaysThatTheTaskIsDead() {
        game.released();
        assertError("scenes/main.lua:4: spawn: the task is dead", """
                        local t = spawn(function() wait(9) end)
                        t:kill()
                        t:spawn(function() end)""");
    }

    @Test
    void aTableThatIsNoTaskIsToldApart() {
        assertError("scenes/main.lua:2: spawn: this table is no task's", "self.spawn({}, function() end)");
    }

    // too many

    @Test
    void tasksThatSpawnEachOtherWithoutEndAreStopped() {
        assertError(
                "scenes/main.lua:3: spawn: 100 tasks are spawning each other without a wait; task",
                "local function more()\nspawn(more)\nend\nspawn(more)");
    }

    @Test
    void aTaskThatSpawnsItselfInEachTickMeetsTheEndOfThePool() {
        capacity("8");
        game.scene("""
                        local function more() wait(1) spawn(more) spawn(more) wait_for 'never' end
                        spawn(more)
                        wait_for 'never'""").ticks(9);
        assertEquals(List.of(), game.errors());
        assertTrue(
                game.log().get(0).contains("spawn: all 8 places for tasks are taken"),
                game.log().toString());
    }

    @Test
    void aPriorityThatIsNoNumberIsAnErrorInItsLine() {
        assertError(
                "scenes/main.lua:2: a task's 'priority' must be a finite number but was -nan", "self.priority = 0/0");
    }
}
