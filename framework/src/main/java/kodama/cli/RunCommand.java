package kodama.cli;

import java.nio.file.Path;
import picocli.CommandLine.Command;

/** {@code kodama run}: plays a game. */
@Command(name = "run", description = "Plays a game.", mixinStandardHelpOptions = true)
final class RunCommand extends PlayCommand {
    @Override
    Flavour flavour(Path folder) {
        return Flavour.PLAYERS;
    }
}
