package lamplight;

import java.util.List;
import kodama.script.Game;
import kodama.script.GameCommand;

/** Sets the level of the party before the scene of an entry of portal.lua starts. */
public final class SetLevel implements GameCommand {
    /** Called by the game for each call of the command. */
    public SetLevel() {}

    @Override
    public void run(Game game, List<Object> arguments) {
        new Party(((Double) arguments.get(0)).intValue(), Party.of(game).lamps()).share(game);
    }
}
