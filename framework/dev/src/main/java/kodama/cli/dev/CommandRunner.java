package kodama.cli.dev;

import java.nio.file.Path;
import java.util.Set;
import java.util.function.Function;
import kodama.base.PrintableText;
import kodama.base.Spelling;
import kodama.cli.CommandException;
import kodama.cli.InvalidOptionException;
import kodama.cli.OptionValues;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Runs command lines: how their values are read, and how it is told that one makes no sense. */
final class CommandRunner {
    private CommandRunner() {}

    /** Runs a command with its subcommands. Returns the exit code: 0, 1 when a script failed, 2 for wrong use. */
    static int run(CommandLine command, String... args) {
        command.registerConverter(Long.class, converter(OptionValues::parseLong));
        command.registerConverter(long.class, converter(OptionValues::parseLong));
        command.registerConverter(int.class, converter(OptionValues::parseInt));
        command.registerConverter(Path.class, converter(OptionValues::parsePath));
        command.setParameterExceptionHandler((wrong, given) -> tell(wrong));
        command.setExecutionExceptionHandler((failed, line, parsed) -> tell(failed, line));
        try {
            return command.execute(args);
        } catch (OutOfMemoryError lacking) {
            return CommandException.report(lacking, command.getErr());
        }
    }

    private static <T> ITypeConverter<T> converter(Function<String, T> reader) {
        return text -> {
            try {
                return reader.apply(text);
            } catch (IllegalArgumentException wrong) {
                throw new TypeConversionException(wrong.getMessage());
            }
        };
    }

    /** Tells what is wrong with the command line, with a guess at what was meant, and where to read on. */
    private static int tell(ParameterException wrong) {
        CommandLine command = wrong.getCommandLine();
        if (wrong instanceof UnmatchedArgumentException unmatched && isNoCommand(unmatched)) {
            tellNoCommand(unmatched.getUnmatched().get(0), command);
        } else {
            tell(String.valueOf(wrong.getMessage()), command);
            UnmatchedArgumentException.printSuggestions(wrong, command.getErr());
            pointToHelp(command);
        }
        return CommandException.USAGE_ERROR;
    }

    private static boolean isNoCommand(UnmatchedArgumentException unmatched) {
        return !unmatched.getCommandLine().getSubcommands().isEmpty() && !unmatched.isUnknownOption();
    }

    private static void tellNoCommand(String word, CommandLine command) {
        Set<String> known = command.getSubcommands().keySet();
        tell("there is no command '" + word + "'" + Spelling.hint(word, known), command);
        pointToHelp(command);
    }

    private static int tell(Exception failed, CommandLine command) {
        int code = CommandException.report(failed, command.getErr());
        if (failed instanceof InvalidOptionException) pointToHelp(command);
        return code;
    }

    private static void tell(String message, CommandLine command) {
        command.getErr().println("kodama: " + PrintableText.message(message));
    }

    private static void pointToHelp(CommandLine command) {
        command.getErr().println("See: " + command.getCommandSpec().qualifiedName() + " --help");
    }
}
