package kodama.cli;

import picocli.CommandLine.Command;

/** {@code kodama dev}: plays a game and reloads what is saved meanwhile. */
@Command(
        name = "dev",
        description = "Plays a game; each saved script shows at once, each saved picture too.",
        mixinStandardHelpOptions = true)
final class DevCommand extends PlayCommand {
    DevCommand() {
        super(true);
    }
}
