package kodama.lua;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import kodama.lua.library.Libraries;
import org.junit.jupiter.api.Test;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;
import org.luaj.vm2.lib.OneArgFunction;

/** The Java interface of the machine. */
class LuaMachineTest {

    private final List<String> printed = new ArrayList<>();
    private final LuaMachine machine = Libraries.machine(LuaOptions.forGame().withPrint(printed::add));

    private static byte[] bytes(String source) {
        return source.getBytes(StandardCharsets.UTF_8);
    }

    private LuaFunction load(String source) {
        return machine.load("enemies/popcorn.lua", bytes(source));
    }

    private LuaValue run(String source) {
        return load(source).invoke(LuaValue.NONE).arg1();
    }

    private LuaFailure failure(String source) {
        return assertThrows(LuaFailure.class, () -> run(source));
    }

    @Test
    void aCoroutineYieldsToJavaAndReceivesTheResumesArguments() {
        Coroutine co = machine.coroutine(load("local a = ... local b = coroutine.yield(a + 1) return a + b"));
        assertEquals("suspended", co.status());
        assertEquals(11, co.resume(LuaValue.valueOf(10)).arg1().toint());
        assertEquals("enemies/popcorn.lua:1", co.location());
        assertEquals(15, co.resume(LuaValue.valueOf(5)).arg1().toint());
        assertTrue(co.isDead());
        assertNull(co.location());
    }

    @Test
    void coroutinesOfJavaAreLiveUntilTheyReturnFailOrAreKilled() {
        Coroutine returns = machine.coroutine(load("coroutine.yield()"));
        Coroutine fails = machine.coroutine(load("error 'no'"));
        Coroutine killed = machine.coroutine(load("coroutine.wrap(coroutine.yield)() coroutine.yield()"));
        returns.resume(LuaValue.NONE);
        killed.resume(LuaValue.NONE);
        assertEquals(List.of("", "", ""), machine.liveCoroutines());
        returns.resume(LuaValue.NONE);
        assertThrows(LuaFailure.class, () -> fails.resume(LuaValue.NONE));
        killed.kill();
        killed.kill();
        assertEquals(List.of(), machine.liveCoroutines());
    }

    @Test
    void aTracingMachineReportsLocationsOfLiveCoroutines() {
        machine.traceCoroutines();
        Coroutine co = machine.coroutine(load("\n\ncoroutine.yield()"));
        assertEquals(List.of("enemies/popcorn.lua:0"), machine.liveCoroutines());
        co.resume(LuaValue.NONE);
        assertEquals(List.of("enemies/popcorn.lua:3"), machine.liveCoroutines());
        co.kill();
        assertEquals(List.of(), machine.liveCoroutines());
    }

    @Test
    void aMachineHasOnlyTheLibrariesItIsGiven() {
        Library answer = (to, globals) -> globals.set("answer", 42);
        try (LuaMachine bare = MachineFactory.create(LuaOptions.forGame(), List.of(answer))) {
            LuaFunction script = bare.load("a.lua", bytes("return answer + 1, print, string, ('x').rep"));
            LuaFailure failure = assertThrows(LuaFailure.class, script::call);
            assertEquals("a.lua:1: attempt to index constant 'x' (a string value)", failure.getMessage());
            assertEquals(
                    43,
                    bare.load("a.lua", bytes("return print == nil and answer + 1"))
                            .call()
                            .toint());
        }
    }

    @Test
    void aScriptMayHaveItsOwnGlobals() {
        LuaTable own = machine.newTable();
        own.rawset("lives", LuaValue.valueOf(3));
        LuaFunction script = machine.load("a.lua", bytes("score = lives return lives"), own);
        assertEquals(3, script.invoke(LuaValue.NONE).arg1().toint());
        assertEquals(3, own.rawget("score").toint());
        assertTrue(machine.globals().rawget("score").isnil());
    }

    @Test
    void resumingADeadCoroutineFails() {
        Coroutine co = machine.coroutine(load("return 1"));
        co.resume(LuaValue.NONE);
        LuaFailure failure = assertThrows(LuaFailure.class, () -> co.resume(LuaValue.NONE));
        assertEquals("cannot resume dead coroutine", failure.getMessage());
    }

