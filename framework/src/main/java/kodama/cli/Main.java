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
        CommandLine kodama = new CommandLine(new KodamaCommand());
        kodama.getSubcommands().get("lua").setStopAtPositional(true); // what follows the file is the program's
        return execute(kodama, args);
    }

    /**
     * Plays a game that is packed into the running jar.
     *
     * @param name what the program is called in messages
     * @param jar loads the jar's files and the game's Java classes
     * @param prefix where the game's files lie in the jar, as in {@code kodama/game/}
     * @param args the options of {@code kodama run}
     * @return the exit code: 0 when all went well, 1 when a script failed, 2 for wrong use
     */
    public static int play(String name, ClassLoader jar, String prefix, String... args) {
        PackedCommand game = new PackedCommand(new PackedGame(jar, prefix));
        return execute(new CommandLine(game).setCommandName(name), args);
    }

    private static int execute(CommandLine command, String... args) {
        command.setExecutionExceptionHandler((failed, line, parsed) -> Refusal.tell(failed, line.getErr()));
        return command.execute(args);
    }
}
