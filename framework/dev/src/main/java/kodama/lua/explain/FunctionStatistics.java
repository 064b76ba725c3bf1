package kodama.lua.explain;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import kodama.lua.LoadedFunction;
import kodama.lua.compile.ChunkNames;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Prototype;

/** What was heard of one function. */
final class FunctionStatistics {
    /** What happens less often costs nothing that could be felt. */
    private static final int FEW = 100;

    private record Leaving(int line, ExitReason reason) {}

    final LoadedFunction function;
    final String name;
    private int samples;
    private final Map<Leaving, Integer> leavings = new HashMap<>();
    /** By place of the instruction; null where none was met. */
    private final @Nullable TypeProfileSite[] sites;

    FunctionStatistics(LoadedFunction function, String name) {
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
        leavings.merge(new Leaving(line(pc), reason), 1, Integer::sum);
    }

    void addObservation(int pc, LuaValue met) {
        TypeProfileSite site = sites[pc];
        if (site == null) sites[pc] = site = new TypeProfileSite(function.prototype(), pc, line(pc));
        site.add(met);
    }

    private int line(int pc) {
        int[] lines = function.prototype().lineinfo;
        return lines != null && pc < lines.length ? lines[pc] : 0;
    }

    boolean hasRun() {
        return function.runs() > 0;
    }

    /** Where the function begins, as messages show it. */
    String place() {
        Prototype prototype = function.prototype();
        return ChunkNames.displayName(prototype.source.tojstring()) + ":" + Math.max(1, prototype.linedefined);
    }

    /** In how many places it uses tables and calls functions, as far as it came by them as Java. */
    int sites() {
        return (int) met().count();
    }

    /** How many of these have met several kinds. */
    int polymorphicSites() {
        return (int) met().filter(site -> !site.isMonomorphic()).count();
    }

    private Stream<TypeProfileSite> met() {
        return Arrays.stream(sites).flatMap(Stream::ofNullable);
    }

    /** What slows it down, most often first. */
    List<OptimizationRemark> remarks() {
        Stream<OptimizationRemark> left = leavings.entrySet().stream()
                .filter(each -> !each.getKey().reason().isObsolete())
                .map(each -> new OptimizationRemark(
                        each.getKey().line(),
                        each.getValue(),
                        each.getKey().reason().text()));
        Stream<OptimizationRemark> met =
                met().filter(site -> !site.isMonomorphic()).map(TypeProfileSite::remark);
        return Stream.concat(left, met)
                .filter(note -> note.times() >= FEW)
                .sorted(OptimizationRemark.MOST_FREQUENT_FIRST)
                .toList();
    }
}
