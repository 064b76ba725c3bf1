package kodama.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** A command that plays the game of a folder. */
abstract class PlayCommand implements Callable<Integer> {
    @Parameters(
            paramLabel = "DIR",
            arity = "0..1",
            defaultValue = ".",
            description = "The game's folder; here if left out.")
    private Path folder = Path.of(".");

    @Mixin
    private PlayOptions options = new PlayOptions();

    @Mixin
    private TrustOptions trust = new TrustOptions();

    @Override
    public final Integer call() {
        GameFolder game = GameFolder.of(folder);
        Flavour flavour = flavour(folder);
        JavaGate gate = JavaGate.of(trust, options.err()::println);
        Player.Entrance entrance = (config, inWindow) -> gate.pass(game, config, inWindow && !flavour.isDev());
        return new Player(game, options, flavour, entrance).play();
    }

    /** What this command adds to the game of a folder. */
    abstract Flavour flavour(Path folder);
}
