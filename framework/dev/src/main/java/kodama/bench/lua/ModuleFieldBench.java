package kodama.bench.lua;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import kodama.bench.BenchResults;
import kodama.lua.LuaMachine;
import kodama.lua.LuaOptions;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaField;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Module;
import kodama.lua.library.Libraries;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** Measures reads of module fields that Java computes, such as {@code time.tick}, and of a plain field. */
final class ModuleFieldBench {
    private static final int ROUNDS = 60;

    /** Returns loops that read a number of a module, a text of it, and a number of a table; and one without a read. */
    private static final String LOOPS = """
            local plain = { number = 3 }
            local function numbers(n)
              local sum = 0
              for _ = 1, n do sum = sum + measured.number end
              return sum
            end
            local function texts(n)
              local found = 0
              for _ = 1, n do if measured.text then found = found + 1 end end
              return found
            end
            local function fields(n)
              local sum = 0
              for _ = 1, n do sum = sum + plain.number end
              return sum
            end
            local function none(n)
              local sum = 0
              for i = 1, n do sum = sum + i end
              return sum
            end
            return numbers, texts, fields, none
            """;

    /** The module that is read. */
    @LuaModule(name = "measured", doc = "Fields to measure.")
    static final class Measured {
        private int reads;

        @LuaField(value = "number: integer", doc = "Number of reads.")
        int number() {
            return ++reads & 0xff;
        }

        @LuaField(value = "text: string", doc = "A text.")
        String text() {
            return "text";
        }
    }

    private final int reads;
    private final Varargs loops;

    /** A round reads each field this often. */
    ModuleFieldBench(int reads) {
        this.reads = reads;
        LuaMachine machine = Libraries.machine(LuaOptions.forGame());
        Lua lua = new Lua(machine);
        Module.of(new Measured()).install(lua, lua.globals());
        loops = machine.load("fields.lua", LOOPS.getBytes(StandardCharsets.UTF_8))
                .invoke();
    }

    void run(BenchResults results) {
        double loop = medianNanos(4);
        results.add("a read of a number of a module that Java computes", medianNanos(1) - loop, "ns", "< 10");
        results.add("a read of a text of a module that Java computes", medianNanos(2) - loop, "ns", "< 10");
        results.add("a read of a number of a table", medianNanos(3) - loop, "ns");
    }

    /** Returns the median time of an iteration of a loop. */
    private double medianNanos(int number) {
        LuaFunction loop = (LuaFunction) loops.arg(number);
        double[] nanos = new double[ROUNDS];
        for (int round = -ROUNDS; round < ROUNDS; round++) {
            long start = System.nanoTime();
            loop.call(LuaValue.valueOf(reads));
            if (round >= 0) nanos[round] = (System.nanoTime() - start) / (double) reads;
        }
        Arrays.sort(nanos);
        return nanos[ROUNDS / 2];
    }
}
