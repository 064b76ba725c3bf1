package kodama.lua;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.lib.jse.JsePlatform;

/** Measures the machine: resumes of bullets, and small programs against LuaJ as it comes. */
public final class LuaBench {

    private static final String BULLET = """
            local W, H = 320, 240
            return function(self)
              while true do
                self.x = self.x + self.vx
                self.y = self.y + self.vy
                if self.x < -8 or self.x > W + 8 then self.vx = -self.vx end
                if self.y < -8 or self.y > H + 8 then self.vy = -self.vy end
                coroutine.yield()
              end
            end
            """;

    private static final Map<String, String> PROGRAMS = programs();
    private static final int ROUNDS = 8;
    private static final int RESUMES = 1_000_000;

    private LuaBench() {}

    private static Map<String, String> programs() {
        Map<String, String> programs = new LinkedHashMap<>();
        programs.put(
                "fib(27)", "local function fib(n) if n < 2 then return n end return fib(n-1) + fib(n-2) end fib(27)");
        programs.put(
                "list access",
                "local t = {} for i = 1, 100000 do t[i] = i end "
                        + "local s = 0 for r = 1, 20 do for i = 1, #t do s = s + t[i] * 2 end end");
        programs.put(
                "method calls",
                "local P = {} P.__index = P function P:step(d) self.x = self.x + d return self.x end "
                        + "local o = setmetatable({ x = 1 }, P) for i = 1, 1000000 do o:step(0.5) end");
        programs.put(
                "text building",
                "local t = {} for i = 1, 50000 do t[#t + 1] = 'n' .. i .. ':' .. (i % 7) end "
                        + "local s = table.concat(t, ',') local n = 0 for w in s:gmatch('n(%d+)') do n = n + #w end");
        programs.put(
                "spectral norm",
                "local function A(i, j) local ij = i + j - 1 return 1 / (ij * (ij - 1) * 0.5 + i) end "
                        + "local n, u, v = 100, {}, {} for i = 1, n do u[i] = 1 end "
                        + "for r = 1, 20 do for i = 1, n do local a = 0 for j = 1, n do a = a + u[j] * A(i, j) end v[i] = a end "
                        + "u, v = v, u end");
        return programs;
    }

    /**
     * Runs everything and prints one line for each figure; takes about a minute.
     *
     * @param out where the figures go
     */
    public static void run(PrintStream out) {
        bullets(out, 1_000);
        bullets(out, 10_000);
        out.printf("%-16s %10s %10s%n", "best of " + ROUNDS, "kodama ms", "LuaJ ms");
        PROGRAMS.forEach((name, source) -> compare(out, name, source));
    }

    private static void bullets(PrintStream out, int count) {
        Coroutine[] bullets = spawn(count);
        double bestNanos = Double.MAX_VALUE;
        double bytes = 0;
        for (int round = 0; round < ROUNDS; round++) {
            long used = usedBytes();
            long start = System.nanoTime();
            for (int frame = RESUMES / count; frame > 0; frame--)
                for (Coroutine each : bullets) each.resume(LuaValue.NONE);
            bestNanos = Math.min(bestNanos, (System.nanoTime() - start) / (double) RESUMES);
            bytes = Math.max(bytes, (usedBytes() - used) / (double) RESUMES);
        }
        out.printf("%,d bullets: %.0f ns and %.0f bytes a resume%n", count, bestNanos, bytes);
    }

    private static Coroutine[] spawn(int count) {
        LuaMachine machine = new LuaMachine(LuaOptions.forGame());
        LuaFunction body =
                (LuaFunction) machine.load("bullet.lua", bytes(BULLET)).call();
        Random random = new Random(1);
        Coroutine[] bullets = new Coroutine[count];
        for (int i = 0; i < count; i++) {
            bullets[i] = machine.coroutine(body);
            bullets[i].resume(bullet(machine, random));
        }
        return bullets;
    }

    private static LuaTable bullet(LuaMachine machine, Random random) {
        LuaTable self = machine.newTable();
        self.set("x", random.nextDouble() * 320);
        self.set("y", random.nextDouble() * 240);
        self.set("vx", random.nextDouble() - 0.5);
        self.set("vy", random.nextDouble() - 0.5);
        return self;
    }

    /** Bytes of heap in use; says little once a collection has come between two calls. */
    private static long usedBytes() {
        Runtime runtime = Runtime.getRuntime();
        return runtime.totalMemory() - runtime.freeMemory();
    }

    private static void compare(PrintStream out, String name, String source) {
        LuaMachine machine = new LuaMachine(LuaOptions.forGame());
        double ours = best(machine.load(name, bytes(source)));
        double stock = best(JsePlatform.standardGlobals().load(source, name));
        out.printf("%-16s %10.1f %10.1f%n", name, ours, stock);
    }

    private static double best(LuaValue program) {
        long best = Long.MAX_VALUE;
        for (int round = 0; round < ROUNDS; round++) {
            long start = System.nanoTime();
            program.call();
            best = Math.min(best, System.nanoTime() - start);
        }
        return best / 1e6;
    }

    private static byte[] bytes(String source) {
        return source.getBytes(StandardCharsets.UTF_8);
    }
}
