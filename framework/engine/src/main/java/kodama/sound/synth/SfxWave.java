package kodama.sound.synth;

/** What an effect repeats, in the order of sfxr's numbers. */
public enum SfxWave {
    /** High and low in turns. */
    SQUARE,
    /** A fall, then a jump up. */
    SAW,
    /** The softest. */
    SINE,
    /** 32 random levels a period. */
    NOISE
}
