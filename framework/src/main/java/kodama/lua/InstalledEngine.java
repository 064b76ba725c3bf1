package kodama.lua;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A Lua interpreter that is installed on this machine. */
record InstalledEngine(Path program) {

    /** Looks along the path. */
    static Optional<InstalledEngine> find(String name) {
        String path = System.getenv().getOrDefault("PATH", "");
        return Stream.of(path.split(File.pathSeparator))
                .filter(folder -> !folder.isEmpty())
                .map(folder -> Path.of(folder, name))
                .filter(Files::isExecutable)
                .findFirst()
                .map(InstalledEngine::new);
    }

    /** Runs a script in a process of its own; gives what it printed. */
    String run(byte[] source, List<String> arguments) {
        try {
            Path script = Files.createTempFile("kodama", ".lua");
            try {
                Files.write(script, source);
                return run(script, arguments);
            } finally {
                Files.deleteIfExists(script);
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private String run(Path script, List<String> arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(program.toString(), script.toString()));
        command.addAll(arguments);
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
}
