package kodama.cli.dev;

import java.nio.file.Path;
import java.util.List;
import kodama.cli.Flavor;
import kodama.dap.Launch;
import kodama.dev.Editor;
import picocli.CommandLine.Command;

/** Plays a game as {@code kodama dev} does, but for the portal, with a debugger in it; an editor writes its options. */
@Command(name = "args", description = "Plays a game that is debugged.", mixinStandardHelpOptions = true)
final class DebugCommand extends PlayCommand {
    private final Launch launch;

    DebugCommand(Launch launch) {
        super(false);
        this.launch = launch;
    }

    @Override
    Flavor flavor(Path folder) {
        return parts -> {
            launch.requests().accept(parts.requests());
            return new DevTools(
                    folder,
                    false,
                    figures(),
                    Editor.ofThisMachine(),
                    parts,
                    List.of(launch.note()),
                    List.of(launch.hook()));
        };
    }
}
