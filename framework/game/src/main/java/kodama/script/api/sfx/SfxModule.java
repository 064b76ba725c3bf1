package kodama.script.api.sfx;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Module;
import kodama.lua.bind.ModuleDoc;
import kodama.lua.bind.Option;
import kodama.lua.bind.OptionClass;
import kodama.lua.bind.Options;
import kodama.lua.bind.Table;
import kodama.script.api.LruCache;
import kodama.script.game.GameContext;
import kodama.sound.SampledSound;
import kodama.sound.SoundException;
import kodama.sound.synth.Sfx;
import kodama.sound.synth.SfxParameter;
import kodama.sound.synth.SfxPreset;
import kodama.sound.synth.SfxSynth;
import kodama.sound.synth.SfxWave;
import kodama.sound.synth.SfxrFormat;
import org.jspecify.annotations.Nullable;

/** The module {@code sfx}: effects from sliders, by chance, from jsfxr. */
@LuaModule(
        name = "sfx",
        doc = "Sound effects as sfxr makes them, to be played by `sound.play`. Make them once, where a file is loaded,"
                + " and not in a loop. A seed is a whole number: the same seed gives the same effect.")
public final class SfxModule {
    private static final String WAVE = "wave";
    private static final String WAVE_TYPE = "wave_type";
    private static final String PRESET = "preset";
    private static final String SEED = "seed";
    private static final String MUTATE = "mutate";

    private static final List<String> WAVES =
            Stream.of(SfxWave.values()).map(SfxModule::word).toList();
    private static final List<String> PRESETS =
            Stream.of(SfxPreset.values()).map(SfxPreset::luaName).toList();

    static final OptionClass FIELDS = OptionClass.ofParts(
            "SfxFields",
            "An effect: a wave, and sliders from 0 to 1, or from -1 to 1 where they go both ways. Names of sfxr, as"
                    + " `p_base_freq`, do as well.",
            List.of(
                    Option.words(WAVE, WAVES, "What is repeated."),
                    Option.words(
                                    PRESET,
                                    PRESETS,
                                    "What to begin with; if it is left out, `wave` and the sliders say all.")
                            .withoutDefault(),
                    Option.integer(
                            SEED, Integer.MIN_VALUE, Integer.MAX_VALUE, 1, "Which of the effects of the preset."),
                    Option.integer(
                                    MUTATE,
                                    Integer.MIN_VALUE,
                                    Integer.MAX_VALUE,
                                    1,
                                    "A seed: moves all sliders a little; if it is left out, they stay.")
                            .withoutDefault()),
            SfxParameter.all().stream().map(SfxModule::slider).toList(),
            List.of(Option.integer(WAVE_TYPE, 0, WAVES.size() - 1, 0, "The wave by the number that sfxr has for it.")),
            SfxParameter.all().stream().map(SfxModule::sfxrSlider).toList());

    /** The effort of one sample. */
    private static final int COST = 8;

    private record Named(String name, Sfx sfx) {}

    private final Lua lua;
    private final LruCache<Named, SampledSound> recent = new LruCache<>();

    SfxModule(Lua lua) {
        this.lua = lua;
    }

    public static List<ModuleDoc> described() {
        return List.of(ModuleDoc.of(SfxModule.class).withOptions(FIELDS));
    }

    public static Module of(GameContext game) {
        return Module.of(new SfxModule(game.lua()));
    }

    private static Option slider(SfxParameter field) {
        return Option.between(field.luaName(), field.minimum(), 1, field.defaultValue(), field.doc());
    }

    private static Option sfxrSlider(SfxParameter field) {
        return Option.between(
                field.sfxrName(), field.minimum(), 1, field.defaultValue(), "The same as `" + field.luaName() + "`.");
    }

    private static String word(SfxWave wave) {
        return wave.name().toLowerCase(Locale.ROOT);
    }

    @LuaFunction(
            value = "sfx(fields: SfxFields) -> userdata<Sound>",
            doc = "Makes an effect: `sfx { wave = \"square\", freq = 0.4, slide = -0.2 }`.")
    SampledSound make(Table fields) {
        return made("sfx", read("sfx", Sfx.DEFAULT, fields));
    }

    @LuaFunction(
            value = "coin(seed?: integer = 1, changes?: SfxFields) -> userdata<Sound>",
            doc = "Something is picked up. The changes are fields as those of `sfx { }`, here and in the others.")
    SampledSound coin(double seed, @Nullable Table changes) {
        return made(SfxPreset.COIN, seed, changes);
    }

    @LuaFunction(value = "laser(seed?: integer = 1, changes?: SfxFields) -> userdata<Sound>", doc = "A shot.")
    SampledSound laser(double seed, @Nullable Table changes) {
        return made(SfxPreset.LASER, seed, changes);
    }

