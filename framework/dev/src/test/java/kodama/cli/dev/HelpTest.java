package kodama.cli.dev;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;

/** What {@code --help} says of the commands. */
class HelpTest {
    static Iterable<String> commands() {
        return Main.command().getSubcommands().keySet();
    }

    /** Only the first line stands in the list of all commands. */
    @ParameterizedTest
    @MethodSource("commands")
    void theFirstLineOfACommandIsAWholeSentence(String name) {
        CommandLine command = Main.command().getSubcommands().get(name);
        String line = command.getCommandSpec().usageMessage().description()[0];
        assertTrue(line.endsWith("."), line);
    }
}
