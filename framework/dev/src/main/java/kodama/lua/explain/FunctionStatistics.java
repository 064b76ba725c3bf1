package kodama.lua.explain;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import kodama.lua.FunctionInfo;
import kodama.lua.compile.ChunkNames;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Prototype;

/** The statistics of one function: samples, side exits, and the types at its table accesses and calls. */
final class FunctionStatistics {
    /** Rarer events do not cost noticeable time. */
    private static final int MIN_TIMES = 100;

    private record ExitKey(int line, ExitReason reason) {}

    final FunctionInfo function;
    final String name;
    private int samples;
    private final Map<ExitKey, Integer> sideExits = new HashMap<>();
    /** By instruction; null where nothing was observed. */
    private final @Nullable TypeProfileSite[] sites;

    FunctionStatistics(FunctionInfo function, String name) {
        this.function = function;
        this.name = name;
        sites = new TypeProfileSite[function.prototype().code.length];
    }

    void addSample() {
        samples++;
    }

    int samples() {
        return samples;
    }

    void addSideExit(int pc, ExitReason reason) {
        sideExits.merge(new ExitKey(line(pc), reason), 1, Integer::sum);
    }

    void addObservation(int pc, LuaValue observed) {
        TypeProfileSite site = sites[pc];
        if (site == null) sites[pc] = site = new TypeProfileSite(function.prototype(), pc, line(pc));
        site.add(observed);
    }

    private int line(int pc) {
        int[] lines = function.prototype().lineinfo;
        return lines != null && pc < lines.length ? lines[pc] : 0;
    }

    boolean hasRun() {
        return function.runs() > 0;
    }

    /** Returns where the function begins, as messages show it. */
    String place() {
        Prototype prototype = function.prototype();
        return ChunkNames.displayName(prototype.source.tojstring()) + ":" + Math.max(1, prototype.linedefined);
    }

    /** Returns the number of table accesses and calls that ran as Java. */
    int sites() {
        return (int) observed().count();
    }

    /** Returns how many of these saw several types. */
    int polymorphicSites() {
        return (int) observed().filter(site -> !site.isMonomorphic()).count();
    }

    private Stream<TypeProfileSite> observed() {
        return Arrays.stream(sites).flatMap(Stream::ofNullable);
    }

    /** Returns the reasons why the function is slower than possible, most frequent first. */
    List<OptimizationRemark> remarks() {
        Stream<OptimizationRemark> left = sideExits.entrySet().stream()
                .filter(each -> !each.getKey().reason().isObsolete())
                .map(each -> new OptimizationRemark(
                        each.getKey().line(),
                        each.getValue(),
                        each.getKey().reason().text()));
        Stream<OptimizationRemark> observed =
                observed().filter(site -> !site.isMonomorphic()).map(TypeProfileSite::remark);
        return Stream.concat(left, observed)
                .filter(note -> note.times() >= MIN_TIMES)
                .sorted(OptimizationRemark.MOST_FREQUENT_FIRST)
                .toList();
    }
}
