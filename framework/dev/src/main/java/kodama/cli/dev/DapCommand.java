package kodama.cli.dev;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import kodama.cli.CommandException;
import kodama.cli.LaunchMode;
import kodama.cli.Version;
import kodama.dap.DapListener;
import kodama.dap.DapSession;
import kodama.dap.DebugLaunch;
import kodama.dap.VsCodeExtension;
import kodama.dev.Editor;
import kodama.file.GameFileException;
import kodama.file.GameFiles;
import kodama.file.OutputFile;
import kodama.loop.GameProject;
import kodama.make.KodamaLauncher;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code kodama dap}: debugs a game from an editor. */
@Command(
        name = "dap",
        description = {
            "Debug a game from an editor, through the Debug Adapter Protocol on standard input and output.",
            "Supports breakpoints, stepping and variables; tasks are threads. Editors start it themselves; see"
                    + " docs/guide/debugger.md."
        },
        mixinStandardHelpOptions = true)
final class DapCommand implements Callable<Integer> {
    private static final int LAST_PORT = 65_535;

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--port",
            paramLabel = "N",
            description = {
                "Wait for one editor on this local port instead; 0 for any free port.",
                "The first line of the output shows the port."
            })
    private @Nullable Integer port;

    @Option(
            names = "--vsix",
            paramLabel = "FILE",
            description = {"Only write the VS Code extension for this debugger,", "for: code --install-extension FILE"})
    private @Nullable Path vsix;

    @Override
    public Integer call() {
        if (vsix != null) return writeExtension(vsix);
        try {
            return port == null ? serveConsole() : serve(port);
        } catch (IOException broken) {
            throw new CommandException("--port " + port + ": " + broken.getMessage(), broken);
        }
    }

    private static int writeExtension(Path file) {
        List<String> command = KodamaLauncher.running().absoluteCommand("dap");
        try {
            OutputFile.write(file, new VsCodeExtension(command, Version.ofJar()).vsix());
        } catch (GameFileException refused) {
            throw new CommandException("--vsix: " + refused.getMessage(), refused);
        }
        return 0;
    }

    /** Other output must not appear between the messages. */
    private int serveConsole() {
        System.setOut(System.err);
        return serve(System.in, new FileOutputStream(FileDescriptor.out));
    }

    private int serve(int number) throws IOException {
        if (number < 0 || number > LAST_PORT)
            throw new ParameterException(
                    spec.commandLine(), "--port must be from 0 to " + LAST_PORT + " but was " + number);
        try (DapListener door =
                new DapListener(number, line -> spec.commandLine().getErr().println("kodama dap: " + line))) {
            spec.commandLine().getOut().println("kodama dap listens on 127.0.0.1:" + door.port());
            return door.accept(new FolderGame()).run();
        }
    }

    static int serve(InputStream in, OutputStream out) {
        return new DapSession(in, out, new FolderGame()).run();
    }

    /** The game of a folder, played as by {@code kodama dev}. */
    private static final class FolderGame implements DapSession.GameLauncher {
        @Override
        public GameFiles open(Path folder) {
            try (GameProject game = GameFolder.of(folder).get()) {
                return game.files();
            }
        }

        @Override
        public int play(DebugLaunch launch) {
            CommandLine command = new CommandLine(new DebugCommand(launch));
            command.setOut(launch.out());
            command.setErr(launch.err());
            List<String> arguments = new ArrayList<>(launch.arguments());
            arguments.add(launch.folder().toString());
            return CommandRunner.run(command, arguments.toArray(String[]::new));
        }
    }

    /**
     * Plays a game as {@code kodama dev} does, but without the portal and with a debugger; the editor passes the
     * options.
     */
    @Command(name = "args", description = "Play a game in the debugger.", mixinStandardHelpOptions = true)
    private static final class DebugCommand extends PlayGameCommand {
        private final DebugLaunch launch;

        DebugCommand(DebugLaunch launch) {
            super(false);
            this.launch = launch;
        }

        @Override
        LaunchMode launchMode(Path folder) {
            return parts -> {
                launch.requests().accept(parts.requests());
                return new DevTools(
                        folder,
                        false,
                        statsLevel(),
                        Editor.ofThisMachine(),
                        parts,
                        List.of(launch.note()),
                        List.of(launch.hook()));
            };
        }
    }
}
