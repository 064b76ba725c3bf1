package kodama.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LuaTaskTest extends InGame {
    @Test
    void aSpawnedTaskRunsItsFirstStretchBeforeSpawnReturns() {
        assertEquals(
                List.of("child 7", "parent"),
                log(1, "spawn(function(t) print('child ' .. t.x) end, { x = 7 }) print 'parent'"));
    }

    @Test
    void waitCountsTicks() {
        assertEquals(
                List.of("1", "2", "5", "5.5"),
                log(9, "print(time.tick) wait(1) print(time.tick) wait(3) print(time.tick) print(time.tick + 0.5)"));
    }

    @Test
    void aPlainYieldWaitsForTheNextTick() {
        assertEquals(List.of("1", "2"), log(3, "print(time.tick) coroutine.yield() print(time.tick)"));
    }

    @Test
    void waitUntilAsksOnceATick() {
        assertEquals(
                List.of("4", "4"),
                log(
                        6,
                        "local asked = 0\nwait_until(function() asked = asked + 1 return time.tick == 4 end)"
                                + " print(time.tick) print(asked)"));
    }

    @Test
    void waitForGivesWhatTheSignalSentAlong() {
        assertEquals(
                List.of("hit 3"),
                log(4, "local t = spawn(function(t) print('hit ' .. wait_for 'hit') end) wait(1) t:signal('hit', 3)"));
    }

    @Test
    void awaitGivesTheResultsOfTheOtherTask() {
        assertEquals(
                List.of("4 done"),
                log(
                        5,
                        "local t = spawn(function() wait(2) return 'done' end) local r = await(t)"
                                + " print(time.tick .. ' ' .. r)"));
    }

    @Test
    void waitsWorkInsidePcall() {
        assertEquals(
                List.of("false main.lua:2: oh", "2"),
                log(
                        3,
                        "local ok, e = pcall(function() wait(1) error('oh') end) print(tostring(ok) .. ' ' .. e:sub(8))"
                                + " print(time.tick)"));
    }

    @Test
    void childrenEndWithTheirParent() {
        assertEquals(List.of("2", "end 3"), log(9, """
                        local child
                        local parent = spawn(function(t)
                          child = t:spawn(function(c)
                            c.finish = function() print('end ' .. time.tick) end
                            while true do wait(1) if time.tick < 3 then print(time.tick) end end
                          end)
                          wait(2)
                        end)
                        wait(5)
                        if child:alive() then print 'still here' end"""));
    }

    @Test
    void aKilledTaskIsDeadAtOnceAndGoesNoFurther() {
        assertEquals(
                List.of("false", "after"),
                log(
                        3,
                        "local t = spawn(function(t) wait(1) t:kill() print 'never' end) wait(2) print(t:alive())"
                                + " print 'after'"));
    }

    @Test
    void aChildSeesTheFieldsOfItsParentAndKeepsItsOwn() {
        assertEquals(List.of("7", "8 7", "true"), log(2, """
                        self.x = 7
                        self:spawn(function(child)
                          print(child.x) child.x = 8 print(child.x .. ' ' .. child.parent.x)
                          print(tostring(child.parent == self))
                        end)"""));
    }

    @Test
    void aTableWithOnlyASpriteOrADrawFunctionIsATaskToo() {
        log(3, "spawn { draw = function() draw.rect(0, 0, 4, 4, 0xFF0000) end } wait(99)");
        assertEquals("FF0000", game.pixel(1, 1));
    }

    @Test
    void aTaskThatEndsAtOnceWithAPictureIsRemarkedUponOnce() {
        List<String> said = log(2, """
                local function hud(t) t.draw = function() end end
                spawn(hud) spawn(hud)""");
        assertEquals(1, said.size());
        assertTrue(said.get(0).startsWith("hint: scenes/main.lua:2: the task has a picture"), said.get(0));
    }

    @Test
    void aMisspeltLookIsAnErrorThatNamesTheOthers() {
        assertTrue(
                error("draw.text('a', 1, 1, { colour = 1 })")
                        .contains(
                                "draw.text: unknown option 'colour' (did you mean 'color'?); there are color, scale, align, alpha"));
    }

    @Test
    void waitingWhereNobodyCanSaysWhy() {
        assertTrue(error("self.draw = function() wait(1) end wait(9)").contains("a draw function cannot wait"));
        game.file("scenes/main.lua", "wait(1)").reset().ticks(1);
        assertTrue(
                game.errors().get(1).contains("a file cannot wait while it is loaded"),
                game.errors().toString());
    }

    @Test
    void waitingInACoroutineOfOnesOwnSaysWhatToDo() {
        assertTrue(error("coroutine.wrap(function() wait(1) end)()").contains("a coroutine of your own cannot wait"));
    }

    @Test
    void aMethodCalledWithADotSaysSo() {
        assertTrue(error("self.spawn(function() end)").contains("write self:spawn(...) with a colon"));
    }

    @Test
    void classesOfTablesStayVisible() {
        assertEquals(List.of("10 spawn"), log(1, """
                        local Enemy = { hp = 10 }
                        spawn(function(t) print(t.hp .. (t.spawn and ' spawn' or '')) end,
                          setmetatable({}, { __index = Enemy }))"""));
    }

    @Test
    void aRefusedSpawnLeavesItsTableAsItWas() {
        assertEquals(List.of("false", "a task's 'priority' must be a finite number but was nan", "7"), log(1, """
                        local fields = { x = 7, priority = math.huge - math.huge }
                        local ok, message = pcall(spawn, function() end, fields)
                        print(ok) print((message:gsub('^.-: ', ''):gsub('%-nan', 'nan')))
                        fields.priority = 1
                        spawn(function(t) print(t.x) end, fields)"""));
    }

    @Test
    void aMissingSceneIsAnErrorInTheCallersLineAndTheOldSceneGoesOn() {
        game.scene("pcall(scene.change, 'nowhere') wait(1) print 'still here' wait(9)")
                .ticks(3);
        assertEquals(List.of("still here"), game.log());
    }

    @Test
    void aTableWithNothingToDoOrToShowIsRefused() {
        assertTrue(error("spawn { x = 1 }").contains("spawn: a task needs something to do or to show"));
    }

    @Test
    void anErrorNamesTheTaskByTheFunctionsPlace() {
        assertTrue(
                error("error 'oh'").contains("[task 'scenes/main.lua:1' #1 ended]"),
                game.errors().toString());
    }

    @Test
    void aSceneLeavesNoShotsBehind() {
        game.file("scenes/other.lua", "return function() print(shot.count()) end");
        assertEquals(List.of("0"), log(3, "shot.fire { x = 4, y = 4, speed = 0 } scene.change 'other' wait(9)"));
    }

    @Test
    void aStateRunsEachTickAndMovesOnByAssignment() {
        assertEquals(List.of("one 1", "two 2", "two 3"), log(5, """
                        local function two(t) print('two ' .. time.tick) return time.tick < 3 end
                        local function one(t) print('one ' .. time.tick) t.state = two end
                        spawn { state = one, priority = 0.7 }"""));
    }

    @Test
    void aPhaseRunsEachTickAndMovesOnByNumber() {
        assertEquals(List.of("init 1", "main 2", "main 3"), log(4, """
                        spawn { priority = 0.7, phases = {
                          [INIT] = function(t) print('init ' .. time.tick) t.phase = MAIN end,
                          [MAIN] = function(t) print('main ' .. time.tick) if time.tick == 3 then return false end end } }"""));
    }

    @Test
    void smallerPrioritiesRunFirstAndEqualOnesInSpawnOrder() {
        assertEquals(List.of("b", "a", "c"), log(2, """
                        local function say(t) wait(1) print(t.word) end
                        spawn(say, { word = 'a', priority = 0.6 })
                        spawn(say, { word = 'b', priority = 0.2 })
                        spawn(say, { word = 'c', priority = 0.6 })"""));
    }

    @Test
    void moveToArrivesWhenItSays() {
        assertEquals(List.of("5 0", "10 20 3"), log(5, """
                        self.x, self.y = 0, 0
                        spawn(function() wait(1) print(self.x .. ' ' .. 0) end, { priority = 0.9 })
                        move_to(self, 10, 20, 2)
                        print(self.x .. ' ' .. self.y .. ' ' .. time.tick)"""));
    }

    @Test
    void anErrorEndsOneTaskAndNamesItsLine() {
        game.scene("spawn(function() error 'broken' end)\nwhile true do wait(1) print(time.tick) end")
                .ticks(3);
        assertEquals(List.of("2", "3"), game.log());
        assertTrue(
                game.errors().get(0).startsWith("scenes/main.lua:2: broken"),
                game.errors().get(0));
    }

    @Test
    void aTaskThatNeverGivesWayIsEndedWithItsLine() {
        assertTrue(
                error("\nwhile true do end").startsWith("scenes/main.lua:3: "),
                game.errors().toString());
    }

    @Test
    void anUndefinedGlobalIsAnErrorWithAGuess() {
        assertTrue(error("sqawn(1)").contains("undefined global 'sqawn' (did you mean 'spawn'?)"));
    }

    @Test
    void aMisspeltModuleFunctionIsAnErrorWithAGuess() {
        assertTrue(error("draw.sprit('x', 1, 1)").contains("'draw' has no field 'sprit' (did you mean 'sprite'?)"));
    }

    @Test
    void aMisspeltOptionIsAnErrorWithAGuess() {
        assertTrue(error("shot.fan { x = 1, y = 1, spred = 3 }")
                .contains("shot.fan: unknown option 'spred' (did you mean 'spread'?)"));
    }

    @Test
    void waitingForNothingIsAnError() {
        assertTrue(error("wait(0)").contains("wait: ticks must be from 1 to 2147483647 but was 0"));
    }

    @Test
    void aSceneThatIsNotThereIsNamed() {
        game.file("game.lua", "return { width = 32, height = 16, scene = 'mian' }")
                .file("scenes/main.lua", "return function() end")
                .ticks(2);
        assertTrue(
                game.errors()
                        .toString()
                        .startsWith("[there is no scene 'mian': scenes/mian.lua is missing (did you mean 'main'?)"),
                game.errors().toString());
    }

    @Test
    void aPictureThatIsNotThereIsNamed() {
        assertTrue(error("self.sprite = 'ghost' wait(9)").contains("image 'ghost' cannot be loaded"));
    }

    @Test
    void aPictureThatIsOnlySeenIsToldWithTheLineThatSpawnedIt() {
        assertTrue(error("wait(1)\nspawn { sprite = 'kodama.shot' }.sprite = 'ghost'")
                .endsWith("[task 'scenes/main.lua:3' #2 ended]"));
    }

    @Test
    void aTaskThatIsNoFunctionOfTheScriptsIsToldWithTheLineThatSpawnedItToo() {
        assertTrue(error("wait(1)\nspawn(wait_for)").endsWith("[task 'scenes/main.lua:3' #2 ended]"));
    }

    @Test
    void aTaskWithANameIsToldWithThePlaceOfItsFunctionToo() {
        assertTrue(error(
                        "wait(1)\nspawn(function() wait(9) end, { name = 'boo', sprite = 'kodama.shot' }).sprite = 'ghost'")
                .endsWith("[task 'boo' #2 of scenes/main.lua:3 ended]"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "scene.change('main', { x = 'left' }) | a task's 'x' must be a number but was a string",
                "scene.change('main', spawn(function() wait(9) end, { persistent = true })) | scene.change: this table already belongs to a"
                        + " task that is alive; give each task its own",
                "game.reset 'mian' | there is no scene 'mian': scenes/mian.lua is missing (did you mean 'main'?)",
                "game.reset { base = 'nope' } | there is no scene 'nope': scenes/nope.lua is missing",
                "game.soft_reset('game', { save = 'rich' }) | there is no debug save 'rich': saves/rich.lua is missing",
                "draw.fill(-1) | colour must be from 0x000000 to 0xFFFFFF but was -1",
                "draw.fill(0xff000000) | colour must be from 0x000000 to 0xFFFFFF but was 0xFF000000",
                "spawn 'moth' | spawn: there is no Java class 'moth' and game.lua names no 'java' folders and jars. (A text"
                        + " names a Java class; for a Lua file pass the function that require returns.)",
                "spawn { phases = { [INIT] = 5 } } | phase 0 must be a function but was a number",
            })
    void aCallThatCannotSucceedIsRefusedInItsLine(String call, String reason) {
        String error = game.scene(call + " wait(9)").ticks(2).errors().get(0);
        assertTrue(error.startsWith("scenes/main.lua:2: " + reason + "  [task "), error);
    }

    @Test
    void aSceneThatIsRefusedItsTableLeavesTheOldOneGoingOn() {
        assertEquals(List.of("false", "still main"), log(4, """
                        print((pcall(scene.change, 'main', { hitbox = 3 })))
                        wait(2) print('still ' .. scene.name)"""));
    }

    @Test
    void whomABodyHitsMustBeNamed() {
        assertTrue(error("spawn { hits = 'a', hitbox = circle(3), state = function(t) t.hits = {} end }")
                .startsWith("field 'hits' must be the name of a group but was a table  [task 'scenes/main.lua:2' #2"));
    }

    @Test
    void anErrorInAFinishHookEndsNobodyWhoHasNotEnded() {
        assertTrue(error("self.finish = function() error 'oh' end")
                .endsWith("scenes/main.lua:2: oh  [task 'scenes/main.lua:1' #1 in finish]"));
    }

    @Test
    void textIsDrawnAsTostringGivesIt() {
        assertEquals(List.of(), log(2, """
                        draw.text(nil, 1, 1) draw.text(true, 1, 1) draw.text({}, 1, 1)
                        draw.text(setmetatable({}, { __tostring = function() return 'a' end }), 1, 1)"""));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{ from = nil } | from is nil, and so is x; a shot comes from a task, or from x and y",
                "{ x = 1 } | from is nil, and so is y; a shot comes from a task, or from x and y",
                "{ from = 5 } | option 'from' must be a task, or a table with x and y, but was 5",
                "{ from = {} } | option 'from' must be a task, or a table with x and y, but was a table without x",
                "{ from = self, aim = { x = 1 } } | option 'aim' must be a task, or a table with x and y, but was a table"
                        + " without y",
                "{ from = self, aim = 'ship' } | option 'aim' must be a task, or a table with x and y, but was a string",
            })
    void aShotThatHasNoPlaceIsRefused(String options, String reason) {
        assertTrue(error("shot.fire " + options).startsWith("scenes/main.lua:2: shot.fire: " + reason));
    }

    @Test
    void sceneChangeEndsAllTasksButPersistentOnes() {
        game.file("scenes/other.lua", "return function(self) print('other ' .. self.from) wait(9) end");
        assertEquals(List.of("other here", "kept"), log(3, """
                        spawn(function() wait(2) print 'kept' end, { persistent = true })
                        spawn(function() wait(2) print 'lost' end)
                        scene.change('other', { from = 'here' })"""));
    }

    @Test
    void aShotHitsAndTellsItsTarget() {
        assertEquals(List.of("hit 2"), log(9, """
                        spawn(function(t)
                          t.group, t.hitbox, t.x, t.y = 'ship', circle(2), 20, 8
                          t.on_hit = function(_, damage) print('hit ' .. damage) end
                          wait(99)
                        end)
                        shot.fire { x = 4, y = 8, angle = 0, speed = 4, damage = 2 }
                        wait(99)"""));
    }

    @Test
    void aPiercingShotFliesOn() {
        assertEquals(List.of("2", "1"), log(9, """
                        local hits = 0
                        for _, x in ipairs { 12, 24 } do
                          spawn(function(t)
                            t.group, t.hitbox, t.x, t.y = 'enemy', circle(2), x, 8
                            t.on_hit = function() hits = hits + 1 t:kill() end
                            wait(99)
                          end)
                        end
                        shot.fire { x = 4, y = 8, angle = 0, speed = 4, hits = 'enemy', piercing = true }
                        wait(7)
                        print(hits) print(shot.count())"""));
    }

    @Test
    void bodiesTouch() {
        assertEquals(List.of("hit 1", "touch"), log(2, """
                        spawn(function(t)
                          t.group, t.hitbox, t.x, t.y = 'ship', circle(2), 20, 8
                          t.on_hit = function(_, damage) print('hit ' .. damage) t:kill() end
                          wait(99)
                        end)
                        self.hitbox, self.hits, self.x, self.y = circle(2), 'ship', 20, 8
                        self.on_touch = function() print 'touch' end
                        wait(99)"""));
    }

    @Test
    void aTaskDrawsAtItsPlaceInTheOrder() {
        log(2, """
                self.priority = 0.9
                self.draw = function() draw.rect(0, 0, 4, 4, 0xFF0000) end
                spawn(function() draw.rect(2, 0, 4, 4, 0x0000FF) wait(99) end)
                wait(99)""");
        assertEquals("FF0000", game.pixel(3, 1));
        assertEquals("0000FF", game.pixel(5, 1));
    }

    @Test
    void whatACoroutineDrewStaysUntilItRunsAgain() {
        log(3, "draw.rect(0, 0, 4, 4, 0x00FF00) wait(4) wait(99)");
        assertEquals("00FF00", game.pixel(1, 1));
        game.ticks(4);
        assertEquals("000000", game.pixel(1, 1));
    }

    @Test
    void aResetReadsTheScriptsAgain() {
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
}
