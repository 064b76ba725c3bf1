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
 * Stands before the Java parts of a game in a folder: scripts are caged, these are not. No class of the game is loaded
 * before {@link #check} has returned.
 */
final class JavaTrustCheck {
    private static final int LONGEST = 90;
    private static final List<String> ANSWERS = List.of("Quit", "Trust and play");

    /** No one may be there, as when a build server plays; a person can start the game again. */
    private static final int PATIENCE_SECONDS = 120;

    private final TrustOptions options;
    private final TrustedGames trusted;
    private final BiPredicate<GameConfig, Path> prompt;
    private final Consumer<String> log;

    /** @param prompt asks the player who sits before the screen whether a game's Java parts may run */
    JavaTrustCheck(
            TrustOptions options, TrustedGames trusted, BiPredicate<GameConfig, Path> prompt, Consumer<String> log) {
        this.options = options;
        this.trusted = trusted;
        this.prompt = prompt;
        this.log = log;
    }

    /** The gate of this machine and its user; what is told instead of asked goes to the log. */
    static JavaTrustCheck of(TrustOptions options, Consumer<String> log) {
        Path kept = UserFolder.ofKodama()
                .map(folder -> folder.resolve("trusted.properties"))
                .orElse(null);
        return new JavaTrustCheck(options, new TrustedGames(kept, log), JavaTrustCheck::askPlayer, log);
    }

    /**
     * Lets a game pass, or refuses it.
     *
     * @param asks whether there is someone to be asked; otherwise a line is told
     * @throws CommandException if its Java parts may not run
     */
    void check(GameFolder game, GameConfig config, boolean asks) {
        List<Path> parts = game.classPath(config);
        if (parts.isEmpty()) return;
        if (options.noJava) throw new CommandException(brings(game, config) + ", and --no-java refuses such games");
        if (asks) ask(game, config, parts);
        else if (!options.trust && !trusted.has(game.path(), parts)) log.accept(warning(game, config));
    }

    private void ask(GameFolder game, GameConfig config, List<Path> parts) {
        if (trusted.has(game.path(), parts)) return;
        if (!options.trust && !prompt.test(config, game.path()))
            throw new CommandException(
                    brings(game, config) + " that you do not trust; --trust answers that beforehand");
        trusted.add(game.path(), parts);
    }

    private static String warning(GameFolder game, GameConfig config) {
        return "kodama: " + brings(game, config) + ", which can do whatever you can; only scripts are caged";
    }

    private static String brings(GameFolder game, GameConfig config) {
        return "the game in '" + game.path() + "' has parts in Java ("
                + String.join(", ", config.java().places()) + ")";
    }

    private static boolean askPlayer(GameConfig config, Path folder) {
        return QuestionDialog.ask("Kodama", question(config, folder), ANSWERS, PATIENCE_SECONDS) == 1;
    }

    /** What the player is asked who sits before the screen. */
    static List<String> question(GameConfig config, Path folder) {
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

    /** Without what could break the line or turn it round, and not too long for a screen; of a path its end. */
    private static String plain(String text) {
        String line = text.replaceAll("[\\p{C}\\p{Zl}\\p{Zp}]", "?");
        if (line.codePointCount(0, line.length()) <= LONGEST) return line;
        return "…" + line.substring(line.offsetByCodePoints(line.length(), -LONGEST));
    }
}
