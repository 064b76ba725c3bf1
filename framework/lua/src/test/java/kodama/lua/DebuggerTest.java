package kodama.lua;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.lang.ref.WeakReference;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import kodama.lua.DebugListener.StepMode;
import kodama.lua.library.Libraries;
import kodama.lua.value.LuaReal;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaValue;

/** Stops at lines and steps. */
class DebuggerTest {
    private final LuaMachine machine = Libraries.machine(LuaOptions.forGame());
    private final List<String> stops = new ArrayList<>();
    private final Deque<StepMode> answers = new ArrayDeque<>();
    private Runnable atStop = () -> {};

    private final Debugger debugger = new Debugger(machine, new DebugListener() {
        @Override
        public @Nullable StepMode stopped(Coroutine coroutine, boolean isStop, boolean endsStep) {
            note(coroutine, isStop ? "stop" : "step");
            return answer();
        }

        @Override
        public @Nullable StepMode failed(Coroutine coroutine, String message, boolean isCaught) {
            note(coroutine, (isCaught ? "caught " : "uncaught ") + message);
            return answer();
        }

        private void note(Coroutine coroutine, String why) {
            stops.add(coroutine.location() + " " + why);
            atStop.run();
        }

        private StepMode answer() {
            return answers.isEmpty() ? StepMode.CONTINUE : answers.remove();
        }
    });

    @Test
    void aBreakpointStopsBeforeItsLineRuns() {
        atStop = () -> stops.add("n is " + machine.globals().get("n"));
        stopAt(2);
        run("n = 1", "n = 2", "n = 3");
        assertStops("a.lua:2 stop", "n is 1");
    }

    @Test
    void nothingStopsWithoutBreakpoints() {
        stopAt();
        run("n = 1", "n = 2");
        assertStops();
    }

    @Test
    void aBreakpointCanBeSetAfterTheFileHasRun() {
        byte[] text = "function hit() \n n = 1 \n end".getBytes(StandardCharsets.UTF_8);
        WeakReference<LuaFunction> chunk = new WeakReference<>(machine.load("a.lua", text));
        Objects.requireNonNull(chunk.get()).call();
        machine.load("b.lua", "return 1".getBytes(StandardCharsets.UTF_8)).call(); // takes the registers
        for (int i = 0; i < 100 && chunk.get() != null; i++) System.gc();
        assertNull(chunk.get(), "nothing keeps a finished chunk alive");
        stopAt(2);
        machine.globals().get("hit").call();
        assertStops("a.lua:2 stop");
    }

    @Test
    void aBreakpointInALoopStopsInEachIteration() {
        stopAt(2);
        run("for i = 1, 3 do", "  n = i", "end");
        assertStops("a.lua:2 stop", "a.lua:2 stop", "a.lua:2 stop");
    }

    @Test
    void aStatementOverSeveralLinesStopsOnce() {
        stopAt(1);
        run("n = math.max(1,", "  2,", "  3)");
        assertStops("a.lua:1 stop");
    }

    @Test
    void breakpointsCanBeSetWhileAScriptRuns() {
        LuaFunction script = load("n = 1", "n = 2", "n = 3");
        script.call();
        stopAt(3);
        script.call();
        stopAt();
        script.call();
        assertStops("a.lua:3 stop");
    }

    @Test
    void aTranslatedFunctionStopsAtItsBreakpoint() {
        TranslatingMachine.of(machine, 3);
        ScriptFunction script = (ScriptFunction) load("local i = ...", "i = i + 1", "return i");
        for (int i = 0; i < 10; i++) script.call(LuaReal.of(i));
        assertNotNull(script.code.translated);
        stopAt(2);
        assertEquals(8, script.call(LuaReal.of(7)).toint());
        assertStops("a.lua:2 stop");
        assertNull(script.code.translated);
        stopAt();
        for (int i = 0; i < 10; i++) script.call(LuaReal.of(i));
        assertNotNull(script.code.translated);
    }

    @Test
    void aHotFunctionStopsEachTime() {
        TranslatingMachine.of(machine, 3);
        stopAt(2);
        run("local function f(i)", "  return i + 1", "end", "for i = 1, 20 do f(i) end");
        assertEquals(20, stops.size());
    }

    @Test
    void aStepOverSkipsCalls() {
        stopAt(4);
        answers.addAll(List.of(StepMode.STEP_OVER, StepMode.STEP_OVER));
        run("local function f()", "  n = 1", "end", "f()", "n = 2", "n = 3");
        assertStops("a.lua:4 stop", "a.lua:5 step", "a.lua:6 step");
    }

    @Test
    void stepsIntoAndOutOfCalls() {
        stopAt(5);
        answers.addAll(List.of(StepMode.STEP_INTO, StepMode.STEP_OVER, StepMode.STEP_OUT));
        run("local function f()", "  n = 1", "  n = 2", "end", "f()", "n = 3");
        assertStops("a.lua:5 stop", "a.lua:2 step", "a.lua:3 step", "a.lua:6 step");
    }

    @Test
    void aStepAtTheEndOfAFunctionReturnsToItsCaller() {
        stopAt(2);
        answers.addAll(List.of(StepMode.STEP_OVER, StepMode.STEP_OVER));
        run("local function f()", "  n = 1", "end", "n = (f() or 1) + 1", "n = 2");
        assertStops("a.lua:2 stop", "a.lua:3 step", "a.lua:4 step");
    }

