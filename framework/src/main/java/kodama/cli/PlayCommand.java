package kodama.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** A command that plays the game of a folder. */
abstract class PlayCommand implements Callable<Integer> {
    private final boolean watches;

    @Parameters(
            paramLabel = "DIR",
            arity = "0..1",
            defaultValue = ".",
            description = "The game's folder; here if left out.")
    private Path folder = Path.of(".");

    @Mixin
    private PlayOptions options = new PlayOptions();

    PlayCommand(boolean watches) {
        this.watches = watches;
    }

    @Override
    public final Integer call() {
        return new Player(GameFolder.of(folder), options, watches).play();
    }
}
