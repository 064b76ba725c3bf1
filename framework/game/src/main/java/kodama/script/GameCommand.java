package kodama.script;

import java.util.List;

/**
 * A command written in Java, which changes the game before the first scene begins, like a function passed to {@code
 * game.command} in Lua. A {@link kodama.request.FirstScene} or an entry of the portal names its class, as in
 * {@code FirstScene.of("mygame.Play").withCommand("mygame.GiveLives", 5)}.
 *
 * <p>The class must have a public constructor without parameters; each call creates an object.
 */
@FunctionalInterface
public interface GameCommand {
    /**
     * Changes the game.
     *
     * @param game the game, before its first scene
     * @param arguments the command's arguments: Strings, Doubles, Booleans, Lists and Maps
     */
    void run(Game game, List<Object> arguments);
}
