package kodama.sound.mix;

/** A factor that goes to a new value in a straight line, as a step in a signal would be heard as a click. */
final class Ramp {
    private float value;
    private float target;

    /** What is added each frame, for so many frames. */
    private float slope;

    private int left;

    Ramp(float value) {
        set(value);
    }

    /** Is there at once; for what is not heard at the moment. */
    void set(float now) {
        value = now;
        target = now;
        slope = 0;
        left = 0;
    }

    /** Goes there in so many frames. */
    void rampTo(float there, int frames) {
        if (frames <= 0) {
            set(there);
            return;
        }
        target = there;
        left = frames;
        slope = (there - value) / frames;
    }

    float value() {
        return value;
    }

    float target() {
        return target;
    }

    float slope() {
        return slope;
    }

    /** For how many frames the slope stays as it is. */
    int framesLeft() {
        return left > 0 ? left : Integer.MAX_VALUE;
    }

    boolean isDone() {
        return left == 0;
    }

    /** Goes on by at most {@link #framesLeft} frames. */
    void advance(int frames) {
        if (left == 0) return;
        left -= frames;
        if (left <= 0) set(target);
        else value += slope * frames;
    }
}
