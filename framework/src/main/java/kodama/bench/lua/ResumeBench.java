package kodama.bench.lua;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import kodama.bench.Figures;
import kodama.lua.Coroutine;
import kodama.lua.LuaMachine;
import kodama.lua.LuaOptions;
import kodama.lua.library.Libraries;
import kodama.profile.Allocation;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** Measures what a frame of a game costs: each bullet is resumed once, by Java as games do it or by a script. */
final class ResumeBench {
    private static final String SCRIPT = """
            local W, H = 320, 240
            local function bullet(self)
              while true do
                self.x = self.x + self.vx
                self.y = self.y + self.vy
                if self.x < -8 or self.x > W + 8 then self.vx = -self.vx end
                if self.y < -8 or self.y > H + 8 then self.vy = -self.vy end
                coroutine.yield()
              end
            end
            local all = {}
            local function add(self)
              all[#all + 1] = coroutine.create(bullet)
              coroutine.resume(all[#all], self)
            end
            local function frame()
              local resume = coroutine.resume
              for i = 1, #all do resume(all[i]) end
            end
            return bullet, add, frame
            """;

    private static final int ROUNDS = 7;

    private final LuaMachine machine = Libraries.machine(LuaOptions.forGame());
    private final LuaFunction bullet;
    private final LuaFunction add;
    private final LuaFunction frame;
    private final Random random = new Random(1);
    private final int count;
    private final int frames;

    /**
     * Prepares to measure.
     *
     * @param count how many bullets fly; at least 1
     * @param frames how many frames make a round
     */
    ResumeBench(int count, int frames) {
        this.count = count;
        this.frames = frames;
        Varargs functions = machine.load("bullet.lua", SCRIPT.getBytes(StandardCharsets.UTF_8))
                .invoke();
        bullet = (LuaFunction) functions.arg(1);
        add = (LuaFunction) functions.arg(2);
        frame = (LuaFunction) functions.arg(3);
    }

    void byJava(Figures figures) {
        Coroutine[] all = new Coroutine[count];
        for (int i = 0; i < count; i++) {
            all[i] = machine.coroutine(bullet);
            all[i].resume(body());
        }
        run(figures, "Java", () -> {
            for (Coroutine each : all) each.resume(LuaValue.NONE);
        });
    }

    void byLua(Figures figures) {
        for (int i = 0; i < count; i++) add.call(body());
        run(figures, "Lua", frame::call);
    }

    private LuaTable body() {
        LuaTable self = machine.newTable();
        self.set("x", random.nextDouble() * 320);
        self.set("y", random.nextDouble() * 240);
        self.set("vx", random.nextDouble() - 0.5);
        self.set("vy", random.nextDouble() - 0.5);
        return self;
    }

    private void run(Figures figures, String whom, Runnable resumeAll) {
        double[] nanos = new double[ROUNDS];
        for (int round = 0; round < ROUNDS; round++) nanosOfResume(resumeAll);
        long bytes = Allocation.bytes();
        for (int round = 0; round < ROUNDS; round++) nanos[round] = nanosOfResume(resumeAll);
        bytes = Allocation.bytes() - bytes;
        Arrays.sort(nanos);
        String what = "a resume by %s among %,d bullets".formatted(whom, count);
        figures.add(what + ", median", nanos[ROUNDS / 2], "ns", count > 10_000 ? "< 50" : "< 25");
        figures.add(what + ", allocated", bytes / ((double) ROUNDS * frames * count), "bytes", "< 16");
    }

    private double nanosOfResume(Runnable resumeAll) {
        long start = System.nanoTime();
        for (int i = 0; i < frames; i++) resumeAll.run();
        return (System.nanoTime() - start) / ((double) frames * count);
    }
}
