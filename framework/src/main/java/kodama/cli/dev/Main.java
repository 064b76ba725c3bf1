package kodama.cli.dev;

import java.util.Objects;
import kodama.file.OwnClasses;
import picocli.CommandLine;

/** Entry point of the {@code kodama} command. */
public final class Main {
    private Main() {}

    /**
     * Runs the command and ends the program.
     *
     * @param args the command line
     */
    public static void main(String[] args) {
        if (OwnClasses.startAgain(Main.class, args)) return;
        System.exit(run(args));
    }

    /**
     * Runs the command.
     *
     * @param args the command line
     * @return the exit code: 0 when all went well, 1 when a script failed, 2 for wrong use
     */
    public static int run(String... args) {
        return CommandRunner.run(command(), args);
    }

    static CommandLine command() {
        CommandLine kodama = new CommandLine(new KodamaCommand());
        CommandLine lua = Objects.requireNonNull(kodama.getSubcommands().get("lua"));
        lua.setStopAtPositional(true); // what follows the file is the program's
        CommandLine examples = Objects.requireNonNull(kodama.getSubcommands().get("examples"));
        Objects.requireNonNull(examples.getSubcommands().get("run")).setStopAtPositional(true);
        return kodama;
    }
}
