package kodama.sound.synth;

/**
 * A note as a channel plays it; how long is the player's to say.
 *
 * @param pitch how high it begins; in half tones, 69 is the A of 440 Hertz
 * @param slidesTo how high it ends, all of its length being the way there; the same as {@code pitch} if it stays
 * @param gain how loud; 0 to 1
 * @param pan where; -1 is left, 1 is right
 */
public record Note(Instrument instrument, int pitch, int slidesTo, double gain, double pan) {
    /** How loud it is on the left: both sides together have the same power wherever it is. */
    double left() {
        return gain * Math.sqrt((1 - pan) / 2);
    }

    double right() {
        return gain * Math.sqrt((1 + pan) / 2);
    }

    /** How high it is; in cents, when a share of its length has passed. */
    double cents(double share) {
        return 100 * (pitch + (slidesTo - pitch) * share);
    }
}
