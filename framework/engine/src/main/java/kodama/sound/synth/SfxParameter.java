package kodama.sound.synth;

import java.util.Arrays;
import java.util.List;

/** A parameter of sfxr. */
public enum SfxParameter {
    /** Time in which the volume rises. */
    ATTACK("attack", "p_env_attack", 0, 0, "Time in which the volume rises."),
    /** Time at full volume. */
    SUSTAIN("sustain", "p_env_sustain", 0, 0.3, "Time at full volume."),
    /** Additional volume at the start of {@code sustain}. */
    PUNCH("punch", "p_env_punch", 0, 0, "Additional volume at the start of `sustain`."),
    /** Time in which the volume falls. */
    DECAY("decay", "p_env_decay", 0, 0.4, "Time in which the volume falls."),
    /** Pitch at the start. */
    FREQ("freq", "p_base_freq", 0, 0.3, "Pitch at the start."),
    /** Pitch below which the effect ends. */
    FREQ_LIMIT("freq_limit", "p_freq_limit", 0, 0, "Pitch below which the effect ends."),
    /** Change of pitch; below 0 it falls. */
    SLIDE("slide", "p_freq_ramp", -1, 0, "Change of pitch; below 0 it falls."),
    /** Change of {@code slide}. */
    SLIDE_CHANGE("slide_change", "p_freq_dramp", -1, 0, "Change of `slide`."),
    /** Depth of the vibrato. */
    VIBRATO("vibrato", "p_vib_strength", 0, 0, "Depth of the vibrato."),
    /** Speed of the vibrato. */
    VIBRATO_SPEED("vibrato_speed", "p_vib_speed", 0, 0, "Speed of the vibrato."),
    /** Size of a single jump in pitch; below 0 it jumps down. */
    JUMP("jump", "p_arp_mod", -1, 0, "Size of a single jump in pitch; below 0 it jumps down."),
    /** How soon the pitch jumps; higher is sooner. */
    JUMP_SPEED("jump_speed", "p_arp_speed", 0, 0, "How soon the pitch jumps; higher is sooner."),
    /** Pulse width of a square wave: 0 is half the period, 1 a thin pulse. */
    DUTY("duty", "p_duty", 0, 0, "Pulse width of a square wave: 0 is half the period, 1 a thin pulse."),
    /** Change of {@code duty}. */
    DUTY_SLIDE("duty_slide", "p_duty_ramp", -1, 0, "Change of `duty`."),
    /** How often pitch and slides start again. */
    RETRIGGER("retrigger", "p_repeat_speed", 0, 0, "How often pitch and slides start again."),
    /** Offset of a phaser, an echo within the wave. */
    PHASER("phaser", "p_pha_offset", -1, 0, "Offset of a phaser, an echo within the wave."),
    /** Change of {@code phaser}. */
    PHASER_SLIDE("phaser_slide", "p_pha_ramp", -1, 0, "Change of `phaser`."),
    /** Cutoff of a low-pass filter; 1 turns it off. */
    LOW_PASS("low_pass", "p_lpf_freq", 0, 1, "Cutoff of a low-pass filter; 1 turns it off."),
    /** Change of {@code low_pass}. */
    LOW_PASS_SLIDE("low_pass_slide", "p_lpf_ramp", -1, 0, "Change of `low_pass`."),
    /** Resonance of the low-pass filter. */
    RESONANCE("resonance", "p_lpf_resonance", 0, 0, "Resonance of the low-pass filter."),
    /** Cutoff of a high-pass filter; 0 turns it off. */
    HIGH_PASS("high_pass", "p_hpf_freq", 0, 0, "Cutoff of a high-pass filter; 0 turns it off."),
    /** Change of {@code high_pass}. */
    HIGH_PASS_SLIDE("high_pass_slide", "p_hpf_ramp", -1, 0, "Change of `high_pass`."),
    /** Volume. */
    VOLUME("volume", "sound_vol", 0, 0.25, "Volume.");

    private static final List<SfxParameter> ALL = List.of(values());

    private final String luaName;
    private final String sfxrName;
    private final double minimum;
    private final double defaultValue;
    private final String doc;

    SfxParameter(String luaName, String sfxrName, double minimum, double defaultValue, String doc) {
        this.luaName = luaName;
        this.sfxrName = sfxrName;
        this.minimum = minimum;
        this.defaultValue = defaultValue;
        this.doc = doc;
    }

    /** Returns all parameters, in documented order. */
    public static List<SfxParameter> all() {
        return ALL;
    }

    /** Returns the name in scripts. */
    public String luaName() {
        return luaName;
    }

    /** Returns the name in the JSON of sfxr and jsfxr, such as {@code p_env_attack}. */
    public String sfxrName() {
        return sfxrName;
    }

    /** Returns the minimum, 0 or -1; the maximum of all parameters is 1. */
    public double minimum() {
        return minimum;
    }

    /** Returns the default value. */
    public double defaultValue() {
        return defaultValue;
    }

    /** Returns the description. */
    public String doc() {
        return doc;
    }

    /** Clamps a value to the range. */
    double clamp(double value) {
        return Math.max(minimum, Math.min(value, 1));
    }

    /** Returns all default values, by ordinal. */
    static double[] defaultValues() {
        return Arrays.stream(values()).mapToDouble(SfxParameter::defaultValue).toArray();
    }
}
