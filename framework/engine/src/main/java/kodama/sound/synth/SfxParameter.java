package kodama.sound.synth;

import java.util.Arrays;
import java.util.List;

/** A slider of sfxr. */
public enum SfxParameter {
    /** p_env_attack", 0, 0, "How long it swells. */
    ATTACK("attack", "p_env_attack", 0, 0, "How long it swells."),
    /** p_env_sustain", 0, 0.3, "How long it stays. */
    SUSTAIN("sustain", "p_env_sustain", 0, 0.3, "How long it stays."),
    /** p_env_punch", 0, 0, "How much louder it is at the beginning of sustain. */
    PUNCH("punch", "p_env_punch", 0, 0, "How much louder it is at the beginning of `sustain`."),
    /** p_env_decay", 0, 0.4, "How long it fades. */
    DECAY("decay", "p_env_decay", 0, 0.4, "How long it fades."),
    /** p_base_freq", 0, 0.3, "How high it begins. */
    FREQ("freq", "p_base_freq", 0, 0.3, "How high it begins."),
    /** p_freq_limit", 0, 0, "Where it ends when it falls so low. */
    FREQ_LIMIT("freq_limit", "p_freq_limit", 0, 0, "Where it ends when it falls so low."),
    /** p_freq_ramp", -1, 0, "How fast it rises or falls. */
    SLIDE("slide", "p_freq_ramp", -1, 0, "How fast it rises or falls."),
    /** p_freq_dramp", -1, 0, "How slide changes. */
    SLIDE_CHANGE("slide_change", "p_freq_dramp", -1, 0, "How `slide` changes."),
    /** p_vib_strength", 0, 0, "How deep it wavers. */
    VIBRATO("vibrato", "p_vib_strength", 0, 0, "How deep it wavers."),
    /** p_vib_speed", 0, 0, "How fast it wavers. */
    VIBRATO_SPEED("vibrato_speed", "p_vib_speed", 0, 0, "How fast it wavers."),
    /** p_arp_mod", -1, 0, "How far it jumps, once. */
    JUMP("jump", "p_arp_mod", -1, 0, "How far it jumps, once."),
    /** p_arp_speed", 0, 0, "How soon it jumps. */
    JUMP_SPEED("jump_speed", "p_arp_speed", 0, 0, "How soon it jumps."),
    /** p_duty", 0, 0, "From a half, 0, to a thin pulse, 1. */
    DUTY("duty", "p_duty", 0, 0, "From a half, 0, to a thin pulse, 1."),
    /** p_duty_ramp", -1, 0, "How duty changes. */
    DUTY_SLIDE("duty_slide", "p_duty_ramp", -1, 0, "How `duty` changes."),
    /** p_repeat_speed", 0, 0, "How often pitch begins again. */
    RETRIGGER("retrigger", "p_repeat_speed", 0, 0, "How often pitch begins again."),
    /** p_pha_offset", -1, 0, "How far behind an echo of itself is. */
    PHASER("phaser", "p_pha_offset", -1, 0, "How far behind an echo of itself is."),
    /** p_pha_ramp", -1, 0, "How phaser changes. */
    PHASER_SLIDE("phaser_slide", "p_pha_ramp", -1, 0, "How `phaser` changes."),
    /** p_lpf_freq", 0, 1, "What is higher is dulled; 1 dulls nothing. */
    LOW_PASS("low_pass", "p_lpf_freq", 0, 1, "What is higher is dulled; 1 dulls nothing."),
    /** p_lpf_ramp", -1, 0, "How the low pass changes. */
    LOW_PASS_SLIDE("low_pass_slide", "p_lpf_ramp", -1, 0, "How `low_pass` changes."),
    /** p_lpf_resonance", 0, 0, "How much it rings at low_pass. */
    RESONANCE("resonance", "p_lpf_resonance", 0, 0, "How much it rings at `low_pass`."),
    /** p_hpf_freq", 0, 0, "What is lower is thinned. */
    HIGH_PASS("high_pass", "p_hpf_freq", 0, 0, "What is lower is thinned."),
    /** p_hpf_ramp", -1, 0, "How high_pass changes. */
    HIGH_PASS_SLIDE("high_pass_slide", "p_hpf_ramp", -1, 0, "How `high_pass` changes."),
    /** sound_vol", 0, 0.25, "How loud. */
    VOLUME("volume", "sound_vol", 0, 0.25, "How loud.");

    private static final List<SfxParameter> ALL = List.of(values());

    private final String word;
    private final String sfxrName;
    private final double least;
    private final double usual;
    private final String told;

    SfxParameter(String word, String sfxrName, double least, double usual, String told) {
        this.word = word;
        this.sfxrName = sfxrName;
        this.least = least;
        this.usual = usual;
        this.told = told;
    }

    /** Lists all of them, in the order in which they are documented. */
    public static List<SfxParameter> all() {
        return ALL;
    }

    /** Tells what scripts call it. */
    public String luaName() {
        return word;
    }

    /** Tells what sfxr and jsfxr's JSON call it: a name such as {@code p_env_attack}. */
    public String sfxrName() {
        return sfxrName;
    }

    /** Tells how low it goes; all go up to 1: 0 or -1. */
    public double minimum() {
        return least;
    }

    /** Tells what it is when no one says: a number within its bounds. */
    public double defaultValue() {
        return usual;
    }

    /** Tells what it does. */
    public String doc() {
        return told;
    }

    /** What a number becomes that has gone beyond the bounds. */
    double clamp(double value) {
        return Math.max(least, Math.min(value, 1));
    }

    /** All of them as they usually are, by ordinal. */
    static double[] defaultValues() {
        return Arrays.stream(values()).mapToDouble(SfxParameter::defaultValue).toArray();
    }
}
