package kodama.lua;

import static kodama.lua.TranslatingMachine.NEVER;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import kodama.Seed;
import kodama.lua.library.Libraries;
import kodama.lua.limit.ForcedEnd;
import kodama.lua.limit.RemainingBudget;
import kodama.lua.open.FullLibraries;
import kodama.lua.program.RandomProgram;
import org.junit.jupiter.api.Test;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** Forced ends can be repeated at the same instruction in another machine. */
class ForcedEndsTest {
    private static final long BUDGET = 400_000;
    private static final int SLICE = 200_000;
    private static final String REASON = "it is time";

    /** Programs that are in the middle of something when they end. Each counts in {@code n} as long as it runs. */
    private static final List<String> PROGRAMS = List.of(
            "while true do n = n + 1 end",
            "for i = 1, 1e9 do n = n + i % 3 t[i % 50] = i end",
            "local function f(x) n = n + 1 if x > 0 then f(x - 1) end end while true do f(n % 30) end",
            "while true do pcall(function() n = n + 1 error('e' .. n) end) end",
            "while true do xpcall(function() n = n + 1 local x = nil + 1 end, function(m) t[#m] = m return m end) end",
            "while true do n = n + 1 t[n % 40] = ('x'):rep(n % 300) .. n end",
            "local m = setmetatable({}, { __index = function(_, k) n = n + k return n end })"
                    + " while true do local x = m[n % 7] end",
            "local m = setmetatable({}, { __add = function(a, b) n = n + 1 return a end }) while true do m = m + 1 end",
            "local l = {} for i = 1, 60 do l[i] = (i * 37) % 61 end"
                    + " while true do table.sort(l, function(a, b) n = n + 1 return a < b end)"
                    + " l[1 + n % 60] = n % 61 end",
            "while true do t.s = ('a b c'):gsub('%w', function(w) n = n + 1 t[w] = n return w .. n end) end",
            "while true do local co = coroutine.wrap(function() for i = 1, 5 do n = n + 1 coroutine.yield(n) end end)"
                    + " for i = 1, 5 do t[i] = co() end end",
            "while true do for k, v in pairs { a = 1, b = 2, c = 3 } do n = n + v t[k] = n end end",
            "while true do spawn(function() for i = 1, 40 do n = n + 1 t[i] = n end end) n = n + 1 end",
            "while true do local ok, m = pcall(spawn, function() while true do n = n + 1 end end) t.m = m end",
            "while true do spawn(function() spawn(function() n = n + 1 end) t.x = tostring {} end) end",
            "while true do n = n + 1 t[n % 30] = { n, x = n } t.s = tostring(t[n % 30]) end",
            "while true do n = n + select('#', table.unpack({ 1, 2, 3 }, 1, n % 200)) end",
            "while true do n = n + 1 t.f = load('return ' .. n .. ' + 1')() end",
            "while true do n = n + 1 t.s = ('%d %5.2f %s'):format(n, n / 3, 'x'):upper():reverse() end",
            "while true do n = n + 1 alone(function() for i = 1, 100 do n = n + 1 end end) end");

    /** A machine whose slices end somewhere else than those of other machines. */
    private static final class Run implements AutoCloseable {
        final LuaMachine machine;
        final List<ForcedEnd> ends = new ArrayList<>();
        final List<String> results = new ArrayList<>();

        Run(LuaMachine made, int translatesAfter, int burned) {
            machine = TranslatingMachine.of(made, NEVER);
            machine.setEndListener(ends::add);
            machine.globals().set("spawn", new Builtin("spawn", this::spawn));
            machine.globals().set("alone", new Builtin("alone", this::alone));
            machine.globals().set("note", new Builtin("note", args -> LuaValue.NONE));
            LuaFunction burn = load("for i = 1, " + burned + " do end");
            burn.call();
            machine.translationThreshold = translatesAfter;
            machine.beginPeriod("tick", 100 * BUDGET);
        }

        static Run ofGame(int translatesAfter, int burned) {
            LuaOptions options = LuaOptions.forGame().withBudget(BUDGET);
            return new Run(Libraries.machine(options), translatesAfter, burned);
        }

        LuaFunction load(String script) {
            return machine.load("script.lua", script.getBytes(StandardCharsets.UTF_8));
        }