    @Test
    void aKilledCoroutineDoesNotRun() {
        Coroutine co = machine.coroutine(load("coroutine.yield() print('never')"));
        co.resume(LuaValue.NONE);
        co.kill();
        assertThrows(LuaFailure.class, () -> co.resume(LuaValue.NONE));
        assertEquals(List.of(), printed);
    }

    @Test
    void anUncaughtErrorHasLocationAndTraceback() {
        Coroutine co =
                machine.coroutine(load("local function f(t)\n  return t.x.y\nend\nlocal function g() f({}) end\ng()"));
        LuaFailure failure = assertThrows(LuaFailure.class, () -> co.resume(LuaValue.NONE));
        assertEquals("enemies/popcorn.lua:2: attempt to index field 'x' (a nil value)", failure.getMessage());
        assertEquals("enemies/popcorn.lua", failure.file());
        assertEquals(2, failure.line());
        assertEquals(
                "stack traceback:\n\tenemies/popcorn.lua:2: in function 'f'\n\tenemies/popcorn.lua:4: in function 'g'"
                        + "\n\tenemies/popcorn.lua:5: in main chunk",
                failure.traceback());
    }

    @Test
    void errorObjectsReachJavaUnchanged() {
        LuaFailure failure = failure("error({ code = 7 })");
        assertEquals(7, failure.value().get("code").toint());
    }

    @Test
    void aSyntaxErrorHasItsLine() {
        LuaFailure failure = assertThrows(LuaFailure.class, () -> load("x = 1\ny = = 2"));
        assertEquals("enemies/popcorn.lua:2: unexpected symbol near '='", failure.getMessage());
        assertEquals(2, failure.line());
    }

    @Test
    void anEndlessLoopIsEndedByAnErrorThatPcallDoesNotCatch() {
        try (LuaMachine limited = Libraries.machine(LuaOptions.forGame().withBudget(100_000))) {
            LuaFunction loop =
                    limited.load("loop.lua", bytes("pcall(function()\n while true do end\n end) print('after')"));
            Coroutine co = limited.coroutine(loop);
            LuaFailure failure = assertThrows(LuaFailure.class, () -> co.resume(LuaValue.NONE));
            assertEquals(
                    "loop.lua:2: ran longer than 100,000 instructions without yielding (an endless loop, or too much work at once?)",
                    failure.getMessage());
            assertTrue(co.isDead());
            LuaFunction short1 = limited.load("ok.lua", bytes("return 5"));
            assertEquals(5, short1.call().toint());
        }
    }

    @Test
    void endlessRecursionIsAnErrorThatPcallCatches() {
        assertEquals(
                "enemies/popcorn.lua:1: stack overflow",
                run("local function f() return 1 + f() end return select(2, pcall(f))")
                        .tojstring());
        assertEquals(
                "ok",
                run("local function f() return 1 + f() end pcall(f) pcall(f) return 'ok'")
                        .tojstring());
    }

    @Test
    void endlessRecursionThroughMetamethodsAndJavaIsAnErrorToo() {
        String source = "local t = setmetatable({}, {}) getmetatable(t).__index = function(t, k) return t[k] end "
                + "return tostring(select(2, pcall(function() return t.a end)))";
        assertTrue(run(source).tojstring().contains("stack overflow"));
        assertTrue(
                run("local s = string.rep local function f() return (s('x', 1):gsub('x', f)) end return tostring(select(2, pcall(f)))")
                        .tojstring()
                        .contains("stack overflow"));
    }

    @Test
    void aJavaExceptionIsALuaErrorWithTheLineOfTheCall() {
        machine.globals().set("boom", new OneArgFunction() {
            @Override
            public LuaValue call(LuaValue arg) {
                throw new IllegalArgumentException("no such sprite");
            }
        });
        machine.globals().set("plain", new OneArgFunction() {
            @Override
            public LuaValue call(LuaValue arg) {
                throw new LuaError("bad thing");
            }
        });
        assertEquals(
                "enemies/popcorn.lua:1: no such sprite",
                run("return select(2, pcall(function() boom() end))").tojstring());
        assertEquals(
                "enemies/popcorn.lua:1: bad thing",
                run("return select(2, pcall(function() plain() end))").tojstring());
        assertTrue(failure("boom()").getCause() instanceof IllegalArgumentException);
    }

