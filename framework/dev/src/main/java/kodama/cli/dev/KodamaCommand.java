package kodama.cli.dev;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import kodama.cli.CommandException;
import kodama.cli.Terminal;
import kodama.cli.Version;
import kodama.desktop.Desktop;
import kodama.file.UserFolder;
import kodama.make.window.StartWindow;
import kodama.site.Documents;
import kodama.site.Site;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The command itself; on its own it shows how it is used. */
@Command(
        name = "kodama",
        description = "Makes and plays retro 2D games scripted in Lua.",
        mixinStandardHelpOptions = true,
        versionProvider = Versions.class,
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
            SoundCommand.class,
            BulletmlCommand.class,
            DapCommand.class,
            BenchCommand.class,
            LuaCommand.class
        },
        synopsisSubcommandLabel = "COMMAND")
final class KodamaCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    /** A person is shown a window where there can be one; to another program it is told how the command is used. */
    @Override
    public Integer call() {
        boolean isPerson = Terminal.isThere() || DesktopStart.isSo();
        if (!isPerson || !Desktop.isAvailable()) return tellUse(spec.commandLine());
        try {
            Site site = new Site(Documents.ofJar(), Version.ofJar());
            Path home = UserFolder.ofKodama().orElseThrow(() -> new CommandException(UserFolder.NONE));
            StartWindow.show(Version.line(), site, Path.of(""), home);
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
        return 0;
    }

    private static int tellUse(CommandLine command) {
        command.getErr().println("kodama: Say what to do, for example: kodama new mygame");
        command.usage(command.getErr(), Ansi.OFF);
        return CommandException.WRONG_USE;
    }
}
