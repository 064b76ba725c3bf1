package kodama.cli.dev;

import java.nio.file.Path;
import kodama.cli.Version;
import kodama.desktop.Desktop;
import kodama.file.UserFolder;
import kodama.make.window.StartWindow;
import kodama.site.Documents;
import kodama.site.Site;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The command itself; on its own it shows how it is used. */
@Command(
        name = "kodama",
        description = "Makes and plays retro 2D games scripted in Lua.",
        mixinStandardHelpOptions = true,
        versionProvider = Versions.class,
        subcommands = {
            RunCommand.class,
            SoundCommand.class,
            DevCommand.class,
            DapCommand.class,
            TestCommand.class,
            CheckCommand.class,
            BenchCommand.class,
            DocsCommand.class,
            CopyCommand.class,
            PackCommand.class,
            NewCommand.class,
            ExamplesCommand.class,
            LuaCommand.class
        },
        synopsisSubcommandLabel = "COMMAND")
final class KodamaCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    /** A person is shown a window where there can be one; to another program it is told how the command is used. */
    @Override
    public void run() {
        boolean isPerson = Terminal.isThere() || Terminal.isDesktop();
        if (!isPerson || !Desktop.isAvailable()) throw usage();
        try {
            Site site = new Site(Documents.ofJar(), Version.ofJar());
            StartWindow.show(Version.line(), site, Path.of(""), UserFolder.ofKodama());
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }

    private CommandLine.ParameterException usage() {
        return new CommandLine.ParameterException(
                spec.commandLine(), "Say what to do, for example: kodama run scripts/demo");
    }
}
