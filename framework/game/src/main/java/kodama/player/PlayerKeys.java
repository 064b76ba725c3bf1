package kodama.player;

import java.util.ArrayList;
import java.util.List;
import kodama.input.Key;
import kodama.input.KeyMap;
import kodama.input.Pad;
import kodama.loop.Overlay;
import kodama.loop.RunningGame;

/** The keys that players have in every game; one that the game itself uses is left to it. */
public final class PlayerKeys implements Overlay {
    /**
     * What a key does.
     *
     * @param name as game.lua calls it
     * @param action how it is called on the pad
     */
    private record Use(String name, Key key, String action, Runnable does) {}

    private final List<Use> uses = new ArrayList<>();

    /** Makes none. */
    public PlayerKeys() {}

    /**
     * Adds what each of some keys does; before the game begins.
     *
     * @param name as game.lua calls it
     */
    public PlayerKeys with(String name, Runnable does, Key... keys) {
        for (Key key : keys) uses.add(new Use(name, key, "player." + name + "." + key, does));
        return this;
    }

    @Override
    public KeyMap addKeys(KeyMap map) {
        KeyMap keys = map;
        for (Use use : uses) keys = keys.with(use.action, use.key);
        return keys;
    }

    @Override
    public boolean handleInput(Pad pad, RunningGame game) {
        for (int i = 0; i < uses.size(); i++)
            if (pad.isPressed(uses.get(i).action) && isFree(uses.get(i), game))
                uses.get(i).does.run();
        return false;
    }

    private static boolean isFree(Use use, RunningGame game) {
        return game.config().playerFeatures().hasKey(use.name)
                && !game.bindings().uses(use.key);
    }
}
