package kodama.bench.lua;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import kodama.file.BundledFiles;

/**
 * The benchmark programs as files that any engine can read. They are stored in the game of the bench, and the script
 * that runs them is next to this class.
 */
final class LuaPrograms implements AutoCloseable {
    /** Grouped by kind; a number at the end is the argument of the program. */
    private static final List<String> PROGRAMS = List.of(
            "fib",
            "method",
            "closure",
            "varargs",
            "protected",
            "fields",
            "items",
            "pairs",
            "ipairs",
            "vector",
            "bodies",
            "mandelbrot",
            "spectral",
            "scheduler",
            "queens",
            "sieve",
            "list",
            "permute",
            "towers",
            "sort",
            "text_building",
            "text_reading",
            "resume=1000");

    private static final List<String> CROWDS = List.of("resume=10000", "resume=100000");

    private static final String FOLDER = "/kodama/bench/game/lua/";
    private static final String MEASURE = "measure.lua";

    private final Path folder;
    private final Path measure;

    private LuaPrograms(Path folder) throws IOException {
        this.folder = folder;
        measure = copy(MEASURE, MEASURE);
        for (String each : PROGRAMS) copy(FOLDER + file(each), file(each));
    }

    /** Copies all programs to a temporary folder. */
    static LuaPrograms copied() {
        try {
            return new LuaPrograms(Files.createTempDirectory("kodama"));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /**
     * Returns all programs with each of their numbers, optionally with those that have many thousands of coroutines.
     */
    static List<String> all(boolean withCrowds) {
        return withCrowds ? Stream.of(PROGRAMS, CROWDS).flatMap(List::stream).toList() : PROGRAMS;
    }

    /** Returns the name of a program without its number. */
    static String name(String program) {
        return program.split("=")[0];
    }

    /** Whether only some engines can run it, because it has many thousands of coroutines. */
    static boolean isCrowd(String program) {
        return CROWDS.contains(program);
    }

    /** Returns the source of a program. */
    static byte[] source(String name) {
        return BundledFiles.read(LuaPrograms.class, FOLDER + file(name));
    }

    private static String file(String program) {
        return name(program) + ".lua";
    }

    private Path copy(String resource, String name) throws IOException {
        return Files.write(folder.resolve(name), BundledFiles.read(LuaPrograms.class, resource));
    }

    /**
     * Returns the arguments that make an engine run programs.
     *
     * @param seconds duration of the first phase
     * @param rounds number of phases to measure after the warm-up
     * @param names names of programs, out of {@link #all}
     */
    List<String> words(double seconds, int rounds, List<String> names) {
        List<String> words = new ArrayList<>(List.of(measure.toString(), "" + seconds, "" + rounds));
        for (String each : names) words.add(folder.resolve(file(each)) + each.replaceFirst("^[^=]*", ""));
        return words;
    }

    @Override
    public void close() {
        try (Stream<Path> files = Files.list(folder)) {
            files.map(Path::toFile).forEach(File::delete);
            Files.delete(folder);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
