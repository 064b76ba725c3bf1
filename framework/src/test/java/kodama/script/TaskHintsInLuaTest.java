package kodama.script;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TaskHintsInLuaTest extends InGame {
    private static String hint(int line, String field, String guess) {
        return "hint: scenes/main.lua:" + line + ": the field '" + field
                + "' means nothing to the framework; did you mean '" + guess + "'?";
    }

    @Test
    void aFieldOneLetterOffIsRemarkedUponOnceForEachPlace() {
        assertEquals(
                List.of(hint(3, "sprit", "sprite"), hint(3, "on_hitt", "on_hit"), hint(6, "sprit", "sprite")),
                log(2, """
                        local function mob(t)
                          t.sprit = 'moth' t.on_hitt = print
                        end
                        for i = 1, 3 do spawn(mob) end
                        self.sprit = 'moth'"""));
    }

    @Test
    void fieldsGivenToSpawnAreLookedAtToo() {
        assertEquals(
                List.of(hint(2, "priorty", "priority")), log(1, "spawn(function() end, { priorty = 0.3, speed = 2 })"));
    }

    @Test
    void aPictureThatNobodySeesAsItsTaskEndsAtOnceIsRemarkedUponInTheWordsOfItsStyle() {
        String seen = "hint: scenes/main.lua:2: the task has a picture, but its ";
        String unseen = " returned false in its first tick, which ended the task before it was seen";
        assertEquals(
                List.of(seen + "function ended at once and the task with it; end the function with wait_for \"never\","
                        + " or use spawn { sprite = ... }"),
                log(2, "spawn(function() end, { name = 'a', sprite = 'kodama.shot' })"));
        open();
        assertEquals(
                List.of(seen + "state" + unseen),
                log(2, "spawn { sprite = 'kodama.shot', state = function() return false end }"));
        open();
        assertEquals(
                List.of(seen + "phase" + unseen),
                log(2, "spawn { sprite = 'kodama.shot', phases = { [INIT] = function() return false end } }"));
    }

    @Test
    void aTaskSpawnedWhileTheFileOfItsSceneIsReadIsRemarkedUponAsItEndsBeforeTheScene() {
        game.file("scenes/main.lua", """
                spawn(function() wait(1) print 'never' end)
                spawn(function() wait(1) print 'kept' end, { persistent = true })
                return function() end""").ticks(3);
        assertEquals(
                List.of(
                        "hint: scenes/main.lua:1: spawn: this task ends before the scene begins, as the scene's file is read"
                                + " before; spawn it in the function that the file returns",
                        "kept"),
                game.log());
    }

    @Test
    void aTaskThatIsKilledAtOnceIsNotRemarkedUpon() {
        assertEquals(List.of(), log(2, "spawn(function(t) t:kill() end, { sprite = 'kodama.shot' })"));
    }

    @Test
    void lettersThatTheFontLacksAreToldOnceWithTheirCodes() {
        assertEquals(
                List.of(
                        "hint: scenes/main.lua:2: draw.text: the font has no '\u0436' (U+0436), U+0007; a box is drawn in"
                                + " place of each",
                        "hint: scenes/main.lua:3: draw.text: the font has no '\ud83d\ude00' (U+1F600); a box is drawn in"
                                + " place of each"),
                log(4, """
                        self.draw = function() draw.text('a \u0436 b\\n\u0436 \u2665\\7', 1, 1)
                          draw.text('\ud83d\ude00 \u0436', 1, 1) end
                        wait(3)"""));
    }

    @Test
    void fieldsOfTheGamesOwnAreNoMistakes() {
        assertEquals(List.of(), log(1, """
                        self.vx, self.xx, self.hp, self.hit, self.frames, self.states, self.speed = 1, 2, 3, 4, 5, 6, 7
                        self[1] = 8 self[self] = 9"""));
    }

    @Test
    void playersAreSparedTheRemarks() {
        game.released();
        assertEquals(List.of(), log(1, "self.sprit = 'moth'"));
    }

    @Test
    void aFieldOfTheWrongTypeIsAnErrorInItsLine() {
        assertError("scenes/main.lua:2: a task's 'sprite' must be a string but was a table", "self.sprite = {}");
    }

    @Test
    void aFieldOfTheWrongTypeGivenToSpawnIsAnErrorInItsLine() {
        assertError(
                "scenes/main.lua:2: a task's 'x' must be a number but was a string",
                "spawn(function() end, { x = 'left' })");
    }

    @Test
    void aHitboxThatIsNoneIsAnErrorInItsLine() {
        assertError(
                "scenes/main.lua:2: a task's 'hitbox' must be a circle(r) or box(w, h) but was a number",
                "self.hitbox = 8");
    }

    @Test
    void aHandlerThatIsNoFunctionIsAnErrorInItsLine() {
        assertError("scenes/main.lua:2: a task's 'on_hit' must be a function but was a boolean", "self.on_hit = true");
    }

    @Test
    void aPlaceThatIsNoNumberIsAnErrorWhenItIsLookedAt() {
        assertError(
                "field 'x' must be a number but was nan, as 0/0 is",
                "spawn { x = 8, y = 8, hitbox = circle(4), group = 'a', state = function(self) self.x = 0/0 end }"
                        + " spawn { hitbox = circle(4), group = 'b', hits = 'a', state = function() end }");
    }

    @Test
    void aPlaceThatIsNanFromTheFirstIsAnErrorInItsLine() {
        assertError("scenes/main.lua:3: a task's 'x' must be a number but was nan, as 0/0 is", "\nself.x = 0/0");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "self.sprite = 'art/shipp' wait(9)",
                "spawn { sprite = 'art/shipp' }",
                "spawn(function() wait(9) end, { sprite = 'art/shipp' })",
                "draw.sprite('art/shipp', 1, 1)",
                "draw.sheet('art/shipp', 1, 1)"
            })
    void aPictureThatIsNotThereIsAnErrorInItsLineWithAGuess(String line) {
        game.file("art/ship.png", "not looked at");
        assertError(
                "scenes/main.lua:3: image 'art/shipp' cannot be loaded: art/shipp.png: no such file in " + folder
                        + " (did you mean 'art/ship'?)",
                "\n" + line);
    }

    @Test
    void aDamagedPictureIsAnErrorInItsLineWithoutAGuess() {
        game.file("ships.png", "no picture").file("ship.png", "none either");
        assertError(
                "scenes/main.lua:2: image 'ship' cannot be loaded: it is not a PNG picture  [", "self.sprite = 'ship'");
    }

    @Test
    void theParentCannotBeSet() {
        assertError(
                "scenes/main.lua:2: a task's 'parent' cannot be set; a child is started by parent:spawn(...)",
                "self.parent = self");
    }

    @Test
    void aFieldWithoutAValueIsNoMistake() {
        assertEquals(
                List.of(), log(1, "self.sprite = nil self.on_hit = nil self.group = nil self.draw_priority = nil"));
    }
}
