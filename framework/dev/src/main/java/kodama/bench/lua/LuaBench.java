package kodama.bench.lua;

import java.io.File;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kodama.bench.Bench;
import kodama.bench.BenchResults;
import kodama.bench.Footprint;
import kodama.bench.JavaProcess;
import kodama.lua.LuaMachine;
import kodama.lua.LuaOptions;
import kodama.lua.library.Libraries;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaValue;

/**
 * Measures coroutines and tables by themselves, then programs, each of its own kind, beside the C engines that are
 * installed and LuaJ as it comes; {@code kodama bench lua} runs it.
 */
public final class LuaBench implements Bench {
    private static final List<String> C_ENGINES = List.of("lua5.4", "lua5.2", "luajit");

    /** A program that is resumed by Java as well. */
    private static final String RESUME = "resume";

    private static final String MEMORY = "memory";

    private static final List<Integer> CROWDS = List.of(1_000, 10_000, 100_000);
    private static final int RESUMES = 1_000_000;
    private static final int TABLES = 200_000;

    /** Makes the table of a task with ten numbers, as games fill them. */
    private static final String TABLE = """
            return function(i)
              local self = { x = i + 0.5, y = i + 0.25 }
              self.vx, self.vy = 0.125, i / 8
              self.angle, self.speed = i % 360 + 0.5, 1.5
              self.hp, self.priority, self.frame, self.score = 3, 0.4, 1, i
              return self
            end
            """;

    private final boolean quick;
    private final Collection<String> wanted;
    private final @Nullable File luaJ;
    private final JavaProcess kodama;

    /**
     * Prepares to measure.
     *
     * @param quick whether to do a small part, which shows only that it works
     * @param wanted what to measure, out of {@link #names}
     * @param luaJ the jar of LuaJ as it comes; null for that on the class path, if there is one
     * @param kodama runs a Lua file with all libraries: its name and arguments come last
     */
    public LuaBench(boolean quick, Collection<String> wanted, @Nullable File luaJ, JavaProcess kodama) {
        this.quick = quick;
        this.wanted = wanted;
        this.luaJ = luaJ;
        this.kodama = kodama;
    }

    /** The programs' names, {@code resume} for coroutines among them, and {@code memory} for the size of tables. */
    public static List<String> names() {
        Stream<String> programs =
                LuaPrograms.all(false).stream().map(LuaPrograms::name).distinct();
        return Stream.concat(programs, Stream.of(MEMORY)).toList();
    }

    @Override
    public void run(BenchResults figures) {
        if (wanted.contains(RESUME)) for (int bullets : quick ? List.of(100) : CROWDS) resume(figures, bullets);
        if (wanted.contains(MEMORY)) measureTables(figures, quick ? 1_000 : TABLES);
        List<String> programs = LuaPrograms.all(!quick).stream()
                .filter(each -> wanted.contains(LuaPrograms.name(each)))
                .toList();
        if (!programs.isEmpty()) race(programs, figures);
    }

    private void resume(BenchResults figures, int bullets) {
        int frames = quick ? 1 : RESUMES / bullets;
        new ResumeBench(bullets, frames).byJava(figures);
        new ResumeBench(bullets, frames).byLua(figures);
    }

    private static void measureTables(BenchResults figures, int count) {
        LuaMachine machine = Libraries.machine(LuaOptions.forGame());
        LuaFunction maker = (LuaFunction) machine.load("table.lua", TABLE.getBytes(StandardCharsets.UTF_8))
                .call();
        LuaValue[] all = new LuaValue[count];
        long before = Footprint.take().heapBytes();
        for (int i = 0; i < count; i++) all[i] = maker.call(LuaValue.valueOf(i));
        double bytes = (Footprint.take().heapBytes() - before) / (double) count;
        figures.add("a task's table of ten numbers, one of %,d".formatted(all.length), bytes, "bytes", "< 200");
    }

    private void race(List<String> programs, BenchResults figures) {
        Optional<LuaEngine> stock = luaJ == null ? LuaEngine.luaJ() : Optional.of(LuaEngine.luaJ(luaJ));
        if (stock.isEmpty()) figures.note("LuaJ as it comes is not in this program; name its jar: --luaj luaj-jse.jar");
        try (LuaPrograms files = LuaPrograms.copied()) {
            new EngineComparison(LuaEngine.kodama(kodama), others(stock), quick, figures).run(files, programs);
        }
    }

    private static List<LuaEngine> others(Optional<LuaEngine> stock) {
        List<LuaEngine> all = new ArrayList<>();
        for (String each : C_ENGINES) LuaEngine.installed(each).ifPresent(all::add);
        stock.ifPresent(all::add);
        return all;
    }
}
