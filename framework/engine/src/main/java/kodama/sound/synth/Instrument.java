package kodama.sound.synth;

/**
 * What notes sound like, whatever their pitch and length.
 *
 * @param volume how the volume goes, 0 to 15
 * @param jumps by how many half tones the pitch jumps; an arpeggio, when it goes round
 * @param vibrato how it wavers
 * @param sweep how the pitch falls or rises all through a note; in cents each 1/60 s
 * @param detune how much higher all notes are; in cents
 */
public record Instrument(
        Waveform wave, StepSequence volume, StepSequence jumps, Vibrato vibrato, int sweep, int detune) {
    /** Makes a plain tone: a tone of full volume that keeps its pitch. */
    public static Instrument of(Waveform wave) {
        return new Instrument(wave, StepSequence.FULL, StepSequence.NONE, Vibrato.NONE, 0, 0);
    }

    /** How much higher than the note it is, some slices after its beginning; in cents. */
    double bend(int slices) {
        double ticks = slices / (double) ChipTiming.TICK_SLICES;
        return detune + sweep * ticks + 100.0 * jumps.held(slices / ChipTiming.TICK_SLICES) + vibrato.at(slices);
    }
}