    @Test
    void aStepFollowsTheIterationsOfALoop() {
        stopAt(2);
        answers.addAll(List.of(StepMode.STEP_OVER, StepMode.STEP_OVER, StepMode.STEP_OVER));
        run("for i = 1, 2 do", "  n = i", "end", "n = 0");
        assertStops("a.lua:2 stop", "a.lua:1 step", "a.lua:2 stop", "a.lua:1 step");
    }

    @Test
    void aStepOverAYieldEndsInTheSameCoroutine() {
        stopAt(1);
        answers.addAll(List.of(StepMode.STEP_OVER, StepMode.STEP_OVER));
        LuaFunction body = load("coroutine.yield()", "coroutine.yield()", "n = 3");
        Coroutine first = machine.coroutine(body);
        first.resume(LuaValue.NONE);
        stopAt();
        Coroutine second = machine.coroutine(body);
        second.resume(LuaValue.NONE);
        second.resume(LuaValue.NONE);
        assertStops("a.lua:1 stop");
        first.resume(LuaValue.NONE);
        first.resume(LuaValue.NONE);
        assertStops("a.lua:1 stop", "a.lua:2 step", "a.lua:3 step");
    }

    @Test
    void aStepIntoACoroutineEndsAtItsFirstLine() {
        stopAt(2);
        answers.addAll(List.of(StepMode.STEP_INTO));
        run("local co = coroutine.wrap(function()", "  n = 1 end)", "co()");
        stops.clear();
        stopAt(4);
        answers.addAll(List.of(StepMode.STEP_INTO, StepMode.STEP_OVER, StepMode.STEP_OVER));
        run("local co = coroutine.wrap(function()", "  n = 1", "end)", "co()", "n = 2");
        assertStops("a.lua:4 stop", "a.lua:2 step", "a.lua:3 step");
    }

    @Test
    void aPauseStopsTheNextScript() {
        LuaFunction script = load("n = 1", "n = 2");
        debugger.pause();
        script.call();
        script.call();
        assertStops("a.lua:1 step");
    }

    @Test
    void anErrorIsReportedWhereItWasRaised() {
        LuaFunction script = load("local ship = {}", "local function f()", "  ship.gun.heat = 1", "end", "f()");
        assertThrows(LuaFailure.class, script::call);
        assertStops("a.lua:3 uncaught a.lua:3: attempt to index field 'gun' (a nil value)");
    }

    @Test
    void aCaughtErrorIsReportedAsCaught() {
        run("pcall(error, 'a')", "coroutine.resume(coroutine.create(function()", "  error('b') end))");
        assertStops("a.lua:1 caught a", "a.lua:3 caught a.lua:3: b");
    }

    @Test
    void anErrorThatPassesThroughACoroutineIsReportedOnce() {
        LuaFunction script = load("coroutine.wrap(function()", "  error('b') end)()");
        assertThrows(LuaFailure.class, script::call);
        assertEquals("a.lua:2 uncaught a.lua:2: b", stops.get(0));
    }

    @Test
    void anErrorOfAMetamethodOrASortIsReportedOnce() {
        LuaFunction script = load("table.sort({ 1, 2, 3 }, function(a, b)", "  error('no order')", "end)");
        assertThrows(LuaFailure.class, script::call);
        assertStops("a.lua:2 uncaught a.lua:2: no order");
    }

    @Test
    void scriptsThatRunAtAStopDoNotStop() {
        LuaFunction other = load("n = 5");
        atStop = other::call;
        stopAt(1);
        run("n = 1", "n = 2");
        assertStops("a.lua:1 stop");
        assertEquals(2, machine.globals().get("n").toint());
    }

    @Test
    void scriptsThatRunAtAStopDoNotAffectOpenLists() {
        LuaFunction other = load("local function f(...) return ... end", "return f(1, 2, 3, 4, 5, 6, 7)");
        atStop = other::call;
        stopAt(3);
        LuaFunction script = load(
                "local function f() return 1, 2, 3 end", //
                "local t = { f(), f(",
                "  ), f() }",
                "return #t, t[5]");
        assertEquals("5", script.invoke().arg1().tojstring());
    }

    @Test
    void aBreakpointInAFunctionHeadMovesToItsFirstLine() {
        BreakpointLines lines = BreakpointLines.of("a.lua", text("local x", "", "function f(a)", "", "  n = a", "end"));
        assertEquals(5, lines.breakpointFor(3));
        assertEquals(5, lines.breakpointFor(2));
        assertEquals(1, lines.breakpointFor(1));
        assertEquals(6, lines.breakpointFor(6));
        assertNull(lines.breakpointFor(7));
        assertEquals(List.of(1, 3, 5, 6), List.copyOf(lines.lines()));
    }

    @Test
    void detachRemovesEverything() {
        stopAt(1);
        LuaFunction script = load("n = 1", "n = 2");
        debugger.detach();
        script.call();
        assertStops();
    }

    private void stopAt(Integer... lines) {
        debugger.setBreakpoints(Map.of("a.lua", Set.of(lines)));
    }

    private void run(String... lines) {
        load(lines).call();
    }

    private LuaFunction load(String... lines) {
        return machine.load("a.lua", text(lines));
    }

    private static byte[] text(String... lines) {
        return String.join("\n", lines).getBytes(StandardCharsets.UTF_8);
    }

    private void assertStops(String... expected) {
        assertEquals(List.of(expected), stops);
    }
}
