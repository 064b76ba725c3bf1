package kodama.sound.mix;

/** A factor that changes linearly to a new value, because a step in a signal would be audible as a click. */
final class Ramp {
    private float value;
    private float target;

    /** Change per frame, for a number of frames. */
    private float slope;

    private int left;

    Ramp(float value) {
        set(value);
    }

    /** Sets the value at once, for signals that are silent. */
    void set(float now) {
        value = now;
        target = now;
        slope = 0;
        left = 0;
    }

    /** Changes to a value over a number of frames. */
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

    /** Returns the number of frames for which the slope is constant. */
    int framesLeft() {
        return left > 0 ? left : Integer.MAX_VALUE;
    }

    boolean isDone() {
        return left == 0;
    }

    /** Advances by at most {@link #framesLeft} frames. */
    void advance(int frames) {
        if (left == 0) return;
        left -= frames;
        if (left <= 0) set(target);
        else value += slope * frames;
    }
}
