package kodama.cli;

import picocli.CommandLine.Command;

/** {@code kodama run}: plays a game. */
@Command(name = "run", description = "Plays a game.", mixinStandardHelpOptions = true)
final class RunCommand extends PlayCommand {
    RunCommand() {
        super(false);
    }
}
