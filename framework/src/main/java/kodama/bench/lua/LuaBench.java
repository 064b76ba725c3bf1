package kodama.bench.lua;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import kodama.lua.LuaMachine;
import kodama.lua.LuaOptions;
import kodama.lua.library.Libraries;
import org.luaj.vm2.Globals;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;
import org.luaj.vm2.lib.jse.JsePlatform;

/** Measures the machine beside LuaJ as it comes, and beside the C engines that are installed. */
public final class LuaBench {
    private static final String PROGRAMS = "bench.lua";
    private static final List<String> ENGINES = List.of("lua5.2", "lua5.4", "luajit");

    /** LuaJ as it comes takes a thread for each. */
    private static final int MOST_COROUTINES_OF_LUAJ = 1_000;

    private static final int ROUNDS_OF_LUAJ = 3;

    private static final int MOST_COROUTINES = 1_000_000;
    private static final int ROUNDS = 7;
    private static final int RESUMES = 1_000_000;

    private final boolean quick;
    private final byte[] source;

    private LuaBench(boolean quick) {
        this.quick = quick;
        this.source = read();
    }

    private static byte[] read() {
        try (InputStream in = Objects.requireNonNull(LuaBench.class.getResourceAsStream(PROGRAMS))) {
            return in.readAllBytes();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /**
     * Runs the same programs on each engine and prints a line for each program and a column for each engine.
     *
     * @param out where the figures go
     * @param quick whether to do a small part, which shows only that it works
     */
    public static void run(PrintStream out, boolean quick) {
        new LuaBench(quick).run(out);
    }

    private void run(PrintStream out) {
        for (int bullets : List.of(1_000, 10_000)) ResumeBench.run(out, bullets, quick ? bullets : RESUMES);
        Map<String, Map<String, String>> columns = new LinkedHashMap<>();
        columns.put("kodama", figures(ours()));
        columns.put("LuaJ", figures(stock()));
        for (String engine : ENGINES) {
            InstalledEngine.find(engine)
                    .ifPresent(found -> columns.put(engine, figures(found.run(source, arguments()))));
        }
        print(out, columns);
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
        try (LuaMachine machine = Libraries.machine(options)) {
            machine.load(PROGRAMS, source).invoke(values(arguments()));
        }
        return printed.toString();
    }

    private String stock() {
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        Globals globals = JsePlatform.standardGlobals();
        globals.STDOUT = new PrintStream(printed, true, StandardCharsets.UTF_8);
        String text = new String(source, StandardCharsets.UTF_8);
        globals.load(text, PROGRAMS).invoke(values(arguments(ROUNDS_OF_LUAJ, MOST_COROUTINES_OF_LUAJ)));
        return printed.toString(StandardCharsets.UTF_8);
    }

    private static Varargs values(List<String> arguments) {
        LuaValue[] values = arguments.stream().map(LuaValue::valueOf).toArray(LuaValue[]::new);
        return LuaValue.varargsOf(values);
    }

    /** What the programs print: a name, a tab, a figure; LuaJ writes more digits than it was asked for. */
    private static Map<String, String> figures(String printed) {
        Map<String, String> figures = new LinkedHashMap<>();
        printed.lines()
                .map(line -> line.split("\t"))
                .filter(row -> row.length == 2)
                .forEach(row -> figures.put(row[0], "%.1f".formatted(Double.valueOf(row[1]))));
        return figures;
    }

    private static void print(PrintStream out, Map<String, Map<String, String>> columns) {
        Set<String> programs = new LinkedHashSet<>();
        columns.values().forEach(each -> programs.addAll(each.keySet()));
        print(out, "ns an operation", new ArrayList<>(columns.keySet()));
        for (String program : programs) {
            print(
                    out,
                    program,
                    columns.values().stream()
                            .map(each -> each.getOrDefault(program, "-"))
                            .toList());
        }
    }

    private static void print(PrintStream out, String name, List<String> figures) {
        out.printf("%-24s", name);
        figures.forEach(each -> out.printf("%10s", each));
        out.println();
    }
}