    @Test
    void aResumableYieldsAndCallsWithoutTheJavaStack() {
        machine.globals().set("twice", new Resumable() {
            @Override
            protected Varargs start(Call call, Varargs args) {
                call.state = args.arg(1);
                return call.yield(LuaValue.valueOf("waiting"));
            }

            @Override
            protected Varargs resume(Call call, Varargs results) {
                if (!(call.state instanceof LuaFunction function)) return results;
                call.state = null;
                return call.invoke(function, results);
            }
        });
        Coroutine co = machine.coroutine(load("return twice(function(x) return x * 2 + coroutine.yield('inner') end)"));
        assertEquals("waiting", co.resume(LuaValue.NONE).tojstring());
        assertEquals("inner", co.resume(LuaValue.valueOf(10)).tojstring());
        assertEquals(21, co.resume(LuaValue.ONE).arg1().toint());
        assertTrue(co.isDead());
    }

    @Test
    void aYieldAcrossAPlainJavaFunctionIsAnError() {
        machine.globals().set("callback", new OneArgFunction() {
            @Override
            public LuaValue call(LuaValue function) {
                return function.call();
            }
        });
        Coroutine co = machine.coroutine(load("return select(2, pcall(callback, function() coroutine.yield() end))"));
        assertEquals(
                "attempt to yield across a C-call boundary",
                co.resume(LuaValue.NONE).tojstring());
    }

    @Test
    void numbersAndTablesPassBetweenJavaAndScripts() {
        LuaTable foreign = LuaValue.tableOf();
        foreign.set(1, LuaValue.valueOf(10));
        foreign.set("x", LuaValue.valueOf(2.5));
        machine.globals().set("foreign", foreign);
        assertEquals(
                12.5,
                run("foreign[2] = foreign[1] + foreign.x return foreign[2]").todouble());
        assertEquals(12.5, foreign.get(2).todouble());
        LuaTable own = run("return { 5, 6, 7, name = 'n', [2^40] = 'big' }").checktable();
        assertEquals(6, own.get(2).toint());
        assertEquals(3, own.length());
        assertEquals("big", own.get(LuaValue.valueOf(1099511627776.0)).tojstring());
        own.set(4, LuaValue.valueOf(8));
        own.set("name", LuaValue.NIL);
        machine.globals().set("own", own);
        assertEquals("4 nil", run("return #own .. ' ' .. tostring(own.name)").tojstring());
        assertEquals("-0", run("return tostring(-0.0)").tojstring());
    }

    @Test
    void twoMachinesShareNothing() {
        try (LuaMachine other = Libraries.machine(LuaOptions.forGame())) {
            run("string.shout = function(s) return s .. '!' end x = 1");
            LuaFunction ask =
                    other.load("ask.lua", bytes("return tostring(string.shout) .. tostring(x) .. ('a'):upper()"));
            assertEquals("nilnilA", ask.call().tojstring());
            assertEquals("a!", run("return ('a'):shout()").tojstring());
        }
    }

    @Test
    void objectsHaveTheSameNamesAndOrderInEveryRun() {
        String source = "local t, out = {}, {} for i = 1, 50 do t[{}] = i t[function() return i end] = i end "
                + "for k, v in pairs(t) do out[#out + 1] = v end return table.concat(out, ',') .. tostring(out)";
        String first = run(source).tojstring();
        try (LuaMachine again = Libraries.machine(LuaOptions.forGame())) {
            assertEquals(
                    first,
                    again.load("enemies/popcorn.lua", bytes(source)).call().tojstring());
        }
    }

    @Test
    void requireReadsModulesOnceAndNeverOutsideTheFolder() {
        Map<String, String> files =
                Map.of("enemies/base.lua", "count = (count or 0) + 1 return { n = count, name = ... }");
        ScriptSource source = path -> files.containsKey(path) ? bytes(files.get(path)) : null;
        try (LuaMachine game =
                Libraries.machine(LuaOptions.forGame().withScripts(source).withPrint(printed::add))) {
            game.load(
                            "main.lua",
                            bytes(
                                    "local a, b = require 'enemies.base', require('enemies.base') print(a == b, a.n, a.name)"))
                    .call();
            assertEquals(List.of("true\t1\tenemies.base"), printed);
            LuaFunction outside = game.load("main.lua", bytes("return select(2, pcall(require, '../secret'))"));
            assertTrue(outside.call().tojstring().startsWith("module '../secret' not found:"));
        }
    }

