package kodama.script;

import java.util.List;

/**
 * A command in Java: it is done to the game before its first scene begins, as are the functions that
 * {@code game.command} of scripts names. A {@link kodama.request.FirstScene} and the entries of the debug portal name
 * it by its class, as in {@code FirstScene.of("mygame.Play").withCommand("mygame.GiveLives", 5)}.
 *
 * <p>The class needs a public constructor without parameters; each call has an object of its own.
 */
@FunctionalInterface
public interface GameCommand {
    /**
     * Changes the game.
     *
     * @param game in which no scene has begun
     * @param arguments Strings, Doubles, Booleans, Lists and Maps
     */
    void run(Game game, List<Object> arguments);
}
