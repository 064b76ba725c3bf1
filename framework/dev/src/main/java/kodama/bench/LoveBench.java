package kodama.bench;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Runs the same shots in LÖVE, on the CPU and in a virtual display, if both programs are installed. */
public final class LoveBench implements Benchmark {
    private final Path game;

    /** Runs a LÖVE game that prints its results and exits. */
    public LoveBench(Path game) {
        this.game = game;
    }

    @Override
    public void run(BenchResults results) {
        if (!Files.isDirectory(game)) results.note("LÖVE: not measured, because there is no folder " + game);
        else if (!isInstalled("love") || !isInstalled("xvfb-run"))
            results.note("LÖVE: not measured, because love or xvfb-run is not installed");
        else for (String line : lines()) results.note("LÖVE: " + line);
    }

    /** Whether a program is on the path of commands. */
    static boolean isInstalled(String program) {
        String path = System.getenv().getOrDefault("PATH", "");
        return Stream.of(path.split(File.pathSeparator))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
    }

    private List<String> lines() {
        ProcessBuilder love = new ProcessBuilder("xvfb-run", "-a", "love", game.toString()).redirectErrorStream(true);
        love.environment().put("LIBGL_ALWAYS_SOFTWARE", "1");
        try {
            Process process = love.start();
            return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
