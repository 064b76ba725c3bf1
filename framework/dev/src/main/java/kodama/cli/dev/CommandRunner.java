package kodama.cli.dev;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import kodama.base.PrintableText;
import kodama.base.Spelling;
import kodama.cli.CodePage;
import kodama.cli.CommandException;
import kodama.cli.InvalidOptionException;
import kodama.cli.OptionParsers;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Runs command lines: parses values and reports usage errors. */
final class CommandRunner {
    private CommandRunner() {}

    /** Runs a command with its subcommands. Returns the exit code: 0, 1 if a script failed, 2 for incorrect usage. */
    static int run(CommandLine command, String... args) {
        command.registerConverter(Long.class, converter(OptionParsers::parseLong));
        command.registerConverter(long.class, converter(OptionParsers::parseLong));
        command.registerConverter(int.class, converter(OptionParsers::parseInt));
        command.registerConverter(Path.class, converter(OptionParsers::parsePath));
        command.setParameterExceptionHandler((wrong, given) -> report(wrong, args));
        command.setExecutionExceptionHandler((failed, line, parsed) -> report(failed, line, args));
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

    /** Prints the error in the command line, a suggestion, and how to get help. */
    private static int report(ParameterException wrong, String... args) {
        CommandLine command = wrong.getCommandLine();
        if (wrong instanceof UnmatchedArgumentException unmatched && isNoCommand(unmatched)) {
            reportUnknownCommand(unmatched.getUnmatched().get(0), command);
        } else {
            report(String.valueOf(wrong.getMessage()), command);
            printCodePage(wrong, command, args);
            UnmatchedArgumentException.printSuggestions(wrong, command.getErr());
            pointToHelp(command);
        }
        return CommandException.USAGE_ERROR;
    }

    private static boolean isNoCommand(UnmatchedArgumentException unmatched) {
        return !unmatched.getCommandLine().getSubcommands().isEmpty() && !unmatched.isUnknownOption();
    }

    private static void reportUnknownCommand(String word, CommandLine command) {
        Set<String> known = command.getSubcommands().keySet();
        report("there is no command '" + word + "'" + Spelling.hint(word, known), command);
        pointToHelp(command);
    }

    private static int report(Exception failed, CommandLine command, String... args) {
        int code = CommandException.report(failed, command.getErr());
        printCodePage(failed, command, args);
        if (failed instanceof InvalidOptionException) pointToHelp(command);
        return code;
    }

    private static void printCodePage(Exception wrong, CommandLine command, String... args) {
        CodePage.hint(String.valueOf(wrong.getMessage()), List.of(args)).forEach(command.getErr()::println);
    }

    private static void report(String message, CommandLine command) {
        command.getErr().println("kodama: " + PrintableText.message(message));
    }

    private static void pointToHelp(CommandLine command) {
        command.getErr().println("See: " + command.getCommandSpec().qualifiedName() + " --help");
    }
}
