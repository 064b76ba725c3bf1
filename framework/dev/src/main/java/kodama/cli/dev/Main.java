package kodama.cli.dev;

import java.io.PrintWriter;
import java.util.Objects;
import kodama.cli.ConsoleWriters;
import kodama.cli.MainThread;
import kodama.file.ProgramClassPath;
import picocli.CommandLine;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;

/** Main class of the {@code kodama} command. */
public final class Main {
    private Main() {}

    /** Runs the command and exits. */
    public static void main(String[] args) {
        if (ProgramClassPath.relaunchIfNeeded(Main.class, args)) return;
        System.exit(MainThread.run(() -> run(args)));
    }

    /**
     * Runs the command.
     *
     * @return the exit code: 0 on success, 1 if a script failed, 2 for incorrect usage
     */
    public static int run(String... args) {
        return CommandRunner.run(command(), args);
    }

    static CommandLine command() {
        CommandLine kodama = new CommandLine(new KodamaCommand());
        ConsoleWriters console = ConsoleWriters.ofProgram();
        kodama.setOut(console.out()).setErr(console.err());
        kodama.setExecutionStrategy(parsed -> execute(parsed, console));
        CommandLine lua = Objects.requireNonNull(kodama.getSubcommands().get("lua"));
        lua.setStopAtPositional(true); // arguments after the file belong to the program
        CommandLine examples = Objects.requireNonNull(kodama.getSubcommands().get("examples"));
        Objects.requireNonNull(examples.getSubcommands().get("run")).setStopAtPositional(true);
        return kodama;
    }

    /** Only help uses colors; the console would escape them. */
    private static int execute(ParseResult parsed, ConsoleWriters console) {
        for (CommandLine each : parsed.asCommandLineList())
            if (each.isUsageHelpRequested() && each.getOut() == console.out())
                each.setOut(new PrintWriter(System.out, true));
        return new RunLast().execute(parsed);
    }
}