        private Varargs spawn(Varargs args) {
            resume((LuaFunction) args.arg1());
            return LuaValue.NONE;
        }

        private Varargs alone(Varargs args) {
            machine.withOwnBudget(() -> resume((LuaFunction) args.arg1()));
            return LuaValue.NONE;
        }

        private void resume(LuaFunction function) {
            try {
                machine.coroutine(function).resume(LuaValue.NONE);
            } catch (LuaFailure failure) {
                results.add(failure.getMessage());
                results.add(failure.traceback());
            }
        }

        /** Runs scripts as tasks of the same tick. */
        void run(List<String> scripts) {
            for (String script : scripts) {
                machine.globals().set("n", LuaValue.ZERO);
                LuaTable table = machine.newTable();
                machine.globals().set("t", table);
                resume(load(script));
                results.add("n = " + machine.globals().get("n"));
                for (LuaValue key : table.keys()) results.add(key + " = " + table.get(key));
                results.add("spent " + machine.spent() + ", left " + RemainingBudget.budget(machine.budget));
                results.add(machine.newTable().tojstring());
            }
        }

        @Override
        public void close() {
            machine.close();
        }
    }

    private static int engine(Random random) {
        return new int[] {NEVER, 0, 3, 100}[random.nextInt(4)];
    }

    @Test
    void endsAreRepeatedAtTheSameInstructionWhateverTheSlicesAndTheEngine(@Seed(21) Random random) {
        int ended = 0;
        for (int i = 0; i < 60; i++) {
            List<String> scripts = List.of(one(random), one(random), one(random));
            ended += assertRepeated(scripts, random);
        }
        assertTrue(ended > 100, ended + " ends");
    }

    private static String one(Random random) {
        return PROGRAMS.get(random.nextInt(PROGRAMS.size()));
    }

    /** Returns the number of ends. */
    private static int assertRepeated(List<String> scripts, Random random) {
        try (Run first = Run.ofGame(engine(random), random.nextInt(SLICE));
                Run again = Run.ofGame(engine(random), random.nextInt(SLICE))) {
            Random decisions = new Random(random.nextLong());
            first.machine.endWhen(() -> decisions.nextInt(3) > 0 ? REASON : null);
            first.run(scripts);
            again.machine.repeatEnds(() -> first.ends);
            if (random.nextBoolean()) again.machine.setSampler(since -> {}, 500 + random.nextInt(5_000));
            again.run(scripts);
            String difference = String.join("\n", scripts) + "\n" + first.ends;
            assertSame(first.results, again.results, difference);
            assertEquals(List.of(), again.ends);
            assertFalse(again.machine.hasEndsLeft(), difference);
            return first.ends.size();
        }
    }

    private static void assertSame(List<String> expected, List<String> actual, String message) {
        for (int i = 0; i < Math.min(expected.size(), actual.size()); i++)
            assertEquals(expected.get(i), actual.get(i), message);
        assertEquals(expected.size(), actual.size(), message);
    }

    @Test
    void scarceMemoryIsRepeatedLikeARequest(@Seed(22) Random random) {
        for (int i = 0; i < 20; i++) {
            List<String> scripts = List.of(one(random));
            try (Run first = Run.ofGame(NEVER, random.nextInt(SLICE));
                    Run interpreted = Run.ofGame(NEVER, random.nextInt(SLICE));
                    Run translated = Run.ofGame(0, random.nextInt(SLICE))) {
                first.machine.endWhen(() -> REASON);
                first.run(scripts);
                List<ForcedEnd> ends = first.ends.stream()
                        .map(end -> new ForcedEnd(end.spent(), ForcedEnd.Cause.MEMORY, ""))
                        .toList();
                interpreted.machine.repeatEnds(() -> ends);
                interpreted.run(scripts);
                translated.machine.repeatEnds(() -> ends);
                translated.run(scripts);
                assertEquals(interpreted.results, translated.results, scripts.get(0));
                assertTrue(translated.results.get(0).contains("not enough memory"), translated.results.get(0));
            }
        }
    }

