package kodama.cli.dev;

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
            TestCommand.class,
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

    @Override
    public void run() {
        throw new CommandLine.ParameterException(
                spec.commandLine(), "Say what to do, for example: kodama run scripts/demo");
    }
}
