package kodama.bench.lua;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import kodama.bench.Bench;
import kodama.bench.Figures;
import kodama.lua.LuaMachine;
import kodama.lua.LuaOptions;
import kodama.lua.open.OpenLibraries;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/**
 * Measures the machine beside LuaJ as it comes, and beside the C engines that are installed: a line for each program, a
 * column for each engine; {@code kodama bench lua} runs it.
 */
public final class LuaBench implements Bench {
    private static final String PROGRAMS = "bench.lua";
    private static final List<String> ENGINES = List.of("lua5.2", "lua5.4", "luajit");

    /** LuaJ as it comes takes a thread for each. */
    private static final int MOST_COROUTINES_OF_LUAJ = 1_000;

    private static final int ROUNDS_OF_LUAJ = 3;

    private static final int MOST_COROUTINES = 1_000_000;
    private static final int ROUNDS = 7;
    private static final int RESUMES = 1_000_000;

    private final boolean quick;
    private final @Nullable File luaJ;
    private final byte[] source = read();

    /**
     * Prepares to measure.
     *
     * @param quick whether to do a small part, which shows only that it works
     * @param luaJ the jar of LuaJ as it comes; null for that on the class path, if there is one
     */
    public LuaBench(boolean quick, @Nullable File luaJ) {
        this.quick = quick;
        this.luaJ = luaJ;
    }

    private static byte[] read() {
        try (InputStream in = Objects.requireNonNull(LuaBench.class.getResourceAsStream(PROGRAMS))) {
            return in.readAllBytes();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    @Override
    public void run(Figures figures) {
        for (int bullets : List.of(1_000, 10_000)) ResumeBench.run(figures, bullets, quick ? bullets : RESUMES);
        Map<String, Map<String, String>> columns = new LinkedHashMap<>();
        columns.put("kodama", rows(ours()));
        stock().ifPresentOrElse(
                        stock -> columns.put(
                                "LuaJ", rows(stock.run(source, arguments(ROUNDS_OF_LUAJ, MOST_COROUTINES_OF_LUAJ)))),
                        () -> figures.note(
                                "LuaJ as it comes is not in this program; name its jar: --luaj luaj-jse.jar"));
        for (String engine : ENGINES) {
            LuaEngine.installed(engine).ifPresent(found -> columns.put(engine, rows(found.run(source, arguments()))));
        }
        enter(figures, columns);
    }

    private Optional<LuaEngine> stock() {
        return luaJ == null ? LuaEngine.luaJ() : Optional.of(LuaEngine.luaJ(luaJ));
    }

    private List<String> arguments() {
        return arguments(ROUNDS, MOST_COROUTINES);
    }

    private List<String> arguments(int rounds, int coroutines) {
        return List.of(quick ? "1" : "" + rounds, quick ? "0.001" : "1", "" + coroutines);
    }

    private String ours() {
        StringBuilder printed = new StringBuilder();
        LuaOptions options =
                LuaOptions.open().withPrint(line -> printed.append(line).append('\n'));
        try (LuaMachine machine = OpenLibraries.machine(options)) {
            machine.load(PROGRAMS, source).invoke(values(arguments()));
        }
        return printed.toString();
    }

    private static Varargs values(List<String> arguments) {
        LuaValue[] values = arguments.stream().map(LuaValue::valueOf).toArray(LuaValue[]::new);
        return LuaValue.varargsOf(values);
    }

    /** What the programs print: a name, a tab, a figure; LuaJ writes more digits than it was asked for. */
    private static Map<String, String> rows(String printed) {
        Map<String, String> rows = new LinkedHashMap<>();
        printed.lines()
                .map(line -> line.split("\t"))
                .filter(row -> row.length == 2)
                .forEach(row -> rows.put(row[0], "%.1f".formatted(Double.valueOf(row[1]))));
        return rows;
    }

    private static void enter(Figures figures, Map<String, Map<String, String>> columns) {
        Set<String> programs = new LinkedHashSet<>();
        columns.values().forEach(each -> programs.addAll(each.keySet()));
        figures.note(line("ns an operation", columns.keySet()));
        for (String program : programs) {
            figures.note(line(
                    program,
                    columns.values().stream()
                            .map(each -> each.getOrDefault(program, "-"))
                            .toList()));
        }
    }

    private static String line(String name, Collection<String> figures) {
        StringBuilder line = new StringBuilder("%-24s".formatted(name));
        figures.forEach(each -> line.append("%10s".formatted(each)));
        return line.toString();
    }
}
