package kodama.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code kodama dev}: plays a game and reloads what is saved meanwhile. */
@Command(
        name = "dev",
        description = "Plays a game; each saved script shows at once, each saved picture too.",
        mixinStandardHelpOptions = true)
final class DevCommand implements Callable<Integer> {
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
        return new Player(GameFolder.of(folder), options, true).play();
    }
}
