package kodama.script;

import static org.junit.jupiter.api.Assertions.assertEquals;

import kodama.input.Key;
import kodama.input.KeyMap;
import org.junit.jupiter.api.Test;

/** Whose line a message names, and what it guesses. */
class ErrorPlacesTest extends InGame {
    private static final String TIMER = """
            local timer = {}
            local function add(subject, step) return subject.value + step end
            function timer.tween(subject, step) local sum = add(subject, step) return sum end
            function timer.again(subject) subject = subject and nil return subject.value end
            function timer.own() return add(nil, 1) end
            function timer.call(f, x) return (f(x.y)) end
            return timer
            """;

    @Test
    void runawayTailRecursionOfATasksOwnFunctionNamesItsLine() {
        assertError(
                "scenes/main.lua:3: ran longer than 50,000,000 instructions without giving way (an endless loop, or too much work at once?)",
                """
                local function f()
                  return f()
                end
                spawn(f)""");
    }

    @Test
    void tooMuchWorkWithStringsIsNotCalledALoopForSure() {
        assertError(
                "scenes/main.lua:2: ran longer than 50,000,000 instructions without giving way"
                        + " (an endless loop, or too much work at once?)",
                "for i = 1, 10000 do local s = ('x'):rep(1000000 + i) end");
    }

    @Test
    void theFrameworksOwnActionsAreNotOfferedToAGame() {
        KeyMap keys = KeyMap.defaults().with("kodama.fps", Key.F11).with("dev.page_up", Key.PAGE_UP);
        assertEquals(
                "there is no action 'jump'; actions are up, down, left, right, fire, bomb, slow, start, back",
                InputModule.noAction(keys, "jump"));
    }

    @Test
    void aMisspeltFunctionOfAGamesModuleGetsAGuess() {
        game.file("patterns.lua", "return { straight = function() end, spiral = function() end }");
        assertError(
                "scenes/main.lua:3: attempt to call field 'straght' (a nil value; did you mean 'straight'?)",
                "local patterns = require 'patterns'\npatterns.straght(self)");
    }

    @Test
    void aMisspeltFieldOfAModuleThatAFunctionSharesGetsAGuess() {
        game.file("speeds.lua", "return { slow = 1, fast = { first = 2 } }");
        assertError(
                "scenes/main.lua:3: attempt to perform arithmetic on field 'slwo' (a nil value; did you mean 'slow'?)",
                """
                local speeds = require 'speeds'
                local function f() return 2 * speeds.slwo end
                local x = f()""");
    }

    @Test
    void aMisspeltFieldOfATableInAModuleGetsAGuess() {
        game.file("speeds.lua", "return { slow = 1, fast = { first = { 2 } } }");
        assertError(
                "scenes/main.lua:2: attempt to index field 'frist' (a nil value; did you mean 'first'?)",
                "local speeds = require 'speeds' local x = speeds.fast.frist[1]");
    }

    @Test
    void aMisspeltMethodOfAClassGetsAGuess() {
        game.file("enemy.lua", "local Enemy = {} Enemy.__index = Enemy function Enemy:explode() end return Enemy");
        assertError("scenes/main.lua:4: attempt to call method 'explod' (a nil value; did you mean 'explode'?)", """
                local Enemy = require 'enemy'
                local e = setmetatable({}, Enemy)
                e:explod()""");
    }

    @Test
    void whatIsNearToNothingGetsNoGuess() {
        game.file("patterns.lua", "return { straight = function() end }");
        assertError(
                "scenes/main.lua:2: attempt to call field 'wave' (a nil value)  [", "require('patterns').wave(self)");
    }

    @Test
    void aWrongArgumentThatFailsInALibraryNamesTheLineThatGaveIt() {
        game.file("lib/timer.lua", TIMER);
        assertError(
                "scenes/main.lua:3: wrong argument 'subject':"
                        + " lib/timer.lua:2: attempt to index local 'subject' (a nil value)",
                "local timer = require 'lib.timer'\nlocal x = timer.tween(self.nothing, 1) print(x)");
    }

    @Test
    void aFileThatALibraryBringsIsALibraryToo() {
        game.file("lib/timer.lua", TIMER).file("lib.lua", "return { timer = require 'lib.timer' }");
        assertError(
                "scenes/main.lua:2: wrong argument 'step':"
                        + " lib/timer.lua:2: attempt to perform arithmetic on local 'step' (a nil value)",
                "local x = require('lib').timer.tween { value = 1 } print(x)");
    }

    @Test
    void whatALibraryDoesWrongItselfNamesTheLibrarysLine() {
        game.file("lib/timer.lua", TIMER);
        assertError("lib/timer.lua:2: attempt to index local 'subject'", "local x = require('lib.timer').own()");
    }

    @Test
    void aParameterThatALibraryHasChangedNamesTheLibrarysLine() {
        game.file("lib/timer.lua", TIMER);
        assertError("lib/timer.lua:4: attempt to index local 'subject'", "local x = require('lib.timer').again({})");
    }

    @Test
    void aFunctionThatALibraryCallsWithTheWrongValueNamesItsOwnLine() {
        game.file("lib/timer.lua", TIMER);
        assertError(
                "scenes/main.lua:2: attempt to index local 'x' (a nil value)",
                "require('lib.timer').call(function(x) return x.z end, {})");
    }
}
