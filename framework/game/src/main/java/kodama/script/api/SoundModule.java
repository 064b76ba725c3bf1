package kodama.script.api;

import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Option;
import kodama.lua.bind.OptionClass;
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
    /** As a voice over music: a quarter is well below. */
    private static final double DUCKED = 0.25;

    static final OptionClass GROUP = OptionClass.of(
            "GroupOptions",
            "What holds for all sounds of a group; what is left out stays as it is.",
            Option.between("gain", 0, PlayOptions.MOST_GAIN, null, "How loud."),
            Option.integer("fade", 0, PlayOptionsReader.MOST_FADE_TICKS, 0, "Ticks until it is as loud as that."),
            Option.flag("paused", "Whether it stands still; a change of scene ends that."),
            Option.flag("pauses", "Whether it stands still while the player pauses the game; so it is at first."),
            Option.text("under", "A group: while that sounds this one is quieter; false for none.")
                    .as("string<SoundGroup>|boolean"),
            Option.between("duck", 0, 1, DUCKED, "How loud it is then."));

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
            value = "play(what: string<SoundName>|userdata<Sound>, options?: PlayOptions) -> Playing",
            doc = "Plays a sound. The same sound begins once in a tick, as loud as the loudest.")
    Table play(Value what, @Nullable Table options) {
        PlayOptions wanted = reader.effect("sound.play", lua, options);
        return methods.of(desk.play(names.find("sound.play", what), wanted));
    }

    @LuaFunction(
            value = "group(name: string<SoundGroup>, options?: GroupOptions)",
            doc = "Sets what holds for all sounds of a group until the next reset: \"music\", \"effects\","
                    + " \"voice\", or one of your own, which is there from the first call on.")
    void group(String name, @Nullable Table table) {
        Options options = new Options("sound.group", table == null ? lua.newTable() : table, GROUP);
        int fade = options.integer("fade");
        double duck = options.number("duck");
        desk.open(name);
        if (!options.value("gain").isNil()) desk.groupGain(name, options.number("gain"), fade);
        if (!options.value("paused").isNil()) desk.pauseGroup(name, options.flag("paused"));
        if (!options.value("pauses").isNil()) desk.setPausesWithGame(name, options.flag("pauses"));
        if (!options.value("under").isNil()) desk.duck(name, under(options), duck);
    }

    private static @Nullable String under(Options options) {
        return options.value("under").isTrue() ? options.text("under") : null;
    }
}
