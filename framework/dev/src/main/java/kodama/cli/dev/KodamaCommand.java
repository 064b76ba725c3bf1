package kodama.cli.dev;

import java.io.FileDescriptor;
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

/** The command itself; on its own it shows how it is used. */
@Command(
        name = "kodama",
        description = "Makes and plays retro 2D games scripted in Lua.",
        mixinStandardHelpOptions = true,
        versionProvider = KodamaCommand.Versions.class,
        subcommands = {
            NewCommand.class,
            DevCommand.class,
            RunCommand.class,
            CheckCommand.class,
            TestCommand.class,
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
    /** What {@code kodama --version} tells. */
    static final class Versions implements IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {Version.line()};
        }
    }

    @Spec
    private CommandSpec spec;

    /** A person is shown a window where there can be one; to another program it is told how the command is used. */
    @Override
    public Integer call() {
        boolean isPerson = ConsoleWriters.isTerminal() || isStartedByDesktop();
        if (!isPerson || !DisplayAvailability.isAvailable()) return tellUse(spec.commandLine());
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
     * Whether a desktop has started the program, by a double click: then there is no terminal, and nowhere to print to.
     * A program that reads what is printed was itself started from a terminal, which names itself, or under Windows is
     * connected. Some desktops were started from a terminal as well; what is printed then goes nowhere.
     */
    private static boolean isStartedByDesktop() {
        if (ConsoleWriters.isTerminal()) return false;
        boolean isWindows =
                System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("windows");
        return isWindows ? !FileDescriptor.out.valid() : System.getenv("TERM") == null || isNowhere(0) && isNowhere(1);
    }

    /** Whether a stream, by its number, leads nowhere; without a list of them it is taken to lead somewhere. */
    private static boolean isNowhere(int stream) {
        try {
            return Path.of("/proc/self/fd/" + stream).toRealPath().equals(Path.of("/dev/null"));
        } catch (IOException unknown) {
            return false;
        }
    }

    private static int tellUse(CommandLine command) {
        command.getErr().println("kodama: Say what to do, for example: kodama new mygame");
        command.usage(command.getErr(), Ansi.OFF);
        return CommandException.USAGE_ERROR;
    }
}
