package kodama.cli.dev;

import java.nio.file.Path;
import java.util.List;
import kodama.cli.Flavor;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code kodama dev}: plays a game from wherever one likes, and reloads what is saved meanwhile. */
@Command(
        name = "dev",
        description = "Works on a game: begins with the portal; each saved script and picture shows at once.",
        mixinStandardHelpOptions = true)
final class DevCommand extends PlayCommand {
    @Option(names = "--no-portal", description = "Begin with the game itself.")
    private boolean noPortal;

    DevCommand() {
        super(false);
    }

    @Override
    Flavor flavor(Path folder) {
        return parts -> new DevTools(folder, !noPortal, figures(), parts, List.of(), List.of());
    }
}
