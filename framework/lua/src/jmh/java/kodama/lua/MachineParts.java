package kodama.lua;

import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import kodama.lua.library.Libraries;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Benchmarks of the Lua machine's parts. A loop has 1,000 iterations; divide by that. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class MachineParts {
    private LuaMachine machine;
    private Coroutine resumed;
    private Coroutine fields;
    private Coroutine calls;
    private Coroutine methods;
    private Coroutine concatenations;
    private LuaTable table;
    private LuaValue key;

    /** Makes coroutines that run one loop per resume. */
    @Setup
    public void prepare() {
        machine = Libraries.machine(LuaOptions.forGame());
        resumed = endless("");
        fields = endless("local t = { x = 0 } %s", "for i = 1, 1000 do t.x = t.x + 1 end");
        calls = endless("local function f(a) return a end %s", "for i = 1, 1000 do f(i) end");
        methods = endless("local t = { f = function(self, a) return a end } %s", "for i = 1, 1000 do t:f(i) end");
        concatenations = endless("local s %s", "for i = 1, 1000 do s = 'a' .. i end");
        table = machine.newTable();
        key = LuaValue.valueOf("x");
        table.rawset(key, LuaValue.valueOf(1));
    }

    private Coroutine endless(String work) {
        return endless("%s", work);
    }

    private Coroutine endless(String before, String work) {
        String script = before.formatted("while true do " + work + " coroutine.yield() end");
        return machine.coroutine(machine.load("part.lua", script.getBytes(StandardCharsets.UTF_8)));
    }

    /** A resume from Java, and the yield back. */
    @Benchmark
    public Varargs resumeAndYield() {
        return resumed.resume(LuaValue.NONE);
    }

    /** 1,000 increments of a field. */
    @Benchmark
    public Varargs fields() {
        return fields.resume(LuaValue.NONE);
    }

    /** 1,000 calls of a local function. */
    @Benchmark
    public Varargs calls() {
        return calls.resume(LuaValue.NONE);
    }

    /** 1,000 calls of a method. */
    @Benchmark
    public Varargs methods() {
        return methods.resume(LuaValue.NONE);
    }

    /** 1,000 concatenations of a string and a number. */
    @Benchmark
    public Varargs concatenations() {
        return concatenations.resume(LuaValue.NONE);
    }

    /** One field read from Java. */
    @Benchmark
    public LuaValue rawget() {
        return table.rawget(key);
    }
}
