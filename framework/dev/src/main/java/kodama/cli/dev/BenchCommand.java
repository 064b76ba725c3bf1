package kodama.cli.dev;

import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kodama.base.Spelling;
import kodama.bench.BenchResults;
import kodama.bench.Benchmark;
import kodama.loop.GameProject;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code kodama bench}: measures the framework's performance on this machine. */
@Command(
        name = "bench",
        description = "Measure the framework on this machine: drawing, shots, tasks, pacing, games, resets and leaks,"
                + " start-up time, CPU load, latency.",
        mixinStandardHelpOptions = true)
final class BenchCommand implements Callable<Integer> {
    /** The names of all suites, for the help. */
    private static final class Names implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return labels().iterator();
        }
    }

    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "NAME",
            arity = "0..*",
            completionCandidates = Names.class,
            description = "What to measure: ${COMPLETION-CANDIDATES} (default: all). After lua, you can choose a part:"
                    + " a program of scripts/bench/lua, memory, modules or frames.")
    private List<String> names = new ArrayList<>();

    private int seconds = 60;

    @Option(names = "--seconds", paramLabel = "N", description = "Seconds to measure each pacer (default 60).")
    void setSeconds(int value) {
        if (value < 1)
            throw new ParameterException(spec.commandLine(), "--seconds must be at least 1 but was " + value);
        seconds = value;
    }

    @Option(
            names = "--game",
            paramLabel = "DIR",
            description = "The game for resets, start, cpu and latency (default: the built-in game).")
    private @Nullable Path game;

    private @Nullable Path jar;

    @Option(
            names = "--jar",
            paramLabel = "FILE",
            description = "A packed game for start, which starts it without and with a class archive, and for cpu.")
    void setJar(Path value) {
        if (!Files.isRegularFile(value))
            throw new ParameterException(spec.commandLine(), "--jar: there is no file '" + value + "'");
        jar = value;
    }

    private @Nullable File luaJ;

    @Option(
            names = "--luaj",
            paramLabel = "FILE",
            description = "The jar of LuaJ for lua (default: the one on the class path).")
    void setLuaJ(File value) {
        if (!isLuaJ(value))
            throw new ParameterException(
                    spec.commandLine(), "--luaj: '" + value + "' is not a jar of LuaJ, which contains a class lua");
        luaJ = value;
    }

    private static boolean isLuaJ(File file) {
        try (JarFile jar = new JarFile(file)) {
            return jar.getEntry("lua.class") != null;
        } catch (IOException unreadable) {
            return false;
        }
    }

    @Option(names = "--quick", description = "Run everything about once, to test that it works.")
    private boolean quick;

    @Override
    public Integer call() {
        List<String> ofLua = names.stream().filter(this::isOfLua).toList();
        List<BenchSuite> wanted = names.isEmpty()
                ? List.of(BenchSuite.values())
                : names.stream()
                        .filter(name -> !ofLua.contains(name))
                        .map(this::named)
                        .toList();
        BenchSuite.BenchOptions size = new BenchSuite.BenchOptions(
                quick, seconds, game, jar, luaJ, ofLua.isEmpty() ? BenchSuite.ofLua() : ofLua);
        if (game != null) admit(GameFolder.of(game));
        out().println(machine());
        int failures = 0;
        for (BenchSuite benches : wanted) failures += print(benches, size);
        return failures == 0 ? 0 : 1;
    }

    private void admit(GameFolder named) {
        try (GameProject project = named.get()) {
            JavaTrustCheck.of(new TrustOptions(), spec.commandLine().getErr()::println)
                    .check(named, project.config(), false);
        }
    }

    private PrintWriter out() {
        return spec.commandLine().getOut();
    }

    private boolean isOfLua(String name) {
        return names.contains(BenchSuite.LUA.label()) && BenchSuite.ofLua().contains(name);
    }

    private BenchSuite named(String name) {
        return Arrays.stream(BenchSuite.values())
                .filter(bench -> bench.label().equals(name))
                .findFirst()
                .orElseThrow(() -> new ParameterException(spec.commandLine(), unknown(name)));
    }

    private String unknown(String name) {
        boolean isLua = names.contains(BenchSuite.LUA.label());
        List<String> known = Stream.concat(labels(), isLua ? BenchSuite.ofLua().stream() : Stream.of())
                .toList();
        String unknown = "there is no bench '" + name + "'" + Spelling.hint(name, known) + "; there are "
                + labels().collect(Collectors.joining(", "));
        if (isLua) return unknown + "; parts of lua are " + String.join(", ", BenchSuite.ofLua());
        return BenchSuite.ofLua().contains(name) ? unknown + "; did you mean lua " + name + "?" : unknown;
    }

    private static Stream<String> labels() {
        return Arrays.stream(BenchSuite.values()).map(BenchSuite::label);
    }

    private static String machine() {
        return "Java %s (%s), %d cores, %s %s"
                .formatted(
                        System.getProperty("java.version"),
                        System.getProperty("java.vm.name"),
                        Runtime.getRuntime().availableProcessors(),
                        System.getProperty("os.name"),
                        System.getProperty("os.arch"));
    }

    /** Prints the results. Returns how many are above their limits. */
    private int print(BenchSuite benches, BenchSuite.BenchOptions size) {
        print("");
        print(benches.label() + ": " + benches.title);
        BenchResults results = new BenchResults(this::print);
        for (Benchmark bench : benches.of(size)) bench.run(results);
        return results.failures();
    }

    /** Flushes, because the next line may take a while. */
    private void print(String line) {
        out().println(line);
        out().flush();
    }
}
