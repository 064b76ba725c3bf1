package kodama.bench.lua;

import java.io.File;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kodama.bench.BenchResults;
import kodama.bench.Benchmark;
import kodama.bench.Footprint;
import kodama.bench.JavaProcess;
import kodama.lua.LuaMachine;
import kodama.lua.LuaOptions;
import kodama.lua.library.Libraries;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaValue;

/**
 * Measures coroutines, tables and fields of modules, and then programs of various kinds, compared with the installed C
 * engines and LuaJ; run by {@code kodama bench lua}.
 */
public final class LuaBench implements Benchmark {
    private static final List<String> C_ENGINES = List.of("lua5.4", "lua5.2", "luajit");

    /** A program that is also resumed by Java. */
    private static final String RESUME = "resume";

    private static final String MEMORY = "memory";

    private static final String MODULES = "modules";

    private static final List<Integer> CROWDS = List.of(1_000, 10_000, 100_000);
    private static final int RESUMES = 1_000_000;
    private static final int TABLES = 200_000;
    private static final int READS = 1_000_000;

    /** Creates the table of a task with ten numbers, as in a game. */
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
     * Creates the bench.
     *
     * @param quick whether to run a small part, only to test that it works
     * @param wanted the parts to run, out of {@link #names}
     * @param luaJ the jar of LuaJ; null for that on the class path, if there is one
     * @param kodama runs a Lua file with the full library; its name and arguments are appended
     */
    public LuaBench(boolean quick, Collection<String> wanted, @Nullable File luaJ, JavaProcess kodama) {
        this.quick = quick;
        this.wanted = wanted;
        this.luaJ = luaJ;
        this.kodama = kodama;
    }

    /** Returns the names of the programs, including {@code resume}, and of the other parts. */
    public static List<String> names() {
        Stream<String> programs =
                LuaPrograms.all(false).stream().map(LuaPrograms::name).distinct();
        return Stream.concat(programs, Stream.of(MEMORY, MODULES)).toList();
    }

    @Override
    public void run(BenchResults results) {
        if (wanted.contains(RESUME)) for (int bullets : quick ? List.of(100) : CROWDS) resume(results, bullets);
        if (wanted.contains(MEMORY)) measureTables(results, quick ? 1_000 : TABLES);
        if (wanted.contains(MODULES)) new ModuleFieldBench(quick ? 1_000 : READS).run(results);
        List<String> programs = LuaPrograms.all(!quick).stream()
                .filter(each -> wanted.contains(LuaPrograms.name(each)))
                .toList();
        if (!programs.isEmpty()) race(programs, results);
    }

    private void resume(BenchResults results, int bullets) {
        int frames = quick ? 1 : RESUMES / bullets;
        new ResumeBench(bullets, frames).byJava(results);
        new ResumeBench(bullets, frames).byLua(results);
    }

    private static void measureTables(BenchResults results, int count) {
        LuaMachine machine = Libraries.machine(LuaOptions.forGame());
        LuaFunction maker = (LuaFunction) machine.load("table.lua", TABLE.getBytes(StandardCharsets.UTF_8))
                .call();
        LuaValue[] all = new LuaValue[count];
        long before = Footprint.take().heapBytes();
        for (int i = 0; i < count; i++) all[i] = maker.call(LuaValue.valueOf(i));
        double bytes = (Footprint.take().heapBytes() - before) / (double) count;
        results.add("a task's table of ten numbers, mean of %,d".formatted(all.length), bytes, "bytes", "< 200");
    }

    private void race(List<String> programs, BenchResults results) {
        Optional<LuaEngine> stock = luaJ == null ? LuaEngine.luaJ() : Optional.of(LuaEngine.luaJ(luaJ));
        if (stock.isEmpty()) results.note("this program does not contain LuaJ; give its jar: --luaj luaj-jse.jar");
        try (LuaPrograms files = LuaPrograms.copied()) {
            new EngineComparison(LuaEngine.kodama(kodama), others(stock), quick, results).run(files, programs);
        }
    }

    private static List<LuaEngine> others(Optional<LuaEngine> stock) {
        List<LuaEngine> all = new ArrayList<>();
        for (String each : C_ENGINES) LuaEngine.installed(each).ifPresent(all::add);
        stock.ifPresent(all::add);
        return all;
    }
}
