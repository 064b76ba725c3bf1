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

/** What {@code sound.play} returns: a table that holds a sound while it plays, and methods for it. */
@LuaModule(
        name = "playing",
        type = "Playing",
        methods = true,
        doc = "What `sound.play` returns. The methods are called with a colon, and do nothing when the sound is over.")
final class PlayingMethods {
    private static final String SOUND = "sound";

    private final SoundSystem desk;
    private final Lua lua;
    private final Table methods;

    PlayingMethods(GameContext game) {
        desk = game.desk();
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
                method + ": this is no sound that plays; write playing:" + method + "(...) with a colon");
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
            doc = "Ends the sound; it falls silent within so many ticks, 0 to 36000.")
    void stop(Table self, int ticks) {
        desk.stop(sound(self, "stop"), ticks("stop", ticks));
    }

    @LuaFunction(
            value = "fade(self: Playing, gain: number, ticks: integer)",
            doc = "Makes the sound as loud as that, 0 to 4, within so many ticks, 0 to 36000.")
    void fade(Table self, double gain, int ticks) {
        desk.setGain(sound(self, "fade"), gain("fade", gain), ticks("fade", ticks));
    }

    @LuaFunction(value = "gain(self: Playing, gain: number)", doc = "Makes the sound as loud as that, 0 to 4.")
    void gain(Table self, double gain) {
        desk.setGain(sound(self, "gain"), gain("gain", gain), 0);
    }

    @LuaFunction(value = "pan(self: Playing, pan: number)", doc = "Moves the sound: -1 is left, 1 is right.")
    void pan(Table self, double pan) {
        desk.setPan(sound(self, "pan"), between("pan", "pan", pan, -1, 1));
    }

    @LuaFunction(
            value = "pitch(self: Playing, pitch: number)",
            doc = "Makes the sound faster and higher, or slower and lower; 1/32 to 32, 1 is as it is.")
    void pitch(Table self, double pitch) {
        PlayedSound sound = sound(self, "pitch");
        desk.setPitch(sound, between("pitch", "pitch", pitch, SoundOptions.MIN_PITCH, SoundOptions.MAX_PITCH));
    }

    @LuaFunction(
            value = "pause(self: Playing, paused?: boolean = true)",
            doc = "Has the sound stand still; with false it goes on.")
    void pause(Table self, boolean paused) {
        desk.setPaused(sound(self, "pause"), paused);
    }

    @LuaFunction(
            value = "is_playing(self: Playing) -> boolean",
            doc = "Tells whether the sound is not over; also true while it is paused.")
    boolean isPlaying(Table self) {
        return desk.isPlaying(sound(self, "is_playing"));
    }

    @LuaFunction(value = "position(self: Playing) -> number", doc = "Returns where the sound is; in seconds.")
    double position(Table self) {
        return desk.position(sound(self, "position"));
    }
}
