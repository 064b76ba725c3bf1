package kodama.script.api.sound;

import java.util.List;
import kodama.lua.bind.AliasDoc;
import kodama.lua.bind.ClassDoc;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Module;
import kodama.lua.bind.ModuleDoc;
import kodama.lua.bind.Option;
import kodama.lua.bind.OptionClass;
import kodama.lua.bind.Options;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.script.game.GameContext;
import kodama.script.game.SoundLookup;
import kodama.sound.playback.SoundOptions;
import kodama.sound.playback.SoundSystem;
import org.jspecify.annotations.Nullable;

/** The module {@code sound}: effects and groups. {@link MusicFunctions} are its second part. */
@LuaModule(
        name = "sound",
        doc = "Sounds and music. A sound is a name, as \"shot\" for `sounds/shot.wav`, or a value that other functions"
                + " return. What can be asked goes by ticks: a game goes the same way whether it is heard or not. All"
                + " that is played falls silent at a reset; at a change of scene effects play out and music goes on.")
public final class SoundModule {
    private static final ClassDoc SOUND =
            ClassDoc.of("Sound", "A sound that was made by a script: what `sfx` and `sound.song` return.", List.of());
    private static final AliasDoc SOUND_NAME = AliasDoc.name(
            "SoundName", "A sound: the path of its file from the game's folder or `sounds`, without its ending.");
    private static final AliasDoc SOUND_GROUP = AliasDoc.name(
            "SoundGroup", "A group of sounds: \"music\", \"effects\", \"voice\", or one of the game's own.");

    /** As a voice over music: a quarter is well below. */
    private static final double DUCKED = 0.25;

    static final OptionClass GROUP = OptionClass.of(
            "GroupOptions",
            "What holds for all sounds of a group; what is left out stays as it is.",
            Option.between("gain", 0, SoundOptions.MAX_GAIN, null, "How loud."),
            Option.integer("fade", 0, PlayOptionsReader.MAX_FADE_TICKS, 0, "Ticks until it is as loud as that."),
            Option.flag("paused", "Whether it stands still; a change of scene ends that."),
            Option.flag("pauses", "Whether it stands still while the player pauses the game; so it is at first."),
            Option.text("under", "A group: while that sounds this one is quieter; false for none.")
                    .as("string<SoundGroup>|boolean"),
            Option.between("duck", 0, 1, DUCKED, "How loud it is then."));

    private final SoundSystem desk;
    private final SoundLookup names;
    private final PlayOptionsReader reader;
    private final PlayingMethods methods;
    private final Lua lua;

    SoundModule(GameContext game, PlayOptionsReader reader) {
        desk = game.desk();
        names = game.soundNames();
        this.reader = reader;
        methods = new PlayingMethods(game);
        lua = game.lua();
    }

    public static List<ModuleDoc> described() {
        return List.of(
                ModuleDoc.of(SoundModule.class, MusicFunctions.class, SongFunction.class)
                        .withOptions(PlayOptionsReader.EFFECT, PlayOptionsReader.MUSIC, GROUP)
                        .withClasses(SOUND)
                        .withAliases(SOUND_NAME, SOUND_GROUP),
                ModuleDoc.of(PlayingMethods.class));
    }

    public static Module of(GameContext game) {
        PlayOptionsReader reader = new PlayOptionsReader(game.display().width());
        return Module.of(new SoundModule(game, reader), new MusicFunctions(game, reader), new SongFunction(game.lua()));
    }

    @LuaFunction(
            value = "play(what: string<SoundName>|userdata<Sound>, options?: PlayOptions) -> Playing",
            doc = "Plays a sound. The same sound begins once in a tick, as loud as the loudest.")
    Table play(Value what, @Nullable Table options) {
        SoundOptions wanted = reader.effect("sound.play", lua, options);
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
        desk.createGroup(name);
        if (!options.value("gain").isNil()) desk.setGroupGain(name, options.number("gain"), fade);
        if (!options.value("paused").isNil()) desk.setGroupPaused(name, options.flag("paused"));
        if (!options.value("pauses").isNil()) desk.setPausesWithGame(name, options.flag("pauses"));
        if (!options.value("under").isNil()) desk.duck(name, under(options), duck);
    }

    private static @Nullable String under(Options options) {
        return options.value("under").isTrue() ? options.text("under") : null;
    }
}
