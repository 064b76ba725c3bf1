package kodama.cli.dev;

import java.io.Console;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What a person types.
 *
 * @param console the terminal
 */
record ConsoleLines(Console console) implements Supplier<@Nullable String> {
    /** The next line; null when the person ends the input by Ctrl+D. */
    @Override
    public @Nullable String get() {
        return console.readLine();
    }
}
