package kodama.cli.dev;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;

/** The texts of {@code --help}. */
class HelpTest {
    static Iterable<String> commands() {
        return Main.command().getSubcommands().keySet();
    }

    /** The list of all commands shows only the first line. */
    @ParameterizedTest
    @MethodSource("commands")
    void theFirstLineOfACommandIsAWholeSentence(String name) {
        CommandLine command = Main.command().getSubcommands().get(name);
        String line = command.getCommandSpec().usageMessage().description()[0];
        assertTrue(line.endsWith("."), line);
    }
}
