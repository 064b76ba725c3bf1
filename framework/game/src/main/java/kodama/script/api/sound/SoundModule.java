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
import kodama.script.api.TextForPlayers;
import kodama.script.game.GameContext;
import kodama.script.game.SoundLookup;
import kodama.sound.playback.SoundOptions;
import kodama.sound.playback.SoundSystem;
import org.jspecify.annotations.Nullable;

/** The module {@code sound}: plays sounds and sets their groups. {@link MusicFunctions} handles the music. */
@LuaModule(
        name = "sound",
        doc = "Sounds and music. A sound is a name, such as \"shot\" for `sounds/shot.wav`, or a value returned"
                + " by other functions. All results depend on ticks only, so a game runs the same whether or not it"
                + " can be heard. A reset stops all sounds; when the scene changes, effects play to their end and"
                + " music continues.")
public final class SoundModule {
    private static final ClassDoc SOUND = ClassDoc.of(
            "Sound", "A sound created by a script, returned by the functions of `sfx` and by `sound.song`.", List.of());
    private static final AliasDoc SOUND_NAME = AliasDoc.name(
            "SoundName",
            "A sound: the path of its file relative to the game's folder or to `sounds`, without the extension.");
    private static final AliasDoc SOUND_GROUP =
            AliasDoc.name("SoundGroup", "A group of sounds: \"music\", \"effects\", \"voice\", or one of your own.");

    /** Default volume factor under another group, such as music under a voice. */
    private static final double DUCKED = 0.25;

    static final OptionClass GROUP = OptionClass.of(
            "GroupOptions",
            "Settings for all sounds of a group. Settings that are not given stay the same.",
            Option.between("gain", 0, SoundOptions.MAX_GAIN, null, "Volume factor."),
            Option.integer(
                    "fade", 0, PlayOptionsReader.MAX_FADE_TICKS, 0, "Duration of the change of `gain`, in ticks."),
            Option.of(
                    "label",
                    "string|table<string, string>",
                    "Name for players in the options: a string, or one for each language, like `label` of"
                            + " `options.add`."),
            Option.flag("paused", "Whether the group is paused; a change of scene ends the pause."),
            Option.flag("pauses", "Whether the group pauses while the player pauses the game; initially true."),
            Option.text("under", "Group during whose sounds this group is quieter (ducking); false for none.")
                    .as("string<SoundGroup>|boolean"),
            Option.between("duck", 0, 1, DUCKED, "Volume factor while ducked."));

    private final SoundSystem soundSystem;
    private final SoundLookup names;
    private final PlayOptionsReader reader;
    private final PlayingMethods methods;
    private final Lua lua;

    SoundModule(GameContext game, PlayOptionsReader reader) {
        soundSystem = game.soundSystem();
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
            doc = "Plays a sound. If the same sound is played several times in a tick, it is played once, at the"
                    + " highest volume.")
    Table play(Value what, @Nullable Table options) {
        SoundOptions playOptions = reader.effect("sound.play", lua, options);
        return methods.of(soundSystem.play(names.find("sound.play", what), playOptions));
    }

    @LuaFunction(
            value = "group(name: string<SoundGroup>, options?: GroupOptions)",
            doc = "Changes the settings of a group until the next reset: \"music\", \"effects\", \"voice\", or one"
                    + " of your own, which the first call creates.")
    void group(String name, @Nullable Table table) {
        Options options = new Options("sound.group", table == null ? lua.newTable() : table, GROUP);
        int fade = options.integer("fade");
        double duck = options.number("duck");
        soundSystem.createGroup(name);
        if (!options.value("gain").isNil()) soundSystem.setGroupGain(name, options.number("gain"), fade);
        if (!options.value("label").isNil())
            soundSystem.setGroupLabel(name, TextForPlayers.read("sound.group", "label", options.value("label")));
        if (!options.value("paused").isNil()) soundSystem.setGroupPaused(name, options.flag("paused"));
        if (!options.value("pauses").isNil()) soundSystem.setPausesWithGame(name, options.flag("pauses"));
        if (!options.value("under").isNil()) soundSystem.duck(name, under(options), duck);
    }

    private static @Nullable String under(Options options) {
        return options.value("under").isTrue() ? options.text("under") : null;
    }
}
