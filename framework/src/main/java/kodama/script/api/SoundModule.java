package kodama.script.api;

import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.OptionNames;
import kodama.lua.bind.Options;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.sound.desk.Desk;
import kodama.sound.desk.PlayOptions;
import org.jspecify.annotations.Nullable;

/** The module {@code sound}: effects and groups. {@link MusicVerbs} are its second part. */
@LuaModule(
        name = "sound",
        doc = "Sounds and music. A sound is a name, as \"shot\" for `sounds/shot.wav`, or a value that other functions"
                + " return. What can be asked goes by ticks: a game goes the same way whether it is heard or not. All"
                + " that is played falls silent at a reset; at a change of scene effects play out and music goes on.")
public final class SoundModule {
    private static final OptionNames GROUP = OptionNames.of("gain", "fade", "paused", "pauses", "under", "duck");

    /** As a voice over music: a quarter is well below. */
    private static final double DUCKED = 0.25;

    private final Desk desk;
    private final SoundNames names;
    private final PlayOptionsReader reader;
    private final PlayingMethods methods;
    private final Lua lua;

    /**
     * Makes the module.
     *
     * @param desk plays
     * @param names finds sounds
     * @param reader reads options
     * @param methods makes what scripts hold of a sound
     * @param lua makes tables
     */
    public SoundModule(Desk desk, SoundNames names, PlayOptionsReader reader, PlayingMethods methods, Lua lua) {
        this.desk = desk;
        this.names = names;
        this.reader = reader;
        this.methods = methods;
        this.lua = lua;
    }

    @LuaFunction(
            value = "play(what: string|userdata, options?: table) -> kodama.playing",
            doc = "Plays a sound. Options: gain (how loud, 0 to 4; 1), pan (-1 left, 1 right; 0) or x (a place on the"
                    + " picture, in pixels), pitch (how fast and high; 1), loop (whether until it is stopped; false),"
                    + " group (\"effects\"), priority (of more than 64 sounds those with lower ones are left out;"
                    + " 0), fade (ticks until it is as loud as that; 0), at (where it begins, in seconds; 0), resample"
                    + " (\"linear\"; \"nearest\" as old machines, \"cubic\"). The same sound begins once in a tick, as"
                    + " loud as the loudest.")
    Table play(Value what, @Nullable Table options) {
        PlayOptions wanted = reader.effect("sound.play", lua, options);
        return methods.of(desk.play(names.find("sound.play", what), wanted));
    }

    @LuaFunction(
            value = "group(name: string, options?: table)",
            doc = "Sets what holds for all sounds of a group until the next reset: \"music\", \"effects\","
                    + " \"voice\", or one of your own, which is there from the first call on. Options: gain (0 to 4),"
                    + " fade (ticks until it is as loud as that; 0), paused (stands still; a change of scene ends"
                    + " that), pauses (whether it stands still while the player pauses the game; true), under (a"
                    + " group: while that sounds this one is quieter; false for none) and duck (how loud then, 0"
                    + " to 1; 0.25).")
    void group(String name, @Nullable Table table) {
        Options options = new Options("sound.group", table == null ? lua.newTable() : table, GROUP);
        desk.open(name);
        if (!options.value("gain").isNil()) setGain(name, options);
        if (!options.value("paused").isNil()) desk.pauseGroup(name, options.flag("paused"));
        if (!options.value("pauses").isNil()) desk.setPausesWithGame(name, options.flag("pauses"));
        if (!options.value("under").isNil()) duck(name, options);
    }

    private void setGain(String name, Options options) {
        double gain = options.between("gain", 0, PlayOptions.MOST_GAIN, 1);
        desk.groupGain(name, gain, options.integer("fade", 0, PlayOptionsReader.MOST_FADE_TICKS, 0));
    }

    private void duck(String name, Options options) {
        double factor = options.between("duck", 0, 1, DUCKED);
        boolean none = !options.value("under").isTrue();
        desk.duck(name, none ? null : options.text("under", ""), factor);
    }
}
