package kodama.cli.dev;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import kodama.cli.CommandException;
import kodama.file.UserFolder;
import kodama.make.Example;
import kodama.make.Examples;
import kodama.make.JavaBuild;

/**
 * Plays an example from the jar: copies it to a temporary folder and plays it there as {@code kodama run} does. Its
 * Java parts are trusted, because it came with the program itself.
 */
final class ExampleRunner {
    private static final String TRUST = "--trust";

    private ExampleRunner() {}

    /** Plays with the options of {@code kodama run}; returns the exit code. */
    static int play(Example example, List<String> options) {
        List<String> all = new ArrayList<>(options);
        if (!options.contains("--headless") && options.stream().noneMatch(option -> option.startsWith("--saves"))) {
            UserFolder.ofKodama()
                    .ifPresent(folder -> all.addAll(List.of(
                            "--saves",
                            folder.resolve("examples").resolve(example.name()).toString())));
        }
        return inFolder(example, all);
    }

    /** Writes a picture of the example's best moment into an existing folder. */
    static void picture(Example example, Path folder) {
        List<String> options = new ArrayList<>(List.of("--headless", "--seed", "1"));
        options.addAll(List.of("--ticks", String.valueOf(example.ticks()), "--keys", example.keys()));
        options.addAll(
                List.of("--screenshot", folder.resolve(example.name() + ".png").toString()));
        int code = inFolder(example, options);
        if (code != 0) throw new CommandException("the example '" + example.name() + "' failed with exit code " + code);
    }

    private static int inFolder(Example example, List<String> options) {
        Path folder = null;
        try {
            folder = Files.createTempDirectory("kodama-" + example.name());
            if (Examples.copy(example, folder) == JavaBuild.NO_COMPILER)
                throw new CommandException("the example '" + example.name()
                        + "' has parts in Java, which this Java cannot compile; start Kodama with a JDK");
            List<String> command = new ArrayList<>(List.of("run", folder.toString()));
            if (!options.contains(TRUST)) command.add(TRUST);
            command.addAll(options);
            return Main.run(command.toArray(String[]::new));
        } catch (IOException e) {
            throw new CommandException("no folder for the example can be created (" + e.getMessage() + ")", e);
        } finally {
            if (folder != null) remove(folder);
        }
    }

    private static void remove(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) Files.deleteIfExists(file);
        } catch (IOException | UncheckedIOException inUse) {
            // the system removes it with its other temporary files
        }
    }
}
