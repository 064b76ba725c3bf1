package kodama.cli.dev;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import kodama.cli.CommandException;
import kodama.cli.ConsoleWriters;
import kodama.cli.Version;
import kodama.desktop.DisplayAvailability;
import kodama.docs.DocumentSource;
import kodama.docs.SiteWriter;
import kodama.file.UserFolder;
import kodama.make.StartWindow;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The {@code kodama} command; on its own it opens the start window or shows its usage. */
@Command(
        name = "kodama",
        description = "Create and play retro 2D games scripted in Lua.",
        mixinStandardHelpOptions = true,
        versionProvider = KodamaCommand.Versions.class,
        subcommands = {
            NewCommand.class,
            DevCommand.class,
            RunCommand.class,
            CheckCommand.class,
            TestCommand.class,
            VerifyCommand.class,
            PackCommand.class,
            ExamplesCommand.class,
            DocsCommand.class,
            CopyCommand.class,
            PlaySoundCommand.class,
            BulletmlCommand.class,
            DapCommand.class,
            BenchCommand.class,
            LuaCommand.class
        },
        synopsisSubcommandLabel = "COMMAND")
final class KodamaCommand implements Callable<Integer> {
    /** The output of {@code kodama --version}. */
    static final class Versions implements IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {Version.line()};
        }
    }

    @Spec
    private CommandSpec spec;

    /** Shows the start window to a user, if possible; otherwise prints the usage. */
    @Override
    public Integer call() {
        boolean isUser = ConsoleWriters.isTerminal() || isStartedByDesktop();
        if (!isUser || !DisplayAvailability.isAvailable()) return printUsage(spec.commandLine());
        try {
            SiteWriter site = new SiteWriter(DocumentSource.ofJar(), Version.ofJar());
            Path home = UserFolder.ofKodama().orElseThrow(() -> new CommandException(UserFolder.NONE));
            StartWindow.show(Version.line(), site, Path.of(""), home);
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
        return 0;
    }

    /**
     * Whether the program was started from the desktop, without a terminal to print to. On Windows, the name of the
     * program says so. Elsewhere, a program that reads the output was itself started from a terminal, which sets {@code
     * TERM}. Some desktops were also started from a terminal; the output is then {@code /dev/null}.
     */
    private static boolean isStartedByDesktop() {
        if (ConsoleWriters.isTerminal()) return false;
        boolean isWindows =
                System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("windows");
        if (!isWindows) return System.getenv("TERM") == null || isNowhere(0) && isNowhere(1);
        return ProcessHandle.current().info().command().stream().anyMatch(KodamaCommand::isWindowProgram);
    }

    /**
     * Whether a program for Windows is one to click, without a console: {@code javaw.exe}, which opens jars, or the
     * launcher {@code Kodama.exe}, but not {@code bin\kodama.exe}. Java does not reveal that such a program has no
     * output: {@code FileDescriptor.out.valid()} is true.
     */
    static boolean isWindowProgram(String command) {
        String[] path = command.toLowerCase(Locale.ROOT).split("[/\\\\]");
        String name = path[path.length - 1];
        boolean isInBin = path.length > 1 && path[path.length - 2].equals("bin");
        return name.equals("javaw.exe") || name.equals("kodama.exe") && !isInBin;
    }

    /** Whether a file descriptor is {@code /dev/null}; false if that is unknown. */
    private static boolean isNowhere(int stream) {
        try {
            return Path.of("/proc/self/fd/" + stream).toRealPath().equals(Path.of("/dev/null"));
        } catch (IOException unknown) {
            return false;
        }
    }

    private static int printUsage(CommandLine command) {
        command.getErr().println("kodama: missing command, for example: kodama new mygame");
        command.usage(command.getErr(), Ansi.OFF);
        return CommandException.USAGE_ERROR;
    }
}
