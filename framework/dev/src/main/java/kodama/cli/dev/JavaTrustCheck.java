package kodama.cli.dev;

import java.nio.file.Path;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import kodama.cli.CommandException;
import kodama.desktop.QuestionDialog;
import kodama.file.UserFolder;
import kodama.script.config.GameConfig;

/**
 * Decides whether the Java parts of a game in a folder may run, because only scripts are sandboxed. No class of the
 * game is loaded before {@link #check} has returned.
 */
final class JavaTrustCheck {
    private static final int MAX_LENGTH = 90;
    private static final List<String> ANSWERS = List.of("Quit", "Trust and play");

    /** Seconds to wait for an answer: there may be no user, as on a build server; a user can start the game again. */
    private static final int TIMEOUT_SECONDS = 120;

    private final TrustOptions options;
    private final TrustedGames trusted;
    private final BiPredicate<GameConfig, Path> prompt;
    private final Consumer<String> log;

    /** @param prompt asks the player whether a game's Java parts may run */
    JavaTrustCheck(
            TrustOptions options, TrustedGames trusted, BiPredicate<GameConfig, Path> prompt, Consumer<String> log) {
        this.options = options;
        this.trusted = trusted;
        this.prompt = prompt;
        this.log = log;
    }

    /** Returns the check for this machine and user; the log receives a warning where no question is asked. */
    static JavaTrustCheck of(TrustOptions options, Consumer<String> log) {
        Path kept = UserFolder.ofKodama()
                .map(folder -> folder.resolve("trusted.properties"))
                .orElse(null);
        return new JavaTrustCheck(options, new TrustedGames(kept, log), JavaTrustCheck::askPlayer, log);
    }

    /**
     * Returns if the game may run.
     *
     * @param asks whether to ask the user; otherwise logs a warning
     * @throws CommandException if the game's Java parts must not run
     */
    void check(GameFolder game, GameConfig config, boolean asks) {
        List<Path> parts = game.classPath(config);
        if (parts.isEmpty()) return;
        if (options.noJava) throw new CommandException(hasJava(game, config) + ", which --no-java does not allow");
        if (asks) ask(game, config, parts);
        else if (!options.trust && !trusted.has(game.path(), parts)) log.accept(warning(game, config));
    }

    private void ask(GameFolder game, GameConfig config, List<Path> parts) {
        if (trusted.has(game.path(), parts)) return;
        if (!options.trust && !prompt.test(config, game.path()))
            throw new CommandException(hasJava(game, config) + " that you do not trust; use --trust to allow them");
        trusted.add(game.path(), parts);
    }

    private static String warning(GameFolder game, GameConfig config) {
        return "kodama: " + hasJava(game, config) + ", which can do whatever you can; only scripts are sandboxed";
    }

    private static String hasJava(GameFolder game, GameConfig config) {
        return "the game in '" + game.path() + "' has parts in Java ("
                + String.join(", ", config.java().places()) + ")";
    }

    private static boolean askPlayer(GameConfig config, Path folder) {
        return QuestionDialog.ask("Kodama", question(config, folder), ANSWERS, TIMEOUT_SECONDS) == 1;
    }

    /** Returns the lines of the question to the player. */
    static List<String> question(GameConfig config, Path folder) {
        return List.of(
                "\"" + plain(config.display().title()) + "\" has parts written in Java.",
                "Its scripts are sandboxed. These parts are not: they can do whatever you can,",
                "such as read, change and delete your files, and use the network.",
                "",
                "Folder: " + plain(folder.toAbsolutePath().normalize().toString()),
                "In Java: " + plain(String.join(", ", config.java().places())),
                "",
                "Play it only if you trust those who made it.",
                "You are asked once, and again whenever these parts change.");
    }

    /** Removes characters that could break or reverse the line, and shortens it to its end. */
    private static String plain(String text) {
        String line = text.replaceAll("[\\p{C}\\p{Zl}\\p{Zp}]", "?");
        if (line.codePointCount(0, line.length()) <= MAX_LENGTH) return line;
        return "…" + line.substring(line.offsetByCodePoints(line.length(), -MAX_LENGTH));
    }
}