    @LuaFunction(
            value = "explosion(seed?: integer = 1, changes?: SfxFields) -> userdata<Sound>",
            doc = "Something bursts.")
    SampledSound explosion(double seed, @Nullable Table changes) {
        return made(SfxPreset.EXPLOSION, seed, changes);
    }

    @LuaFunction(
            value = "powerup(seed?: integer = 1, changes?: SfxFields) -> userdata<Sound>",
            doc = "Something gets better.")
    SampledSound powerup(double seed, @Nullable Table changes) {
        return made(SfxPreset.POWERUP, seed, changes);
    }

    @LuaFunction(value = "hit(seed?: integer = 1, changes?: SfxFields) -> userdata<Sound>", doc = "Something is hurt.")
    SampledSound hit(double seed, @Nullable Table changes) {
        return made(SfxPreset.HIT, seed, changes);
    }

    @LuaFunction(value = "jump(seed?: integer = 1, changes?: SfxFields) -> userdata<Sound>", doc = "Something leaps.")
    SampledSound jump(double seed, @Nullable Table changes) {
        return made(SfxPreset.JUMP, seed, changes);
    }

    @LuaFunction(value = "blip(seed?: integer = 1, changes?: SfxFields) -> userdata<Sound>", doc = "A menu answers.")
    SampledSound blip(double seed, @Nullable Table changes) {
        return made(SfxPreset.BLIP, seed, changes);
    }

    @LuaFunction(
            value = "from(json: string) -> userdata<Sound>",
            doc = "Makes the effect that jsfxr has written as JSON; files of it, `.sfx.json` or `.sfxr`, are played by"
                    + " their names.")
    SampledSound from(String json) {
        try {
            return made("sfx", SfxrFormat.settings("sfx", json));
        } catch (SoundException wrong) {
            throw new LuaException("sfx.from: " + wrong.getMessage());
        }
    }

    @LuaFunction(
            value = "fields(fields: SfxFields) -> SfxFields",
            doc = "Returns all fields of an effect with their numbers, so that one found by chance can be read and"
                    + " changed: `sfx.fields { preset = \"coin\", seed = 3 }`.")
    Table fields(Table fields) {
        Sfx sfx = read("sfx.fields", Sfx.DEFAULT, fields);
        Table all = lua.newTable();
        all.put(WAVE, word(sfx.wave()));
        for (SfxParameter field : SfxParameter.all()) all.put(field.luaName(), sfx.get(field));
        return all;
    }

    private SampledSound made(SfxPreset preset, double seed, @Nullable Table changes) {
        Sfx sfx = preset.make((long) seed);
        return made(preset.luaName(), changes == null ? sfx : read("sfx." + preset.luaName(), sfx, changes));
    }

    private SampledSound made(String name, Sfx sfx) {
        SampledSound sound = recent.get(new Named(name, sfx), made -> SfxSynth.sound(made.name, made.sfx));
        lua.charge((int) sound.frames() * COST);
        return sound;
    }

    private static Sfx read(String function, Sfx start, Table fields) {
        Options options = new Options(function, fields, FIELDS);
        Sfx sfx = start;
        int seed = options.integer(SEED);
        if (has(options, PRESET)) sfx = preset(options, seed);
        if (has(options, MUTATE)) sfx = sfx.mutated(options.integer(MUTATE));
        sfx = wave(options, sfx);
        for (SfxParameter field : SfxParameter.all()) sfx = moved(options, sfx, field);
        return sfx;
    }

    private static Sfx preset(Options options, int seed) {
        SfxPreset preset = SfxPreset.values()[PRESETS.indexOf(options.word(PRESET))];
        return preset.make(seed);
    }

    private static boolean has(Options options, String name) {
        return !options.value(name).isNil();
    }

    private static Sfx wave(Options options, Sfx sfx) {
        refuseBoth(options, WAVE, WAVE_TYPE);
        if (has(options, WAVE)) return sfx.with(options.word(WAVE, SfxWave.class));
        return has(options, WAVE_TYPE) ? sfx.with(SfxWave.values()[options.integer(WAVE_TYPE)]) : sfx;
    }

    private static Sfx moved(Options options, Sfx sfx, SfxParameter field) {
        refuseBoth(options, field.luaName(), field.sfxrName());
        String name = has(options, field.luaName()) ? field.luaName() : field.sfxrName();
        if (!has(options, name)) return sfx;
        return sfx.with(field, options.number(name));
    }

    private static void refuseBoth(Options options, String word, String sfxrName) {
        if (has(options, word) && has(options, sfxrName))
            throw new LuaException(
                    options.function() + ": '" + word + "' and '" + sfxrName + "' are the same; give one of them");
    }
}
