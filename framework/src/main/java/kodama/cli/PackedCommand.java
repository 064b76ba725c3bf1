package kodama.cli;

import java.util.concurrent.Callable;
import java.util.function.Supplier;
import kodama.loop.GameProject;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Plays the one game that is packed into the running jar. */
@Command(description = "Plays the game in this jar.", mixinStandardHelpOptions = true, versionProvider = Version.class)
final class PackedCommand implements Callable<Integer> {
    private final Supplier<GameProject> game;

    @Mixin
    private PlayOptions options = new PlayOptions();

    PackedCommand(Supplier<GameProject> game) {
        this.game = game;
    }

    @Override
    public Integer call() {
        return new Player(game, options, Flavor.RELEASED, SavePlace.OF_USER, Player.Entrance.OPEN, Onlooker.Door.CLOSED)
                .play();
    }
}
