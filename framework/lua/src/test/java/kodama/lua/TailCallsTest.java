package kodama.lua;

import static kodama.lua.TranslatingMachine.NEVER;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A tail call does not use stack space, whatever it calls and however the caller runs. */
class TailCallsTest {

    private static final int ROUNDS = 300_000;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "function f(n) if n == 0 then return 'end' end return f(n - 1) end",
                "function f(n) if n == 0 then return 'end' end return g(n) end function g(n) return f(n - 1) end",
                "f = setmetatable({}, { __call = function(_, n) if n == 0 then return 'end' end return f(n - 1) end })",
                "local o = {} function o:m(n) if n == 0 then return 'end' end return self:m(n - 1) end function f(n) return o:m(n) end",
                "function f(n, ...) if n == 0 then return 'end' end return f(n - 1, ...) end",
                "function f(n) for k in pairs({ 1 }) do n = n - 1 end if n == 0 then return 'end' end return f(n) end",
                "function f(n) local k = function() return n end for i in k do n = nil end return 'end' end",
                "function f(n) if not pcall(next, {}) or n == 0 then return 'end' end return f(n - 1, nil) end",
                "function f(n) coroutine.yield() if n == 0 then return 'end' end return f(n - 1) end"
            })
    void aTailCallUsesNoStack(String function) {
        for (int translatesAfter : new int[] {NEVER, 300, 0}) {
            StringBuilder printed = new StringBuilder();
            LuaMachine machine = TranslatingMachine.printingTo(printed, translatesAfter);
            String script = function + " local run = coroutine.wrap(function() print(f(" + ROUNDS
                    + ")) return true end)" + " repeat until run()";
            TranslatingMachine.function(machine, script).call();
            assertEquals("end\n", printed.toString());
            assertEquals(0, machine.nested + machine.javaDepth);
        }
    }

    @Test
    void errorsAndTracebacksAreThoseOfLua52() {
        StringBuilder printed = new StringBuilder();
        String script = """
                local f
                f = setmetatable({}, { __call = function(_, n)
                  if n == 0 then print(debug.traceback("here")) error("x", 2) end
                  return f(n - 1)
                end })
                local function go() local r = f(3) return r end
                print(pcall(go))
                """;
        TranslatingMachine.function(TranslatingMachine.printingTo(printed, NEVER), script)
                .call();
        assertEquals("""
                here
                stack traceback:
                	test.lua:3: in function <test.lua:2>
                	(...tail calls...)
                	test.lua:6: in function <test.lua:6>
                	[C]: in function 'pcall'
                	test.lua:7: in main chunk
                	[C]: in ?
                false	test.lua:6: x
                """, printed.toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"error('x', 2)", "print(debug.traceback())", "error('x', 3)", "local a = nil + 1"})
    void aTailCallOfAMetamethodReplacesTheFrame(String atEnd) {
        TranslatingMachine.assertPrintsTheSame("""
                local f
                f = setmetatable({}, { __call = function(_, n) if n == 0 then %s end return n > 0 and f(n - 1) end })
                local t = setmetatable({}, { __call = function(_, n) if n == 0 then %s end return f(n - 1) end })
                local function go() local r = t(3) return r end
                for i = 1, 60 do print(xpcall(go, debug.traceback)) end
                """.formatted(atEnd, atEnd));
    }
}
