package kodama.sound.synth;

/**
 * The sound of notes, independent of their pitch and length.
 *
 * @param wave the waveform
 * @param volume volume envelope, 0 to 15
 * @param arpeggio arpeggio; in semitones
 * @param vibrato the vibrato
 * @param sweep change of pitch throughout a note; in cents per 1/60 s
 * @param detune offset of the pitch; in cents
 */
public record Instrument(
        Waveform wave, StepSequence volume, StepSequence arpeggio, Vibrato vibrato, int sweep, int detune) {
    /** Creates an instrument of full volume and constant pitch. */
    public static Instrument of(Waveform wave) {
        return new Instrument(wave, StepSequence.FULL, StepSequence.NONE, Vibrato.NONE, 0, 0);
    }

    /** Returns the offset from the pitch of the note after some slices; in cents. */
    double bend(int slices) {
        double ticks = slices / (double) ChipTiming.TICK_SLICES;
        return detune + sweep * ticks + 100.0 * arpeggio.held(slices / ChipTiming.TICK_SLICES) + vibrato.at(slices);
    }
}
