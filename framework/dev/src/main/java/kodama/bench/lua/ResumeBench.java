package kodama.bench.lua;

import java.util.Arrays;
import kodama.bench.Allocation;
import kodama.bench.BenchResults;
import kodama.lua.Coroutine;
import kodama.lua.LuaMachine;
import kodama.lua.LuaOptions;
import kodama.lua.library.Libraries;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/**
 * Measures the cost of resuming coroutines in a frame: each bullet of the program {@code resume} is resumed once, by
 * Java as in a game, or by the program.
 */
final class ResumeBench {
    private static final int ROUNDS = 7;

    private final LuaMachine machine = Libraries.machine(LuaOptions.forGame());
    private final LuaFunction frame;
    private final LuaFunction bullet;
    private final LuaFunction body;
    private final int count;
    private final int frames;

    /** A round has this number of frames with {@code count} bullets. */
    ResumeBench(int count, int frames) {
        this.count = count;
        this.frames = frames;
        Varargs program =
                machine.load("resume.lua", LuaPrograms.source("resume")).invoke(LuaValue.valueOf(count));
        frame = (LuaFunction) program.arg(2);
        bullet = (LuaFunction) program.arg(3);
        body = (LuaFunction) program.arg(4);
    }

    void byJava(BenchResults results) {
        Coroutine[] all = new Coroutine[count];
        for (int i = 0; i < count; i++) {
            all[i] = machine.coroutine(bullet);
            all[i].resume(body.call(LuaValue.valueOf(i + 1)));
        }
        run(results, "Java", () -> {
            for (Coroutine each : all) each.resume(LuaValue.NONE);
        });
    }

    void byLua(BenchResults results) {
        run(results, "Lua", frame::call);
    }

    private void run(BenchResults results, String caller, Runnable resumeAll) {
        double[] nanos = new double[ROUNDS];
        for (int round = 0; round < ROUNDS; round++) nanosOfResume(resumeAll);
        long bytes = Allocation.bytes();
        for (int round = 0; round < ROUNDS; round++) nanos[round] = nanosOfResume(resumeAll);
        bytes = Allocation.bytes() - bytes;
        Arrays.sort(nanos);
        String what = "a resume by %s among %,d bullets".formatted(caller, count);
        results.add(what + ", median", nanos[ROUNDS / 2], "ns", count > 10_000 ? "< 50" : "< 25");
        results.add(what + ", allocated", bytes / ((double) ROUNDS * frames * count), "bytes", "< 16");
    }

    private double nanosOfResume(Runnable resumeAll) {
        long start = System.nanoTime();
        for (int i = 0; i < frames; i++) resumeAll.run();
        return (System.nanoTime() - start) / ((double) frames * count);
    }
}
