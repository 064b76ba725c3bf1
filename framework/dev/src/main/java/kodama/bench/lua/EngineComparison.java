package kodama.bench.lua;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import kodama.bench.BenchResults;

/**
 * Has each program run by each engine, and tells of it when all have run it. Each run is a process of its own, so that
 * none warms up an engine for another.
 */
final class EngineComparison {
    /** What our own first second is headed. */
    private static final String FIRST = "first s";

    private static final double QUICK = 0.001;
    private static final int ROUNDS = 7;

    private final LuaEngine ours;
    private final List<LuaEngine> others;
    private final boolean quick;
    private final BenchResults figures;
    private final TimeTable table;

    /** Those that have been told, as they call themselves. */
    private final Set<String> told = new LinkedHashSet<>();

    EngineComparison(LuaEngine ours, List<LuaEngine> others, boolean quick, BenchResults figures) {
        this.ours = ours;
        this.others = others;
        this.quick = quick;
        this.figures = figures;
        table = new TimeTable(
                Stream.concat(Stream.of(ours.name(), FIRST), names().stream()).toList());
    }

    private List<String> names() {
        return others.stream().map(LuaEngine::name).toList();
    }

    /** Runs programs out of {@link LuaPrograms#all}. */
    void run(LuaPrograms files, List<String> programs) {
        figures.note("");
        figures.note(table.head());
        for (List<String> each : groups(programs)) measure(files, each);
        if (others.isEmpty() || told.isEmpty()) return;
        figures.note("");
        figures.note(table.headBy(ours.name(), names()));
        for (String each : told) figures.note(table.timesBy(ours.name(), names(), each));
        if (told.size() == 1) return;
        figures.note(table.meansBy(ours.name(), names()));
        enterMeans();
    }

    /** Quickly all go in one process, as it is the start of one that takes long. */
    private List<List<String>> groups(List<String> programs) {
        return quick ? List.of(programs) : programs.stream().map(List::of).toList();
    }

    private void measure(LuaPrograms files, List<String> group) {
        List<String> complaints = new ArrayList<>();
        Set<String> run = new LinkedHashSet<>();
        for (LuaEngine engine : Stream.concat(Stream.of(ours), others.stream()).toList()) {
            List<String> able = group.stream()
                    .filter(each -> engine.crowds() || !LuaPrograms.isCrowd(each))
                    .toList();
            if (!able.isEmpty()) run.addAll(measure(files, engine, able, complaints));
        }
        run.forEach(program -> figures.note(table.times(program)));
        complaints.forEach(figures::note);
        told.addAll(run);
    }

    /** Has an engine run programs; returns those that came to their end. */
    private Set<String> measure(LuaPrograms files, LuaEngine engine, List<String> programs, List<String> complaints) {
        ProgramTimesReader read =
                engine.run(files.words(quick ? QUICK : engine.seconds(), quick ? 1 : ROUNDS, programs));
        read.times().forEach((program, pace) -> enter(engine, program, pace));
        read.errors().forEach(line -> complaints.add(engine.name() + ": " + line));
        return read.times().keySet();
    }

    private void enter(LuaEngine engine, String program, ProgramTimes pace) {
        table.add(engine.name(), program, pace.warm());
        if (engine == ours) table.add(FIRST, program, pace.first());
    }

    private void enterMeans() {
        figures.note("");
        enter("programs by lua5.4's time, geometric mean", table.mean(ours.name(), "lua5.4"), "< 0.5");
        enter("programs by lua5.4's time, the worst", table.worst(ours.name(), "lua5.4"), "< 0.9");
        enter("programs by LuaJIT's time, geometric mean", table.mean(ours.name(), "luajit"), "< 2.5");
        enter("programs by LuaJ's time, geometric mean", table.mean(ours.name(), "LuaJ"), "");
        enter("their first second by lua5.4's time, geometric mean", table.mean(FIRST, "lua5.4"), "");
    }

    private void enter(String what, double ratio, String wanted) {
        if (!Double.isNaN(ratio)) figures.add(what, ratio, "times", wanted);
    }
}
