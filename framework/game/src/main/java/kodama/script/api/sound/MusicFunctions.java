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

/** The functions of the module {@code sound} for the music, of which one piece plays at a time. */
@LuaModule(name = "sound")
final class MusicFunctions {
    private static final String MUSIC = "sound.music";

    private final SoundSystem soundSystem;
    private final SoundLookup names;
    private final PlayOptionsReader reader;
    private final Lua lua;

    MusicFunctions(GameContext game, PlayOptionsReader reader) {
        soundSystem = game.soundSystem();
        names = game.soundNames();
        this.reader = reader;
        lua = game.lua();
    }

    @LuaFunction(
            value = "music(what?: string<SoundName>|userdata<Sound>, options?: MusicOptions)",
            doc = "Plays music until other music is requested; nil stops it. Requesting the music that is already"
                    + " playing does not restart it. With `fade`, the old music fades out while the new music fades"
                    + " in; with `at`, the music always starts at that position.")
    void music(Value what, @Nullable Table table) {
        SoundOptions options = reader.music(MUSIC, lua, table);
        if (what.isNil()) {
            soundSystem.stopMusic(options.fadeTicks());
            return;
        }
        Sound sound = names.find(MUSIC, what);
        soundSystem.playMusic(sound, options, table != null && !table.get("at").isNil());
    }

    @LuaFunction(
            value = "queue(what: string<SoundName>|userdata<Sound>, options?: MusicOptions)",
            doc = "Plays music after the current and all queued music has ended. Looping music ends at the end of"
                    + " its current repetition, or of the next one if less than a second of the current one is left.")
    void queue(Value what, @Nullable Table table) {
        SoundOptions options = reader.music("sound.queue", lua, table);
        soundSystem.queueMusic(names.find("sound.queue", what), options);
    }

    @LuaFunction(
            value = "current() -> string<SoundName>?",
            doc = "Returns the name of the current music; nil if there is none.")
    @Nullable
    String current() {
        PlayedSound now = soundSystem.music();
        return now == null ? null : now.sound().name();
    }

    @LuaFunction(
            value = "position() -> number",
            doc = "Returns the position of the music, in seconds from its start; 0 without music.")
    double position() {
        PlayedSound now = soundSystem.music();
        return now == null ? 0 : soundSystem.position(now);
    }
}
