package kodama.cli;

import java.util.List;
import java.util.Locale;

/**
 * Letters that Java cannot read from a command line on Windows: those outside the code page of the system arrive as
 * {@code ?}, which is also a wildcard for file names there.
 */
public final class CodePage {
    private CodePage() {}

    /**
     * Returns a hint for the user if a wrong argument may have been typed with other letters.
     *
     * @param message the error message
     * @param args the arguments of the program
     * @return lines to print after the message; empty if all letters arrived
     */
    public static List<String> hint(String message, List<String> args) {
        String encoding = System.getProperty("sun.jnu.encoding", "UTF-8");
        return hint(message, args, System.getProperty("os.name"), encoding);
    }

    static List<String> hint(String message, List<String> args, String system, String encoding) {
        boolean isWindows = system.toLowerCase(Locale.ROOT).startsWith("windows");
        boolean isLost = message.indexOf('?') >= 0 && args.stream().anyMatch(word -> word.indexOf('?') >= 0);
        if (!isWindows || !isLost || encoding.startsWith("UTF")) return List.of();
        return List.of(
                "The '?' may stand for another letter: with the code page " + encoding
                        + ", a command line on Windows cannot pass all letters to Java.",
                "Change to the folder with cd and leave out its name, or use names without such letters.");
    }
}