    @Test
    void theSandboxHasNoBytecodeFilesAndSystem() {
        assertEquals(
                "nil nil nil nil nil",
                run("return tostring(io) .. ' ' .. tostring(dofile) .. ' ' .. tostring(loadfile) .. ' ' "
                                + ".. tostring(luajava) .. ' ' .. tostring(os.execute)")
                        .tojstring());
        assertEquals(
                "attempt to load a binary chunk (mode is 't')",
                run("return select(2, load('\\27Lua'))").tojstring());
        assertFalse(run("return debug.sethook ~= nil or debug.setmetatable ~= nil or debug.getregistry ~= nil")
                .toboolean());
    }

    @Test
    void aHundredThousandCoroutinesNeedNoThreads() {
        int threads = Thread.activeCount();
        String source =
                "local n = 0 for i = 1, 100000 do local co = coroutine.wrap(function() for k = 1, 10 do n = n + 1 coroutine.yield() end end) "
                        + "for k = 1, 10 do co() end end return n";
        assertEquals(1_000_000, run(source).toint());
        assertTrue(Thread.activeCount() < threads + 10); // the translation threads may have started
    }

    @Test
    void metatablesOfOtherMachinesAreNotSeen() {
        assertSame(LuaValue.NIL, run("return ('x').nothing"));
    }

    @Test
    void aChunkNameMayHaveColons() {
        LuaFailure wrong = assertThrows(LuaFailure.class, () -> machine.load("a:b:c", bytes("\nx =")));
        assertEquals(2, wrong.line());
        Coroutine co = machine.coroutine(machine.load("a:b", bytes("\n\nerror('no')")));
        LuaFailure failure = assertThrows(LuaFailure.class, () -> co.resume(LuaValue.NONE));
        assertEquals("a:b 3", failure.file() + " " + failure.line());
    }

    @Test
    void tooManyNestedCallsAreAnErrorWithALine() {
        Coroutine co = machine.coroutine(
                load("\n" + "local g g = function() local x = tostring(setmetatable({}, { __tostring = g })) end g()"));
        LuaFailure failure = assertThrows(LuaFailure.class, () -> co.resume(LuaValue.NONE));
        assertEquals("enemies/popcorn.lua:2: C stack overflow", failure.getMessage());
        assertTrue(failure.traceback().contains("enemies/popcorn.lua:2: in "), failure::traceback);
    }

    @Test
    void scriptsCannotResumeOrCloseACoroutineOfTheFramework() {
        Coroutine co = machine.coroutine(load("coroutine.yield()"));
        co.resume(LuaValue.NONE);
        machine.globals().set("theirs", co);
        String refused = "cannot resume a coroutine that belongs to the framework";
        assertEquals(refused, run("return select(2, coroutine.resume(theirs))").tojstring());
        assertTrue(failure("coroutine.close(theirs)").getMessage().endsWith("belongs to the framework"));
        assertEquals("suspended", run("return coroutine.status(theirs)").tojstring());
    }

    @Test
    void javaFunctionsMayChargeTheirWork() {
        LuaMachine small = Libraries.machine(LuaOptions.forGame().withBudget(1000));
        small.globals().set("work", new OneArgFunction() {
            @Override
            public LuaValue call(LuaValue amount) {
                small.charge(amount.tolong());
                return LuaValue.NIL;
            }
        });
        Coroutine co = small.coroutine(small.load("work.lua", bytes("work(900) work(10) pcall(work, 100)")));
        LuaFailure failure = assertThrows(LuaFailure.class, () -> co.resume(LuaValue.NONE));
        assertEquals(
                "work.lua:1: ran longer than 1,000 instructions without yielding (an endless loop, or too much work at once?)",
                failure.getMessage());
    }
}
