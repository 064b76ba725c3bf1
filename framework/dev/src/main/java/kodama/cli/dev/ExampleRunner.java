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
 * Plays an example out of the jar: it is copied to a folder that is gone afterwards, and played by {@code kodama run}
 * from there. It came with the program itself, so its Java parts are trusted as that is.
 */
final class ExampleRunner {
    private static final String TRUST = "--trust";

    private ExampleRunner() {}

    /** Plays as {@code kodama run} does with these options; returns the exit code. */
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

    /** Writes what is to be seen of it at its best moment, into a folder that is there. */
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
                        + "' has parts in Java, and this Java cannot compile them: start Kodama by a JDK");
            List<String> command = new ArrayList<>(List.of("run", folder.toString()));
            if (!options.contains(TRUST)) command.add(TRUST);
            command.addAll(options);
            return Main.run(command.toArray(String[]::new));
        } catch (IOException e) {
            throw new CommandException("no folder for the example can be made (" + e.getMessage() + ")", e);
        } finally {
            if (folder != null) remove(folder);
        }
    }

    private static void remove(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) Files.deleteIfExists(file);
        } catch (IOException | UncheckedIOException inUse) {
            // then the system clears it away with its other temporary files
        }
    }
}
