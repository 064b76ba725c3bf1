package kodama.script;

import java.util.List;

/**
 * A command in Java. It changes the game before the first scene begins, as functions do that scripts give to
 * {@code game.command}. A {@link kodama.request.FirstScene} and the entries of the debug portal name
 * it by its class, as in {@code FirstScene.of("mygame.Play").withCommand("mygame.GiveLives", 5)}.
 *
 * <p>The class needs a public constructor without parameters; each call has an object of its own.
 */
@FunctionalInterface
public interface GameCommand {
    /**
     * Changes the game.
     *
     * @param game the game, before its first scene
     * @param arguments Strings, Doubles, Booleans, Lists and Maps
     */
    void run(Game game, List<Object> arguments);
}
