package kodama.bench.lua;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import kodama.bench.BenchResults;

/**
 * Runs each program on each engine, and prints the results once all engines have run it. Each run is a process of its
 * own, so that no program warms up an engine for another.
 */
final class EngineComparison {
    /** Heading of our own first second. */
    private static final String FIRST = "first s";

    private static final double QUICK = 0.001;
    private static final int ROUNDS = 7;

    private final LuaEngine ours;
    private final List<LuaEngine> others;
    private final boolean quick;
    private final BenchResults results;
    private final TimeTable table;

    /** Programs whose times were printed, by the names that they print. */
    private final Set<String> printed = new LinkedHashSet<>();

    EngineComparison(LuaEngine ours, List<LuaEngine> others, boolean quick, BenchResults results) {
        this.ours = ours;
        this.others = others;
        this.quick = quick;
        this.results = results;
        table = new TimeTable(
                Stream.concat(Stream.of(ours.name(), FIRST), names().stream()).toList());
    }

    private List<String> names() {
        return others.stream().map(LuaEngine::name).toList();
    }

    /** Runs programs out of {@link LuaPrograms#all}. */
    void run(LuaPrograms files, List<String> programs) {
        results.note("");
        results.note(table.head());
        for (List<String> each : groups(programs)) measure(files, each);
        if (others.isEmpty() || printed.isEmpty()) return;
        results.note("");
        results.note(table.headBy(ours.name(), names()));
        for (String each : printed) results.note(table.timesBy(ours.name(), names(), each));
        if (printed.size() == 1) return;
        results.note(table.meansBy(ours.name(), names()));
        addMeans();
    }

    /** A quick run uses one process for all programs, because starting a process takes most of the time. */
    private List<List<String>> groups(List<String> programs) {
        return quick ? List.of(programs) : programs.stream().map(List::of).toList();
    }

    private void measure(LuaPrograms files, List<String> group) {
        List<String> errors = new ArrayList<>();
        Set<String> run = new LinkedHashSet<>();
        for (LuaEngine engine : Stream.concat(Stream.of(ours), others.stream()).toList()) {
            List<String> able = group.stream()
                    .filter(each -> engine.crowds() || !LuaPrograms.isCrowd(each))
                    .toList();
            if (!able.isEmpty()) run.addAll(measure(files, engine, able, errors));
        }
        run.forEach(program -> results.note(table.times(program)));
        errors.forEach(results::note);
        printed.addAll(run);
    }

    /** Runs programs on an engine; returns those that finished. */
    private Set<String> measure(LuaPrograms files, LuaEngine engine, List<String> programs, List<String> errors) {
        ProgramTimesReader read =
                engine.run(files.words(quick ? QUICK : engine.seconds(), quick ? 1 : ROUNDS, programs));
        read.times().forEach((program, pace) -> add(engine, program, pace));
        read.errors().forEach(line -> errors.add(engine.name() + ": " + line));
        return read.times().keySet();
    }

    private void add(LuaEngine engine, String program, ProgramTimes pace) {
        table.add(engine.name(), program, pace.warm());
        if (engine == ours) table.add(FIRST, program, pace.first());
    }

    private void addMeans() {
        results.note("");
        add("programs, time relative to lua5.4, geometric mean", table.mean(ours.name(), "lua5.4"), "< 0.5");
        add("programs, time relative to lua5.4, worst", table.worst(ours.name(), "lua5.4"), "< 0.9");
        add("programs, time relative to LuaJIT, geometric mean", table.mean(ours.name(), "luajit"), "< 2.5");
        add("programs, time relative to LuaJ, geometric mean", table.mean(ours.name(), "LuaJ"), "");
        add("first second, time relative to lua5.4, geometric mean", table.mean(FIRST, "lua5.4"), "");
    }

    private void add(String what, double ratio, String wanted) {
        if (!Double.isNaN(ratio)) results.add(what, ratio, "times", wanted);
    }
}
