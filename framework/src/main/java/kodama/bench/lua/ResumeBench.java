package kodama.bench.lua;

import java.nio.charset.StandardCharsets;
import java.util.Random;
import kodama.bench.Figures;
import kodama.lua.Coroutine;
import kodama.lua.LuaMachine;
import kodama.lua.LuaOptions;
import kodama.lua.library.Libraries;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;

/** Measures what a frame of a game costs: Java resumes each bullet once. */
final class ResumeBench {
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

    private static final int ROUNDS = 8;

    private ResumeBench() {}

    static void run(Figures figures, int count, int resumes) {
        Coroutine[] bullets = spawn(count);
        double bestNanos = Double.MAX_VALUE;
        double bytes = 0;
        for (int round = 0; round < ROUNDS; round++) {
            long used = usedBytes();
            long start = System.nanoTime();
            for (int frame = resumes / count; frame > 0; frame--)
                for (Coroutine each : bullets) each.resume(LuaValue.NONE);
            bestNanos = Math.min(bestNanos, (System.nanoTime() - start) / (double) resumes);
            bytes = Math.max(bytes, (usedBytes() - used) / (double) resumes);
        }
        figures.note("%,d bullets resumed by Java: %.0f ns and %.0f bytes a resume".formatted(count, bestNanos, bytes));
    }

    private static Coroutine[] spawn(int count) {
        LuaMachine machine = Libraries.machine(LuaOptions.forGame());
        LuaFunction body = (LuaFunction) machine.load("bullet.lua", BULLET.getBytes(StandardCharsets.UTF_8))
                .call();
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
}
