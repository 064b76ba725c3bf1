package kodama.script.api.sound;

import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.script.game.GameContext;
import kodama.script.game.SoundLookup;
import kodama.sound.Sound;
import kodama.sound.playback.PlayedSound;
import kodama.sound.playback.SoundOptions;
import kodama.sound.playback.SoundSystem;
import org.jspecify.annotations.Nullable;

/** Part of the module {@code sound}: the music, of which there is one at a time. */
@LuaModule(name = "sound")
final class MusicFunctions {
    private static final String MUSIC = "sound.music";

    private final SoundSystem desk;
    private final SoundLookup names;
    private final PlayOptionsReader reader;
    private final Lua lua;

    MusicFunctions(GameContext game, PlayOptionsReader reader) {
        desk = game.desk();
        names = game.soundNames();
        this.reader = reader;
        lua = game.lua();
    }

    @LuaFunction(
            value = "music(what?: string<SoundName>|userdata<Sound>, options?: MusicOptions)",
            doc = "Plays music until other music is asked for; nil stops it. If it plays already, it goes on. With"
                    + " `fade` the old music falls silent as the new one rises, and with `at` it begins there in any"
                    + " case.")
    void music(Value what, @Nullable Table table) {
        SoundOptions options = reader.music(MUSIC, lua, table);
        if (what.isNil()) {
            desk.stopMusic(options.fadeTicks());
            return;
        }
        Sound sound = names.find(MUSIC, what);
        desk.music(sound, options, table != null && !table.get("at").isNil());
    }

    @LuaFunction(
            value = "queue(what: string<SoundName>|userdata<Sound>, options?: MusicOptions)",
            doc = "Plays music when the music there is, and what was queued before, has come to its end. Music that"
                    + " loops ends with its pass, or the next one if less than a second is left.")
    void queue(Value what, @Nullable Table table) {
        SoundOptions options = reader.music("sound.queue", lua, table);
        desk.queueMusic(names.find("sound.queue", what), options);
    }

    @LuaFunction(
            value = "current() -> string<SoundName>?",
            doc = "Returns the name of the music that plays; nil for none.")
    @Nullable
    String current() {
        PlayedSound now = desk.music();
        return now == null ? null : now.sound().name();
    }

    @LuaFunction(
            value = "position() -> number",
            doc = "Returns where the music is; in seconds from its beginning, 0 without music.")
    double position() {
        PlayedSound now = desk.music();
        return now == null ? 0 : desk.position(now);
    }
}
