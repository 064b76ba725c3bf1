package kodama.bench.lua;

import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A Lua interpreter on this machine, which runs scripts in a process of its own.
 *
 * @param command runs a script: its file and arguments come after these words
 */
record LuaEngine(List<String> command) {
    /** The command of LuaJ's own jar. */
    private static final String LUAJ = "lua";

    /** LuaJ's coroutines are threads, which would keep its process alive. */
    private static final String END = "\nos.exit()\n";

    /** Looks for an installed one along the path. */
    static Optional<LuaEngine> installed(String name) {
        String path = System.getenv().getOrDefault("PATH", "");
        return Stream.of(path.split(File.pathSeparator))
                .filter(folder -> !folder.isEmpty())
                .map(folder -> new File(folder, name))
                .filter(File::canExecute)
                .findFirst()
                .map(program -> new LuaEngine(List.of(program.getPath())));
    }

    /** LuaJ as it comes, if its whole jar is on the class path: a packed Kodama has only what it uses of it. */
    static Optional<LuaEngine> luaJ() {
        URL command = ClassLoader.getSystemResource(LUAJ + ".class");
        try {
            return command != null && command.openConnection() instanceof JarURLConnection jar
                    ? Optional.of(luaJ(new File(jar.getJarFileURL().getPath())))
                    : Optional.empty();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** LuaJ as it comes, from its jar. */
    static LuaEngine luaJ(File jar) {
        String java = System.getProperty("java.home") + File.separator + "bin" + File.separator + "java";
        return new LuaEngine(List.of(java, "-cp", jar.getPath(), LUAJ));
    }

    /** Runs a script; gives what it printed, also what went wrong. */
    String run(byte[] source, List<String> arguments) {
        try {
            File script = File.createTempFile("kodama", ".lua");
            try {
                write(script, source);
                return run(script, arguments);
            } finally {
                script.delete();
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static void write(File script, byte[] source) throws IOException {
        try (FileOutputStream out = new FileOutputStream(script)) {
            out.write(source);
            out.write(END.getBytes(StandardCharsets.UTF_8));
        }
    }

    private String run(File script, List<String> arguments) throws IOException {
        List<String> words = new ArrayList<>(command);
        words.add(script.getPath());
        words.addAll(arguments);
        Process process = new ProcessBuilder(words).redirectErrorStream(true).start();
        return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
}
