package kodama.cli.dev.folder;

import java.nio.file.Path;
import java.util.List;
import kodama.desktop.Question;
import kodama.script.config.GameConfig;

/** Asks in a window whether the Java parts of a game may run. */
final class TrustQuestion implements TrustPrompt {
    private static final int LONGEST = 90;
    private static final List<String> ANSWERS = List.of("Quit", "Trust and play");

    /** No one may be there, as when a build server plays; a person can start the game again. */
    private static final int PATIENCE_SECONDS = 120;

    @Override
    public boolean trusts(GameConfig config, Path folder) {
        return Question.ask("Kodama", lines(config, folder), ANSWERS, PATIENCE_SECONDS) == 1;
    }

    static List<String> lines(GameConfig config, Path folder) {
        return List.of(
                "\"" + plain(config.display().title()) + "\" has parts that are written in Java.",
                "Its scripts are in a cage. These parts are not: they can do whatever you can,",
                "such as read, change and delete your files, and use the network.",
                "",
                "Folder: " + plain(folder.toAbsolutePath().normalize().toString()),
                "In Java: " + plain(String.join(", ", config.java().places())),
                "",
                "Play it only if you trust those who made it.",
                "You are asked once, and again when these parts have changed.");
    }

    /**
     * Without what could break the line or turn it round, and not too long for a screen; of a path the end tells most.
     */
    private static String plain(String text) {
        String line = text.replaceAll("[\\p{C}\\p{Zl}\\p{Zp}]", "?");
        if (line.codePointCount(0, line.length()) <= LONGEST) return line;
        return "…" + line.substring(line.offsetByCodePoints(line.length(), -LONGEST));
    }
}
