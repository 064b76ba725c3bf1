package kodama.script.game;

import java.util.HashMap;
import java.util.Map;
import kodama.log.Log;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Value;
import kodama.sound.PlaceholderSound;
import kodama.sound.Sound;
import kodama.sound.SoundException;
import kodama.sound.Sounds;

/**
 * Finds the sound of a script's argument, which is a name or a sound; replaces a sound that cannot be read by a click.
 */
public final class SoundLookup {
    /** Instruction cost of finding and starting a sound. */
    private static final int COST = 300;

    /** Instruction cost of searching for a missing sound in each folder and with each extension. */
    private static final int COST_OF_MISSING = 20_000;

    private static final int MAX_SUBSTITUTES = 1000;

    private final Sounds sounds;
    private final Lua lua;
    private final Log log;

    /** One replacement for each name, so that music that is playing already continues. */
    private final Map<String, Sound> substitutes = new HashMap<>();

    /**
     * Creates a finder.
     *
     * @param sounds the sounds of the game's files
     * @param lua charges the calling script, and returns its line
     * @param log warns once about each sound that cannot be read
     */
    public SoundLookup(Sounds sounds, Lua lua, Log log) {
        this.sounds = sounds;
        this.lua = lua;
        this.log = log;
    }

    /**
     * Finds a sound.
     *
     * @param function name of the calling function, for messages
     * @param what the name of the sound, or the sound itself
     * @return the sound; a click if it cannot be read
     * @throws LuaException if the argument is neither
     */
    public Sound find(String function, Value what) {
        lua.charge(COST);
        if (what.object() instanceof Sound made) return made;
        if (what.is(LuaType.STRING)) return findSound(function, what.text());
        throw new LuaException(function + ": the sound must be a name or a sound but was " + what.describe());
    }

    private Sound findSound(String function, String name) {
        try {
            return sounds.get(name);
        } catch (SoundException missing) {
            lua.chargeDeferred(COST_OF_MISSING);
            Sound known = substitutes.get(name);
            return known != null ? known : substitute(function, name, missing);
        }
    }

    private Sound substitute(String function, String name, SoundException missing) {
        Sound made = PlaceholderSound.named(name);
        if (substitutes.size() == MAX_SUBSTITUTES) return made;
        substitutes.put(name, made);
        log.warn("warn: " + lua.location() + ": " + function + ": " + missing.getMessage()
                + "; a click is played instead");
        return made;
    }
}
