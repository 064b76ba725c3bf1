package kodama.script.api.sound;

import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Module;
import kodama.lua.bind.Table;
import kodama.script.game.GameContext;
import kodama.sound.playback.PlayedSound;
import kodama.sound.playback.SoundOptions;
import kodama.sound.playback.SoundSystem;

/** The result of {@code sound.play}: a table that holds the playing sound, and its methods. */
@LuaModule(
        name = "playing",
        type = "Playing",
        methods = true,
        doc = "A playing sound, returned by `sound.play`. Call the methods with a colon; they do nothing when"
                + " the sound has ended.")
final class PlayingMethods {
    private static final String SOUND = "sound";

    private final SoundSystem soundSystem;
    private final Lua lua;
    private final Table methods;

    PlayingMethods(GameContext game) {
        soundSystem = game.soundSystem();
        lua = game.lua();
        methods = lua.newTable();
        Module.of(this).protect(methods);
    }

    Table of(PlayedSound sound) {
        Table made = lua.newTable();
        made.put(SOUND, sound);
        made.setMethods(methods);
        return made;
    }

    private PlayedSound sound(Table self, String method) {
        if (self.get(SOUND).object() instanceof PlayedSound sound) return sound;
        throw new LuaException(
                method + ": this is not a playing sound; write playing:" + method + "(...) with a colon");
    }

    private static int ticks(String method, int ticks) {
        return (int) between(method, "ticks", ticks, 0, PlayOptionsReader.MAX_FADE_TICKS);
    }

    private static double gain(String method, double gain) {
        return between(method, "gain", gain, 0, SoundOptions.MAX_GAIN);
    }

    private static double between(String method, String name, double value, double least, double most) {
        if (value >= least && value <= most) return value;
        throw new LuaException(method + ": " + name + " must be from " + text(least) + " to " + text(most) + " but was "
                + text(value));
    }

    private static String text(double number) {
        return number == Math.rint(number) ? Long.toString((long) number) : Double.toString(number);
    }

    @LuaFunction(
            value = "stop(self: Playing, ticks?: integer = 0)",
            doc = "Stops the sound; it fades out in `ticks`, from 0 to 36000.")
    void stop(Table self, int ticks) {
        soundSystem.stop(sound(self, "stop"), ticks("stop", ticks));
    }

    @LuaFunction(
            value = "fade(self: Playing, gain: number, ticks: integer)",
            doc = "Changes the volume to `gain`, from 0 to 4, in `ticks`, from 0 to 36000.")
    void fade(Table self, double gain, int ticks) {
        soundSystem.setGain(sound(self, "fade"), gain("fade", gain), ticks("fade", ticks));
    }

    @LuaFunction(value = "gain(self: Playing, gain: number)", doc = "Sets the volume to `gain`, from 0 to 4.")
    void gain(Table self, double gain) {
        soundSystem.setGain(sound(self, "gain"), gain("gain", gain), 0);
    }

    @LuaFunction(value = "pan(self: Playing, pan: number)", doc = "Sets the stereo position: -1 is left, 1 is right.")
    void pan(Table self, double pan) {
        soundSystem.setPan(sound(self, "pan"), between("pan", "pan", pan, -1, 1));
    }

    @LuaFunction(
            value = "pitch(self: Playing, pitch: number)",
            doc = "Sets the factor for speed and pitch, from 1/32 to 32; 1 is the original pitch.")
    void pitch(Table self, double pitch) {
        PlayedSound sound = sound(self, "pitch");
        soundSystem.setPitch(sound, between("pitch", "pitch", pitch, SoundOptions.MIN_PITCH, SoundOptions.MAX_PITCH));
    }

    @LuaFunction(value = "pause(self: Playing, paused?: boolean = true)", doc = "Pauses the sound; `false` resumes it.")
    void pause(Table self, boolean paused) {
        soundSystem.setPaused(sound(self, "pause"), paused);
    }

    @LuaFunction(
            value = "is_playing(self: Playing) -> boolean",
            doc = "Returns whether the sound is still playing or paused.")
    boolean isPlaying(Table self) {
        return soundSystem.isPlaying(sound(self, "is_playing"));
    }

    @LuaFunction(value = "position(self: Playing) -> number", doc = "Returns the position of the sound, in seconds.")
    double position(Table self) {
        return soundSystem.position(sound(self, "position"));
    }
}
