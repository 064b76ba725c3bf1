package kodama.script.api.sound;

import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.script.api.LruCache;
import kodama.sound.SoundException;
import kodama.sound.synth.Song;

/** The function of the module {@code sound} for songs written in scripts. */
@LuaModule(name = "sound")
final class SongFunction {
    /** The effort of reading a character. */
    private static final int COST = 20;

    private final Lua lua;
    private final LruCache<String, Song> cache = new LruCache<>();

    SongFunction(Lua lua) {
        this.lua = lua;
    }

    @LuaFunction(
            value = "song(text: string) -> userdata<Sound>",
            doc = "Creates a song from music macro language (MML), to be played by `sound.music` or `sound.play`:"
                    + " `sound.song \"t140 o5 l8 cdefg\"`. The guide lists its commands; an error names the line and"
                    + " column of the song. Store longer songs in `.mml` files.")
    Song song(String text) {
        lua.charge(text.length() * COST);
        try {
            return cache.get(text, written -> Song.of("song", written, lua::chargeDeferred));
        } catch (SoundException wrong) {
            throw new LuaException("sound.song: " + wrong.getMessage());
        }
    }
}
