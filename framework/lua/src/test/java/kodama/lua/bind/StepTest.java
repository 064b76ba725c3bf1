package kodama.lua.bind;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import kodama.lua.Coroutine;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Functions that wait and call scripts. */
class StepTest {
    @LuaModule(name = "step", doc = "Waits and calls.")
    static final class Steps {
        @Nullable
        Coroutine caller;

        @Nullable
        Lua lua;

        @LuaFunction(value = "rest(times: integer)", doc = "Waits several times.")
        Step rest(int times) {
            return times == 0 ? Step.END : Step.wait(resumed -> rest(times - 1));
        }

        @LuaFunction(value = "pause()", doc = "Waits once.")
        Step pause(Coroutine coroutine) {
            caller = coroutine;
            return Step.WAIT;
        }

        @LuaFunction(value = "receive() -> any", doc = "Waits, and gives what it is resumed with.")
        Step receive() {
            return Step.RECEIVE;
        }

        @LuaFunction(value = "pair() -> any, any", doc = "Gives two values.")
        Step pair() {
            return Step.done(Values.of("a", "b"));
        }

        @LuaFunction(value = "call(f: function, ...) -> any", doc = "Calls, and counts the results.")
        Step call(Value f, Values arguments) {
            return Step.call(f, arguments, results -> Step.done(results.after(Value.of(results.count()))));
        }

        @LuaFunction(value = "try(f: function) -> any", doc = "Calls, and gives the error if there is one.")
        Step attempt(Value f) {
            return Step.call(f, Values.NONE, new Step.Continuation() {
                @Override
                public Step next(Values results) {
                    return Step.done(Value.of("fine"));
                }

                @Override
                public Step failed(Value error) {
                    return Step.done(Value.of("caught " + error.text()));
                }
            });
        }

        @LuaFunction(value = "refuse_later(f: function)", doc = "Fails when it continues.")
        Step refuseLater(Value f) {
            return Step.call(f, Values.NONE, results -> {
                throw new IllegalStateException("it is too late");
            });
        }

        @LuaFunction(value = "refuse(text: string)", doc = "Fails at once.")
        Step refuse(String text) {
            throw new IllegalArgumentException(text);
        }

        @LuaFunction(value = "told(x: table) -> string", doc = "Calls a script, and cannot wait.")
        String told(Table x) {
            return lua == null ? "" : lua.text(x);
        }

        @LuaFunction(value = "lost()", doc = "Forgets its step.")
        @Nullable
        Step lost() {
            return null;
        }
    }

    private final Steps steps = new Steps();
    private final ModuleFixture lua = ModuleFixture.with(steps);

    @Test
    void aWaitYieldsAndContinuesWhenResumed() {
        Routine routine = lua.routine("step.rest(2) return 'end'");
        assertEquals(0, routine.resume(Values.NONE).count());
        assertEquals(0, routine.resume(Values.NONE).count());
        assertFalse(routine.isDead());
        assertEquals("end", routine.resume(Values.NONE).get(1).text());
        assertTrue(routine.isDead());
    }

    @Test
    void onlyReceiveReturnsTheResumesArguments() {
        Routine routine = lua.routine("local a = select('#', step.pause()) return a, step.receive()");
        routine.resume(Values.NONE);
        routine.resume(Values.of(7));
        Values results = routine.resume(Values.of("x", "y"));
        assertEquals(
                List.of("0", "x", "y"),
                List.of(
                        results.get(1).text(),
                        results.get(2).text(),
                        results.get(3).text()));
    }

    @Test
    void theCallingCoroutineIsPassed() {
        Routine routine = lua.routine("step.pause()");
        routine.resume(Values.NONE);
        assertTrue(routine.is(steps.caller));
    }

    @Test
    void severalResultsAreReturned() {
        assertEquals("a\tb", lua.value("step.pair()"));
    }

    @Test
    void aFunctionIsCalledAndItsResultsAreUsed() {
        assertEquals("2\t3\t4", lua.value("step.call(function(a, b) return a + 1, b + 1 end, 2, 3)"));
        assertEquals("0", lua.value("step.call(function() end)"));
    }

    @Test
    void aCalledFunctionMayWait() {
        Routine routine = lua.routine("return step.call(function(a) return a + coroutine.yield(a) end, 2)");
        assertEquals("2", routine.resume(Values.NONE).get(1).text());
        Values results = routine.resume(Values.of(5));
        assertEquals("7", results.get(2).text());
    }

    @Test
    void anErrorOfTheCalledFunctionIsCaughtOrPropagates() {
        assertEquals("fine", lua.value("step.try(function() end)"));
        assertEquals("caught test.lua:1: no", lua.value("step.try(function() error 'no' end)"));
        assertEquals("caught no", lua.value("step.try(function() step.rest(0) error('no', 0) end)"));
        assertEquals("test.lua:1: no", lua.error("step.call(function() error 'no' end)"));
    }

    @Test
    void anErrorAfterAWaitIsCaught() {
        Routine routine = lua.routine("return step.try(function() step.rest(1) error('late', 0) end)");
        routine.resume(Values.NONE);
        assertEquals("caught late", routine.resume(Values.NONE).get(1).text());
    }

    @Test
    void errorsAfterAWaitAlsoBeginWithTheFunction() {
        assertEquals("test.lua:1: step.refuse: not so", lua.error("step.refuse 'not so'"));
        assertEquals("test.lua:1: step.refuse_later: it is too late", lua.error("step.refuse_later(print)"));
        assertEquals("test.lua:1: step.lost: returned null instead of a step", lua.error("step.lost()"));
    }

    @Test
    void argumentsAreCheckedAsInOtherFunctions() {
        assertEquals(
                "test.lua:1: bad argument #1 to 'rest' (times: integer expected, got 1.5)",
                lua.error("step.rest(1.5)"));
    }

    @BeforeEach
    void knowTheMachine() {
        steps.lua = lua.lua();
    }

    @Test
    void aWaitAcrossAPlainFunctionIsAnError() {
        assertEquals(
                "attempt to yield across a C-call boundary",
                lua.error("step.told(setmetatable({}, { __tostring = function() step.rest(1) return '' end }))"));
    }

    @Test
    void eachFunctionHasItsOwnName() {
        assertEquals("true", lua.value("tostring(step.rest) ~= tostring(step.pair)"));
    }
}
