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

/** Finds the sound that a script means, by a name or as a value; a click for one that cannot be had. */
public final class SoundLookup {
    /** The effort of looking for a sound and beginning it. */
    private static final int COST = 300;

    /** The effort of looking for one that is not there, in each folder and with each ending. */
    private static final int COST_OF_MISSING = 20_000;

    private static final int MOST_REMEMBERED = 1000;

    private final Sounds sounds;
    private final Lua lua;
    private final Log log;

    /** One for each name, so that music which plays already goes on. */
    private final Map<String, Sound> standIns = new HashMap<>();

    /**
     * Makes what finds them.
     *
     * @param sounds those of the game's files
     * @param lua charges the script that asks, and tells where it is
     * @param log warned of each sound that cannot be had, once
     */
    public SoundLookup(Sounds sounds, Lua lua, Log log) {
        this.sounds = sounds;
        this.lua = lua;
        this.log = log;
    }

    /**
     * Finds a sound.
     *
     * @param function the name of the calling function, for messages
     * @param what its name, or the sound itself
     * @return the sound; a click for one that cannot be had
     * @throws LuaException if it is neither
     */
    public Sound find(String function, Value what) {
        lua.charge(COST);
        if (what.object() instanceof Sound made) return made;
        if (what.is(LuaType.STRING)) return named(function, what.text());
        throw new LuaException(function + ": the sound must be a name or a sound but was " + what.describe());
    }

    private Sound named(String function, String name) {
        try {
            return sounds.get(name);
        } catch (SoundException missing) {
            lua.chargeDeferred(COST_OF_MISSING);
            Sound known = standIns.get(name);
            return known != null ? known : standIn(function, name, missing);
        }
    }

    private Sound standIn(String function, String name, SoundException missing) {
        Sound made = PlaceholderSound.named(name);
        if (standIns.size() == MOST_REMEMBERED) return made;
        standIns.put(name, made);
        log.warn("warn: " + lua.location() + ": " + function + ": " + missing.getMessage()
                + "; a click is heard instead");
        return made;
    }
}
