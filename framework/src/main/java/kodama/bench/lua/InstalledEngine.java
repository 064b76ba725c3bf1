package kodama.bench.lua;

import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A Lua interpreter that is installed on this machine. */
record InstalledEngine(File program) {

    /** Looks along the path. */
    static Optional<InstalledEngine> find(String name) {
        String path = System.getenv().getOrDefault("PATH", "");
        return Stream.of(path.split(File.pathSeparator))
                .filter(folder -> !folder.isEmpty())
                .map(folder -> new File(folder, name))
                .filter(File::canExecute)
                .findFirst()
                .map(InstalledEngine::new);
    }

    /** Runs a script in a process of its own; gives what it printed. */
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
        }
    }

    private String run(File script, List<String> arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(program.getPath(), script.getPath()));
        command.addAll(arguments);
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
}
