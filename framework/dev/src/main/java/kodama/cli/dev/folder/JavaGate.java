package kodama.cli.dev.folder;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import kodama.cli.CommandException;
import kodama.file.UserFolder;
import kodama.script.config.GameConfig;

/**
 * Stands before the Java parts of a game in a folder: scripts are caged, these are not. No class of the game is loaded
 * before {@link #pass} has returned.
 */
public final class JavaGate {
    private final TrustOptions options;
    private final TrustedGames trusted;
    private final TrustPrompt prompt;
    private final Consumer<String> log;

    JavaGate(TrustOptions options, TrustedGames trusted, TrustPrompt prompt, Consumer<String> log) {
        this.options = options;
        this.trusted = trusted;
        this.prompt = prompt;
        this.log = log;
    }

    /**
     * Makes the gate of this machine and its user.
     *
     * @param options what the command line says
     * @param log takes what is told instead of asked
     * @return the gate
     */
    public static JavaGate of(TrustOptions options, Consumer<String> log) {
        Path kept = UserFolder.ofKodama()
                .map(folder -> folder.resolve("trusted.properties"))
                .orElse(null);
        return new JavaGate(options, new TrustedGames(kept, log), new TrustQuestion(), log);
    }

    /**
     * Lets a game pass or not.
     *
     * @param game the game
     * @param config what its game.lua says
     * @param asks whether there is someone to be asked; otherwise a line is told
     * @throws CommandException if its Java parts may not run
     */
    public void pass(GameFolder game, GameConfig config, boolean asks) {
        List<Path> parts = game.javaPlaces(config);
        if (parts.isEmpty()) return;
        if (options.noJava) throw new CommandException(brings(game, config) + ", and --no-java refuses such games");
        if (asks) ask(game, config, parts);
        else if (!options.trust && !trusted.has(game.path(), parts)) log.accept(warning(game, config));
    }

    private void ask(GameFolder game, GameConfig config, List<Path> parts) {
        if (trusted.has(game.path(), parts)) return;
        if (!options.trust && !prompt.trusts(config, game.path()))
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
}
