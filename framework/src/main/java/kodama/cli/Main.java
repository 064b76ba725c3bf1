package kodama.cli;

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
        System.exit(run(args));
    }

    /**
     * Runs the command.
     *
     * @param args the command line
     * @return the exit code: 0 when all went well, 1 when a script failed, 2 for wrong use
     */
    public static int run(String... args) {
        CommandLine command = new CommandLine(new KodamaCommand());
        command.setExecutionExceptionHandler((failed, line, parsed) -> Refusal.tell(failed, line.getErr()));
        return command.execute(args);
    }
}
