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
 * The parameters of an effect in the JSON format of jsfxr: files with the extension {@code .sfx.json} or {@code .sfxr}.
 *
 * <p>Any effect is at most seven seconds long. Values out of range are clamped, because jsfxr's own mutations exceed
 * the range; unknown names are ignored. {@code sample_rate} and {@code sample_size} are ignored: effects are always
 * generated at 44.1 kHz and 16 bits.
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
     * Reads the parameters without generating the sound.
     *
     * @param name name of the sound in messages
     * @param content the JSON text in UTF-8
     * @throws SoundException if this is not JSON, or does not contain the parameters of an effect
     */
    public static Sfx settings(String name, byte[] content) {
        try {
            if (Json.read(name, content) instanceof Map<?, ?> fields) return settings(name, fields);
        } catch (DataException broken) {
            throw new SoundException(String.valueOf(broken.getMessage()), broken);
        }
        throw new SoundException(name + ": the parameters of an effect must be a JSON object", null);
    }

    /**
     * Reads the parameters from a string of a script.
     *
     * @param name name of the sound in messages
     * @param json the JSON text
     * @throws SoundException if this is not JSON, or does not contain the parameters of an effect
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
        if (value == null)
            throw new SoundException(name + ": not the parameters of an effect: there is no " + WAVE, null);
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
