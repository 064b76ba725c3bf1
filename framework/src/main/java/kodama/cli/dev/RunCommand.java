package kodama.cli.dev;

import java.nio.file.Path;
import java.util.List;
import kodama.cli.Extras;
import kodama.cli.Flavor;
import kodama.dev.error.ErrorScreen;
import kodama.loop.Overlay;
import picocli.CommandLine.Command;

/** {@code kodama run}: plays a game. */
@Command(name = "run", description = "Plays a game.", mixinStandardHelpOptions = true)
final class RunCommand extends PlayCommand {
    RunCommand() {
        super(true);
    }

    @Override
    Flavor flavor(Path folder) {
        return parts -> parts.inWindow() ? new ShownErrors(parts) : Extras.NONE;
    }

    /** Shows errors over the game; without a window they are told on the console. */
    private record ShownErrors(Flavor.Parts parts) implements Extras {
        @Override
        public boolean showsErrors() {
            return true;
        }

        @Override
        public List<Overlay> overlays() {
            return List.of(new ErrorScreen(parts.errors(), parts.first().files(), false));
        }
    }
}
