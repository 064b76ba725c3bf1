package kodama.bench.lua;

import java.io.File;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import kodama.bench.Bench;
import kodama.bench.Figures;
import kodama.bench.OtherJava;
import org.jspecify.annotations.Nullable;

/**
 * Measures coroutines and tables by themselves, then programs, each of its own kind, beside the C engines that are
 * installed and LuaJ as it comes; {@code kodama bench lua} runs it.
 *
 * <p>Each engine runs a program in a process of its own, so that none warms it up for another.
 */
public final class LuaBench implements Bench {
    private static final List<String> C_ENGINES = List.of("lua5.4", "lua5.2", "luajit");

    /** What our own first second is headed. */
    private static final String FIRST = "first s";

    /** How long the programs run at first; those in Java are slow then. */
    private static final double SECONDS = 1;

    /** The same for engines in C, which have nothing to warm up but LuaJIT's traces. */
    private static final double SECONDS_OF_C = 0.25;

    private static final double QUICK = 0.001;
    private static final int ROUNDS = 7;
    private static final List<Integer> CROWDS = List.of(1_000, 10_000, 100_000);
    private static final int RESUMES = 1_000_000;
    private static final int TABLES = 200_000;

    private final boolean quick;
    private final @Nullable File luaJ;
    private final OtherJava kodama;

    /**
     * Prepares to measure.
     *
     * @param quick whether to do a small part, which shows only that it works
     * @param luaJ the jar of LuaJ as it comes; null for that on the class path, if there is one
     * @param kodama runs a Lua file with all libraries: its name and arguments come last
     */
    public LuaBench(boolean quick, @Nullable File luaJ, OtherJava kodama) {
        this.quick = quick;
        this.luaJ = luaJ;
        this.kodama = kodama;
    }

    @Override
    public void run(Figures figures) {
        for (int bullets : quick ? List.of(100) : CROWDS) resume(figures, bullets);
        TaskTables.run(figures, quick ? 1_000 : TABLES);
        try (LuaPrograms programs = LuaPrograms.copied()) {
            enter(figures, raced(programs, figures));
        }
    }

    private void resume(Figures figures, int bullets) {
        int frames = quick ? 1 : RESUMES / bullets;
        new ResumeBench(bullets, frames).byJava(figures);
        new ResumeBench(bullets, frames).byLua(figures);
    }

    private TimeTable raced(LuaPrograms programs, Figures figures) {
        TimeTable table = new TimeTable();
        measure(programs, LuaEngine.kodama(kodama), SECONDS, figures).forEach((program, pace) -> {
            table.add("kodama", program, pace.warm());
            table.add(FIRST, program, pace.first());
        });
        Stream<LuaEngine> c = C_ENGINES.stream().map(LuaEngine::installed).flatMap(Optional::stream);
        c.forEach(engine -> enter(table, engine.name(), measure(programs, engine, SECONDS_OF_C, figures)));
        stock().ifPresentOrElse(
                        engine -> enter(table, engine.name(), measure(programs, engine, SECONDS, figures)),
                        () -> figures.note(
                                "LuaJ as it comes is not in this program; name its jar: --luaj luaj-jse.jar"));
        return table;
    }

    private Optional<LuaEngine> stock() {
        return luaJ == null ? LuaEngine.luaJ() : Optional.of(LuaEngine.luaJ(luaJ));
    }

    /** Quickly all programs go in one process, as it is the start of one that takes long. */
    private Map<String, Pace> measure(LuaPrograms programs, LuaEngine engine, double seconds, Figures figures) {
        List<String> names = LuaPrograms.names(engine.crowds() && !quick);
        Map<String, Pace> paces = new LinkedHashMap<>();
        for (List<String> group :
                quick ? List.of(names) : names.stream().map(List::of).toList()) {
            PaceReader read = engine.run(programs.words(quick ? QUICK : seconds, quick ? 1 : ROUNDS, group));
            paces.putAll(read.paces());
            read.complaints().forEach(line -> figures.note(engine.name() + ": " + line));
        }
        return paces;
    }

    private static void enter(TimeTable table, String column, Map<String, Pace> paces) {
        paces.forEach((program, pace) -> table.add(column, program, pace.warm()));
    }

    private static void enter(Figures figures, TimeTable table) {
        enter(figures, "programs by lua5.4's time, geometric mean", table.mean("lua5.4"), "< 0.5");
        enter(figures, "programs by lua5.4's time, the worst", table.worst("lua5.4"), "< 0.9");
        enter(figures, "programs by LuaJIT's time, geometric mean", table.mean("luajit"), "< 2.5");
        table.lines().forEach(figures::note);
    }

    private static void enter(Figures figures, String what, double ratio, String wanted) {
        if (!Double.isNaN(ratio)) figures.add(what, ratio, "times", wanted);
    }
}
