package kodama.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import picocli.CommandLine;
import picocli.CommandLine.TypeConversionException;

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
        return execute(command(), args);
    }

    static CommandLine command() {
        CommandLine kodama = new CommandLine(new KodamaCommand());
        kodama.getSubcommands().get("lua").setStopAtPositional(true); // what follows the file is the program's
        return kodama;
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

    private static Path path(String text) {
        try {
            return Path.of(text);
        } catch (InvalidPathException wrong) {
            throw new TypeConversionException("that is no name of a file (" + wrong.getReason() + ")");
        }
    }

    static int execute(CommandLine command, String... args) {
        command.registerConverter(Long.class, WholeNumbers::parseLong);
        command.registerConverter(long.class, WholeNumbers::parseLong);
        command.registerConverter(int.class, WholeNumbers::parseInt);
        command.registerConverter(Path.class, Main::path);
        command.setParameterExceptionHandler((wrong, given) -> Refusal.tell(wrong));
        command.setExecutionExceptionHandler((failed, line, parsed) -> Refusal.tell(failed, line.getErr()));
        return command.execute(args);
    }
}
