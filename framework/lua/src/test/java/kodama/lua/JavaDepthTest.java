package kodama.lua;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.luaj.vm2.LuaValue;

/** Translated functions exit before the Java stack overflows, whatever the size of their frames. */
class JavaDepthTest {

    private static final int USUAL_STACK = 1 << 20;

    /** Leaves room for the Java callers of scripts. */
    private static final int SMALL_STACK = 640 << 10;

    /** Long enough for HotSpot's C1 compiler, which makes the largest frames. */
    private static final String RUN = """
            local function ser_(v, d) return tostring(v) end
            local function ser(v) return ser_(v, 0) end
            local function upto(n)
              local i = 0
              return function() i = i + 1 if i <= n then return i, i * i end end
            end
            local STOP = {}
            local function put() n = n + 1 if n > 3000 then error(STOP, 0) end end
            local function say(...) put() end
            %s
            local bad = ""
            for round = 1, 40 do
              n = 0
              local ok, e = pcall(f, 6, 1)
              if e ~= STOP then bad = bad .. tostring(e) .. "\\n" end
            end
            return bad
            """;

    private static final String WORK = """
            for k, e in upto(2) do a = math.max(7, 1) b = (tonumber(ser(nil)) or 4) end
            do local q = {a = 1} for k in pairs(q) do q[k] = nil end say(a, next(q)) end
            """;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "local function f(a, b) WORK return f(a, 1) end",
                "local function f(a, b) WORK return (f(a, 1)) end",
                "local g local function f(a, b) WORK return g(a, 1) end function g(a, b) return f(a, b) end",
                "local function f(a, b) WORK return select(2, pcall(f, a, 1)) end",
                "local function f(...) local a, b = ... WORK return f(a, 1, ...) end",
                "local o = {} function o:f(b) local a = b WORK return self:f(1) end local function f() return o:f(1) end",
                "local o = {} function o.f(a, b) WORK WORK WORK return o.f(a, 1) end local f = o.f",
                "local function f(a, b) WORK return coroutine.wrap(f)(a, b) end",
                "local function f(a, b) WORK for _, v in f, a, b do n = n + v end end",
                "local m = {} local function f(a, b) WORK return setmetatable({}, m)[b] end m.__index = f"
            })
    void deepCallsLeaveRoomOnTheJavaStack(String function) throws InterruptedException {
        boolean isNested = function.contains("pcall") || function.contains("wrap") || function.contains("__index");
        String script = RUN.formatted(function.replace("WORK", WORK));
        String bad = inThread(script, isNested ? USUAL_STACK : SMALL_STACK);
        if (!isNested) assertEquals("", bad);
        else bad.lines().forEach(line -> assertTrue(line.endsWith("C stack overflow"), line));
    }

    private static String inThread(String script, int stackSize) throws InterruptedException {
        AtomicReference<String> shown = new AtomicReference<>("");
        Runnable run = () -> {
            LuaMachine machine = TranslatingMachine.printingTo(new StringBuilder(), 2);
            shown.set(TranslatingMachine.function(machine, script).call().tojstring());
            assertEquals(0, machine.nested + machine.javaDepth);
        };
        Thread thread = new Thread(null, run, "small", stackSize);
        thread.start();
        thread.join();
        return shown.get();
    }

    @Test
    void aLargeFunctionHasALowerLimit() {
        assertEquals(true, mostFrames(1) > 100, "a small one");
        assertEquals(true, mostFrames(60) < 80, "a large one");
    }

    /** Returns the most methods of a translated function on the Java stack while it calls itself 1,000 times. */
    private static long mostFrames(int statements) {
        LuaMachine machine = TranslatingMachine.printingTo(new StringBuilder(), 2);
        long[] most = {0};
        Builtin.define(machine.globals(), "look", args -> {
            most[0] = Math.max(most[0], translatedFrames());
            return LuaValue.NONE;
        });
        String work = "t.x = t.x + n t.y = t.y * 0.5 ".repeat(statements);
        String script =
                "local t, f = { x = 1, y = 2 } function f(n) %s look() if n > 0 then return 1 + f(n - 1) end return 0 end"
                        + " for i = 1, 5 do f(1000) end";
        TranslatingMachine.function(machine, script.formatted(work)).call();
        return most[0];
    }

    private static long translatedFrames() {
        return StackWalker.getInstance(StackWalker.Option.SHOW_HIDDEN_FRAMES)
                .walk(frames -> frames.filter(frame -> frame.getMethodName().startsWith("run")
                                && frame.getClassName().contains("Translated"))
                        .count());
    }
}
