package kodama.sound.synth;

/** The wave of an effect, in the order of sfxr's numbers. */
public enum SfxWave {
    /** A square wave. */
    SQUARE,
    /** A falling sawtooth. */
    SAW,
    /** A sine wave. */
    SINE,
    /** 32 random levels per period. */
    NOISE
}
