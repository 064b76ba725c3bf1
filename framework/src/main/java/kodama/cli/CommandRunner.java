package kodama.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import picocli.CommandLine;
import picocli.CommandLine.TypeConversionException;

/** Runs command lines: how their values are read, and how it is told that one makes no sense. */
public final class CommandRunner {
    private CommandRunner() {}

    /**
     * Runs a command.
     *
     * @param command the command, with its subcommands
     * @param args the command line
     * @return the exit code: 0 when all went well, 1 when a script failed, 2 for wrong use
     */
    public static int run(CommandLine command, String... args) {
        command.registerConverter(Long.class, WholeNumbers::parseLong);
        command.registerConverter(long.class, WholeNumbers::parseLong);
        command.registerConverter(int.class, WholeNumbers::parseInt);
        command.registerConverter(Path.class, CommandRunner::path);
        command.setParameterExceptionHandler((wrong, given) -> CommandException.tell(wrong));
        command.setExecutionExceptionHandler((failed, line, parsed) -> CommandException.tell(failed, line.getErr()));
        return command.execute(args);
    }

    private static Path path(String text) {
        try {
            return Path.of(text);
        } catch (InvalidPathException wrong) {
            throw new TypeConversionException("that is no name of a file (" + wrong.getReason() + ")");
        }
    }
}
