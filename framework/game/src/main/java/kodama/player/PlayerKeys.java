package kodama.player;

import java.util.ArrayList;
import java.util.List;
import kodama.input.Key;
import kodama.input.KeyMap;
import kodama.input.Pad;
import kodama.loop.Overlay;
import kodama.loop.RunningGame;

/** The keys that every game has, such as for screenshots. A game that uses one of them for itself overrides it. */
public final class PlayerKeys implements Overlay {
    /**
     * The function of a key.
     *
     * @param name its name in game.lua
     * @param action its action on the pad
     */
    private record Shortcut(String name, Key key, String action, Runnable command) {}

    private final List<Shortcut> shortcuts = new ArrayList<>();

    /** Creates an overlay without keys. */
    public PlayerKeys() {}

    /**
     * Adds a function to some keys. Must be called before the game begins.
     *
     * @param name its name in game.lua
     */
    public PlayerKeys with(String name, Runnable command, Key... keys) {
        for (Key key : keys) shortcuts.add(new Shortcut(name, key, "player." + name + "." + key, command));
        return this;
    }

    @Override
    public KeyMap addKeys(KeyMap map) {
        KeyMap keys = map;
        for (Shortcut shortcut : shortcuts) keys = keys.with(shortcut.action, shortcut.key);
        return keys;
    }

    @Override
    public boolean handleInput(Pad pad, RunningGame game) {
        for (int i = 0; i < shortcuts.size(); i++)
            if (pad.isPressed(shortcuts.get(i).action) && isFree(shortcuts.get(i), game))
                shortcuts.get(i).command.run();
        return false;
    }

    private static boolean isFree(Shortcut shortcut, RunningGame game) {
        return game.config().playerFeatures().hasKey(shortcut.name)
                && !game.bindings().uses(shortcut.key);
    }
}
