package kodama.script.api.sound;

import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.script.api.LruCache;
import kodama.sound.SoundException;
import kodama.sound.synth.Song;

/** Songs that a script has written, a part of the module {@code sound}. */
@LuaModule(name = "sound")
final class SongFunction {
    /** The effort of reading one letter. */
    private static final int COST = 20;

    private final Lua lua;
    private final LruCache<String, Song> recent = new LruCache<>();

    SongFunction(Lua lua) {
        this.lua = lua;
    }

    @LuaFunction(
            value = "song(text: string) -> userdata<Sound>",
            doc = "Reads a song in the music macro language, `sound.song \"t140 o5 l8 cdefg\"`, to be played by"
                    + " `sound.music` or `sound.play`. The guide has a table of its commands; an error tells line and"
                    + " column of the song. Longer ones are better kept as files that end in `.mml`.")
    Song song(String text) {
        lua.charge(text.length() * COST);
        try {
            return recent.get(text, written -> Song.of("song", written, lua::chargeDeferred));
        } catch (SoundException wrong) {
            throw new LuaException("sound.song: " + wrong.getMessage());
        }
    }
}
