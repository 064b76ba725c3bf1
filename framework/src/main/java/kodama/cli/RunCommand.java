package kodama.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code kodama run}: plays a game. */
@Command(name = "run", description = "Plays a game.", mixinStandardHelpOptions = true)
final class RunCommand implements Callable<Integer> {
    @Parameters(
            paramLabel = "DIR",
            arity = "0..1",
            defaultValue = ".",
            description = "The game's folder; here if left out.")
    private Path folder;

    @Mixin
    private PlayOptions options;

    @Override
    public Integer call() {
        return new Player(GameFolder.of(folder), options, false).play();
    }
}