    @Test
    void randomProgramsEndAtTheSameInstruction(@Seed(23) long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        int ended = 0;
        for (long i = 0; i < 40; i++) {
            String program = RandomProgram.text(seed << 32 | i);
            int burned = SLICE - random.nextInt(1, 60_000);
            try (Run first = ofProgram(NEVER, burned);
                    Run again = ofProgram(i % 2 == 0 ? 0 : 3, random.nextInt(SLICE))) {
                first.machine.endWhen(() -> REASON);
                runProgram(first, program);
                again.machine.repeatEnds(() -> first.ends);
                runProgram(again, program);
                assertSame(first.results, again.results, program);
                ended += first.ends.size();
            }
        }
        assertTrue(ended > 10, ended + " ends");
    }

    private static Run ofProgram(int translatesAfter, int burned) {
        LuaOptions options = LuaOptions.unrestricted().withPrint(line -> {}).withBudget(BUDGET);
        return new Run(FullLibraries.machine(options), translatesAfter, burned);
    }

    private static void runProgram(Run run, String program) {
        run.machine.globals().set("program", run.load(program));
        run.machine.globals().set("print", new Builtin("print", args -> {
            run.results.add(args.arg1().tojstring());
            return LuaValue.NONE;
        }));
        run.run(List.of(new String(Specs.resource("program/run.lua"), StandardCharsets.UTF_8)));
    }

    @Test
    void anEndThatIsNotReachedIsLeftUntilTheNextPeriod() {
        try (Run run = Run.ofGame(NEVER, 0)) {
            List<ForcedEnd> ends = new ArrayList<>(List.of(new ForcedEnd(5_000, ForcedEnd.Cause.REQUEST, REASON)));
            run.machine.repeatEnds(() -> ends);
            run.run(List.of("for i = 1, 100 do n = n + 1 end"));
            assertEquals("n = 100", run.results.get(0));
            assertTrue(run.machine.hasEndsLeft());
            ends.clear();
            run.machine.beginPeriod("tick", BUDGET);
            assertFalse(run.machine.hasEndsLeft());
        }
    }

    @Test
    void theMemoryOfACoroutineDoesNotDependOnTheTranslationOfItsFunctions() {
        String script = "local function f(x) local a, b = x * 2, x * 3 for i = 1, 9 do a = a + b * i end"
                + " coroutine.yield() return x > 0 and f(x - 1) + a or b end while true do n = n + f(5) end";
        try (Run interpreted = Run.ofGame(NEVER, 0);
                Run translated = Run.ofGame(0, 0)) {
            assertEquals(memory(interpreted, script), memory(translated, script));
        }
    }

    private static List<Integer> memory(Run run, String script) {
        run.machine.globals().set("n", LuaValue.ZERO);
        Coroutine co = run.machine.coroutine(run.load(script));
        List<Integer> sizes = new ArrayList<>();
        for (int i = 0; i < 50; i++) {
            sizes.add(co.bytes());
            co.resume(LuaValue.NONE);
        }
        return sizes;
    }

    @Test
    void aRequestDuringARepetitionIsReported() {
        try (Run run = Run.ofGame(NEVER, 0)) {
            run.machine.repeatEnds(() -> List.of(new ForcedEnd(90_000_000, ForcedEnd.Cause.REQUEST, REASON)));
            run.machine.endWhen(() -> "the program is about to quit");
            run.run(List.of("while true do end"));
            assertTrue(run.results.get(0).endsWith("was ended: the program is about to quit"), run.results.get(0));
            assertEquals("the program is about to quit", run.ends.get(0).reason());
            assertEquals(ForcedEnd.Cause.REQUEST, run.ends.get(0).cause());
        }
    }

    @Test
    void whatOnlyInspectsIsNotEndedAndNotCharged() {
        try (Run run = Run.ofGame(NEVER, 0)) {
            run.machine.endWhen(() -> REASON);
            int[] counted = {0};
            LuaFunction script = run.load("local t for i = 1, 9000 do t = { i } end return 1");
            long spent = run.machine.spent();
            int sequence = run.machine.nextSequence();
            run.machine.inspect(() -> counted[0] = script.call().toint());
            assertEquals(1, counted[0]);
            assertEquals(List.of(), run.ends);
            assertEquals(spent, run.machine.spent());
            assertEquals(sequence + 1, run.machine.nextSequence());
        }
    }
}
