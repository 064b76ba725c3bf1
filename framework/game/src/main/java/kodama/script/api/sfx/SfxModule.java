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

/** The module {@code sfx}: effects from parameters, from presets with random variations, and from jsfxr files. */
@LuaModule(
        name = "sfx",
        doc = "Sound effects in the style of sfxr, to be played by `sound.play`. Create them once, when a file"
                + " is loaded, not in a loop. A seed is an integer; the same seed gives the same effect.")
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
            "Parameters of an effect: a waveform, and values from 0 to 1, or from -1 to 1 if they work in"
                    + " both directions. The names of sfxr, such as `p_base_freq`, are also accepted.",
            List.of(
                    Option.words(WAVE, WAVES, "Waveform."),
                    Option.words(
                                    PRESET,
                                    PRESETS,
                                    "Preset to start from; by default, all parameters have their own defaults.")
                            .withoutDefault(),
                    Option.integer(
                            SEED,
                            Integer.MIN_VALUE,
                            Integer.MAX_VALUE,
                            1,
                            "Seed that selects a variation of the preset."),
                    Option.integer(
                                    MUTATE,
                                    Integer.MIN_VALUE,
                                    Integer.MAX_VALUE,
                                    1,
                                    "Seed for small random changes of all parameters; by default, none are changed.")
                            .withoutDefault()),
            SfxParameter.all().stream().map(SfxModule::slider).toList(),
            List.of(Option.integer(WAVE_TYPE, 0, WAVES.size() - 1, 0, "Waveform by its number in sfxr.")),
            SfxParameter.all().stream().map(SfxModule::sfxrSlider).toList());

    /** The effort of computing a sample. */
    private static final int COST = 8;

    /** The instructions that a table of all parameters costs. */
    private static final int COST_OF_FIELDS = 20;

    private record SoundKey(String name, Sfx sfx) {}

    private final Lua lua;
    private final LruCache<SoundKey, SampledSound> cache = new LruCache<>();

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
                field.sfxrName(), field.minimum(), 1, field.defaultValue(), "Same as `" + field.luaName() + "`.");
    }

    private static String word(SfxWave wave) {
        return wave.name().toLowerCase(Locale.ROOT);
    }

    @LuaFunction(
            value = "sfx(fields: SfxFields) -> userdata<Sound>",
            doc = "Creates an effect from its parameters: `sfx { wave = \"square\", freq = 0.4, slide = -0.2 }`.")
    SampledSound make(Table fields) {
        return made("sfx", read("sfx", Sfx.DEFAULT, fields));
    }

    @LuaFunction(
            value = "coin(seed?: integer = 1, changes?: SfxFields) -> userdata<Sound>",
            doc = "Creates a pickup sound. `changes` sets some of its parameters, as with `sfx`; this applies to"
                    + " all presets.")
    SampledSound coin(double seed, @Nullable Table changes) {
        return made(SfxPreset.COIN, seed, changes);
    }

    @LuaFunction(
            value = "laser(seed?: integer = 1, changes?: SfxFields) -> userdata<Sound>",
            doc = "Creates a laser shot.")
    SampledSound laser(double seed, @Nullable Table changes) {
        return made(SfxPreset.LASER, seed, changes);
    }

    @LuaFunction(
            value = "explosion(seed?: integer = 1, changes?: SfxFields) -> userdata<Sound>",
            doc = "Creates an explosion.")
    SampledSound explosion(double seed, @Nullable Table changes) {
        return made(SfxPreset.EXPLOSION, seed, changes);
    }

    @LuaFunction(
            value = "powerup(seed?: integer = 1, changes?: SfxFields) -> userdata<Sound>",
            doc = "Creates a power-up sound.")
    SampledSound powerup(double seed, @Nullable Table changes) {
        return made(SfxPreset.POWERUP, seed, changes);
    }

    @LuaFunction(
            value = "hit(seed?: integer = 1, changes?: SfxFields) -> userdata<Sound>",
            doc = "Creates a hit sound.")
    SampledSound hit(double seed, @Nullable Table changes) {
        return made(SfxPreset.HIT, seed, changes);
    }

    @LuaFunction(
            value = "jump(seed?: integer = 1, changes?: SfxFields) -> userdata<Sound>",
            doc = "Creates a jump sound.")
    SampledSound jump(double seed, @Nullable Table changes) {
        return made(SfxPreset.JUMP, seed, changes);
    }

    @LuaFunction(
            value = "blip(seed?: integer = 1, changes?: SfxFields) -> userdata<Sound>",
            doc = "Creates a short sound for menus.")
    SampledSound blip(double seed, @Nullable Table changes) {
        return made(SfxPreset.BLIP, seed, changes);
    }

    @LuaFunction(
            value = "from(json: string) -> userdata<Sound>",
            doc = "Creates an effect from JSON written by jsfxr. Files in this format, `.sfx.json` or `.sfxr`, can"
                    + " be played by their names.")
    SampledSound from(String json) {
        try {
            return made("sfx", SfxrFormat.settings("sfx", json));
        } catch (SoundException wrong) {
            throw new LuaException("sfx.from: " + wrong.getMessage());
        }
    }

    @LuaFunction(
            value = "fields(fields: SfxFields) -> SfxFields",
            doc = "Returns all parameters of an effect as numbers, so that you can change an effect found at"
                    + " random: `sfx.fields { preset = \"coin\", seed = 3 }`.")
    Table fields(Table fields) {
        lua.charge(COST_OF_FIELDS);
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
        SampledSound sound = cache.get(new SoundKey(name, sfx), made -> SfxSynth.sound(made.name, made.sfx));
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
