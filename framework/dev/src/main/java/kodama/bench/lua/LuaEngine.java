package kodama.bench.lua;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.security.CodeSource;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kodama.bench.JavaProcess;

/**
 * A Lua interpreter on this machine, which runs scripts in a process of its own.
 *
 * @param name heading of its column
 * @param command command line; a script and its arguments are appended
 * @param crowds whether it supports many thousands of coroutines
 * @param seconds warm-up time of its programs; longer for engines in Java
 */
record LuaEngine(String name, List<String> command, boolean crowds, double seconds) {
    private static final double SECONDS_OF_JAVA = 1;

    /** C engines need no warm-up, except for LuaJIT's traces. */
    private static final double SECONDS_OF_C = 0.25;

    /** Main class in LuaJ's jar. */
    private static final String LUAJ = "lua";

    /** Returns Kodama's machine, run as a program of its own. */
    static LuaEngine kodama(JavaProcess program) {
        return new LuaEngine("kodama", program.command(), true, SECONDS_OF_JAVA);
    }

    /** Looks for an installed engine on the search path. */
    static Optional<LuaEngine> installed(String name) {
        String path = System.getenv().getOrDefault("PATH", "");
        return Stream.of(path.split(File.pathSeparator))
                .filter(folder -> !folder.isEmpty())
                .map(folder -> new File(folder, name))
                .filter(File::canExecute)
                .findFirst()
                .map(program -> new LuaEngine(name, List.of(program.getPath()), true, SECONDS_OF_C));
    }

    /** Returns LuaJ if its whole jar is on the class path; a packed Kodama contains only the parts that it uses. */
    static Optional<LuaEngine> luaJ() {
        try {
            CodeSource source = Class.forName(LUAJ).getProtectionDomain().getCodeSource();
            return Optional.of(luaJ(new File(source.getLocation().toURI())));
        } catch (ClassNotFoundException | URISyntaxException none) {
            return Optional.empty();
        }
    }

    /** Returns LuaJ from a jar; each of its coroutines is a thread. */
    static LuaEngine luaJ(File jar) {
        String java = System.getProperty("java.home") + File.separator + "bin" + File.separator + "java";
        return new LuaEngine("LuaJ", List.of(java, "-cp", jar.getPath(), LUAJ), false, SECONDS_OF_JAVA);
    }

    /** Runs a script to its end and times its output, including errors. */
    ProgramTimesReader run(List<String> words) {
        List<String> all = Stream.concat(command.stream(), words.stream()).toList();
        ProgramTimesReader reader = new ProgramTimesReader();
        try (BufferedReader lines =
                new ProcessBuilder(all).redirectErrorStream(true).start().inputReader(StandardCharsets.UTF_8)) {
            for (String line; (line = lines.readLine()) != null; ) reader.readLine(line, System.nanoTime());
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        return reader;
    }
}
