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

/** {@code kodama dap}: plays a game for an editor that debugs it. */
@Command(
        name = "dap",
        description = {
            "Debugs a game from an editor, by the Debug Adapter Protocol on standard input and output.",
            "There are breakpoints, steps, variables, tasks as threads. Editors start it themselves; see"
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
                "Wait for one editor on this port of the own machine instead; 0 for any that is free.",
                "The first line that is printed tells which."
            })
    private @Nullable Integer port;

    @Option(
            names = "--vsix",
            paramLabel = "FILE",
            description = {
                "Only write the extension by which VS Code knows this debugger,",
                "for: code --install-extension FILE"
            })
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

    /** Whatever else is printed must not get between the messages. */
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

    /** The game of a folder, played as {@code kodama dev} does. */
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
     * Plays a game as {@code kodama dev} does, but for the portal, with a debugger in it; an editor writes its options.
     */
    @Command(name = "args", description = "Plays a game that is debugged.", mixinStandardHelpOptions = true)
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
                        figures(),
                        Editor.ofThisMachine(),
                        parts,
                        List.of(launch.note()),
                        List.of(launch.hook()));
            };
        }
    }
}
