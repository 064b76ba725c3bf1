package kodama.sound.synth;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import kodama.data.DataException;
import kodama.data.Json;
import kodama.sound.Sound;
import kodama.sound.SoundException;
import kodama.sound.SoundFormat;
import org.jspecify.annotations.Nullable;

/**
 * The settings of an effect as jsfxr writes them: JSON, in files that end in {@code .sfx.json} or {@code .sfxr}.
 *
 * <p>However short the file, what it makes is at most seven seconds long. A number beyond a slider's end is taken as
 * that end, as jsfxr's own mutations go beyond; names that are not known are passed over. {@code sample_rate} and
 * {@code sample_size} are not looked at: effects are always made at 44.1 kHz and 16 bits.
 */
public final class SfxrFormat implements SoundFormat {
    private static final String WAVE = "wave_type";

    /** Makes the format. */
    public SfxrFormat() {}

    @Override
    public List<String> extensions() {
        return List.of("sfx.json", "sfxr");
    }

    @Override
    public Sound read(String name, String file, byte[] content) {
        return SfxSynth.sound(name, settings(file, content));
    }

    /**
     * Reads the settings without making the sound.
     *
     * @param name what the sound is called in messages
     * @param content the JSON text in UTF-8
     * @throws SoundException if this is no JSON, or no settings of an effect
     */
    public static Sfx settings(String name, byte[] content) {
        try {
            if (Json.read(name, content) instanceof Map<?, ?> fields) return settings(name, fields);
        } catch (DataException broken) {
            throw new SoundException(String.valueOf(broken.getMessage()), broken);
        }
        throw new SoundException(name + ": settings of an effect are a JSON object", null);
    }

    /**
     * Reads the settings from text, as a script has it.
     *
     * @param name what the sound is called in messages
     * @throws SoundException if this is no JSON, or no settings of an effect
     */
    public static Sfx settings(String name, String json) {
        return settings(name, json.getBytes(StandardCharsets.UTF_8));
    }

    private static Sfx settings(String name, Map<?, ?> fields) {
        Sfx sfx = Sfx.DEFAULT.with(wave(name, fields.get(WAVE)));
        for (SfxParameter field : SfxParameter.all()) {
            Object value = fields.get(field.sfxrName());
            if (value != null) sfx = sfx.withClamped(field, number(name, field.sfxrName(), value));
        }
        return sfx;
    }

    private static SfxWave wave(String name, @Nullable Object value) {
        if (value == null) throw new SoundException(name + ": no settings of an effect, as there is no " + WAVE, null);
        double number = number(name, WAVE, value);
        if (number >= 0 && number < SfxWave.values().length && number == Math.rint(number))
            return SfxWave.values()[(int) number];
        throw new SoundException(name + ": " + WAVE + " must be 0, 1, 2 or 3 but was " + value, null);
    }

    private static double number(String name, String field, Object value) {
        if (value instanceof Double number) return number;
        throw new SoundException(name + ": " + field + " must be a number but was " + value, null);
    }
}
