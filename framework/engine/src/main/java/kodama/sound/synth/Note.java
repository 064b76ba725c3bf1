package kodama.sound.synth;

/**
 * A note as a channel plays it. Its duration is determined by the player.
 *
 * @param instrument the instrument
 * @param pitch initial pitch; a note number, 69 is the A at 440 Hz
 * @param slidesTo final pitch, reached at the end of the note; the same as {@code pitch} for no slide
 * @param gain 0 to 1
 * @param pan -1 is left, 1 is right
 */
public record Note(Instrument instrument, int pitch, int slidesTo, double gain, double pan) {
    /** Returns the gain on the left. Both sides together have the same power at any pan. */
    double left() {
        return gain * Math.sqrt((1 - pan) / 2);
    }

    double right() {
        return gain * Math.sqrt((1 + pan) / 2);
    }

    /** Returns the pitch after a part of the note's length; in cents. */
    double cents(double share) {
        return 100 * (pitch + (slidesTo - pitch) * share);
    }
}
