package kodama.sound.mix;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** One of the sounds that play at once: resamples frames, applies ramps, and adds the result to its bus. */
final class Voice {
    /*
     * 1. 'window' holds the frames around the current position, at the rate of the sound. 'at' is the fractional
     *    position in it of the next output frame. Frame 0 is the previous frame, which cubic interpolation needs.
     * 2. Four ramps determine the gain: left, right, 'fade' for beginning and end, 'pause' for pauses. Between their
     *    corners all slopes are constant, and the inner loop only multiplies and adds.
     * 3. The window is filled some milliseconds ahead, so that a sound that ends abruptly can be faded out.
     */

    private static final int CAPACITY = 1024;

    /** Number of frames after the position that cubic interpolation needs. */
    private static final int BEYOND = 3;

    private static final float FULL_SCALE = 32768f;

    /** Maximum step per output frame, so that the window contains at least some output frames. */
    private static final double MAX_STEP = 256;

    private final int rate;
    private final short[] window = new short[2 * (CAPACITY + BEYOND)];
    private final Ramp left = new Ramp(0);
    private final Ramp right = new Ramp(0);
    private final Ramp fade = new Ramp(0);
    private final Ramp pause = new Ramp(1);

    private @Nullable VoiceStart start;
    private long sequence;
    private boolean waiting;

    /** The block in which it started after another voice, and was mixed together with it. */
    private long joined;

    private boolean stopping;
    private boolean exhausted;
    private @Nullable Voice follower;
    private double step;
    private double at;
    private int have;
    private double gain;
    private double pan;

    /**
     * @param rate sample rate of the output; in frames per second
     */
    Voice(int rate) {
        this.rate = rate;
    }

    /** Assigns a sound, which starts at once or when another voice has ended. */
    void assign(VoiceStart wanted, long order, boolean waits) {
        start = wanted;
        sequence = order;
        waiting = waits;
        joined = -1;
        stopping = false;
        exhausted = false;
        follower = null;
        at = 1;
        have = 1;
        window[0] = 0;
        window[1] = 0;
        gain = wanted.gain();
        pan = wanted.pan();
        setPitch(wanted.pitch());
        aim(0);
        pause.set(1);
        fade.set(0);
        fade.rampTo(1, Math.max(wanted.fadeFrames(), MixerTiming.frames(rate, MixerTiming.EDGE_SECONDS)));
    }

    /** Starts after another voice in a block. A sound that continues another has no fade at its start. */
    void join(long block) {
        waiting = false;
        joined = block;
        if (start().fadeFrames() == 0) fade.set(1);
    }

    void setPitch(double pitch) {
        step = Math.min(MAX_STEP, start().rate() * pitch / rate);
    }

    void setGain(double wanted, int frames) {
        gain = wanted;
        aim(frames);
    }

    void setPan(double wanted, int frames) {
        pan = wanted;
        aim(frames);
    }

    /** Panning reduces the gain on one side, so that the center is as loud as the sound. */
    private void aim(int frames) {
        left.rampTo((float) (gain * Math.min(1, 1 - pan)), frames);
        right.rampTo((float) (gain * Math.min(1, 1 + pan)), frames);
    }

    /** A voice that has not played yet needs no ramp. */
    void setPaused(boolean paused, int frames) {
        pause.rampTo(paused ? 0 : 1, isFresh() ? 0 : frames);
        if (paused && stopping) stop(frames);
    }

    private boolean isFresh() {
        return at == 1 && have == 1;
    }

    /** A paused voice ends with the fade of the pause, because it would not end later. */
    void stop(int wanted) {
        dropFollower();
        int frames = pause.target() == 0 ? Math.min(wanted, pause.framesLeft()) : wanted;
        if (!stopping || fade.framesLeft() > frames) fade.rampTo(0, frames);
        stopping = true;
        if (waiting || isInactive()) free();
    }

    void setFollower(Voice next) {
        follower = next;
    }

    /** Ends the sound. Returns the voice that follows it, or null. */
    @Nullable
    Voice handOver() {
        Voice next = follower;
        follower = null;
        free();
        return next;
    }

    void endAt(long played) {
        start().source().endAt(played);
    }

    void free() {
        if (start != null) start.source().release();
        start = null;
        waiting = false;
        dropFollower();
    }

    private void dropFollower() {
        if (follower != null) follower.free();
        follower = null;
    }

    boolean isFree() {
        return start == null;
    }

    boolean isStopping() {
        return stopping;
    }

    /** Returns whether it counts as one of the sounding voices; it can be paused. */
    boolean isSounding() {
        return start != null && !stopping && !waiting;
    }

    boolean isFollowed() {
        return follower != null;
    }

    /** Returns whether it should be mixed in a block, unless it was mixed with the voice before it. */
    boolean isIn(long block) {
        return start != null && !waiting && joined != block && !start.group().isInactive();
    }

    boolean has(long id) {
        return start != null && start.id() == id;
    }

    AudioBus group() {
        return start().group();
    }

    private VoiceStart start() {
        if (start == null) throw new IllegalStateException("a free voice has no sound");
        return start;
    }

    /** Returns whether it is silent and does not advance, because it is paused or waits. */
    boolean isInactive() {
        return waiting || (pause.isDone() && pause.value() == 0);
    }

    /** Returns whether it is stopped before another voice: the order is lower priority, then quieter, then older. */
    boolean isStolenBefore(Voice other) {
        if (start().priority() != other.start().priority())
            return start().priority() < other.start().priority();
        if (loudness() != other.loudness()) return loudness() < other.loudness();
        return sequence < other.sequence;
    }

    boolean isAtMost(int priority) {
        return start().priority() <= priority;
    }

    private float loudness() {
        return Math.max(left.target(), right.target()) * fade.value() * pause.value() * group().level();
    }

    /**
     * Adds its next frames to its bus.
     *
     * @param from first frame to add to
     * @return the number of frames until it ended and must be freed; -1 if it continues
     */
    int mix(int from, int frames) {
        int done = 0;
        while (done < frames && !isInactive()) {
            int ready = ready(frames - done);
            if (ready == 0) return exhausted ? done : -1;
            int count = Math.min(ready, steadyFor());
            add(2 * (from + done), count);
            done += count;
            if (stopping && fade.isDone()) return done;
        }
        return -1;
    }

    private int steadyFor() {
        return Math.min(
                Math.min(left.framesLeft(), right.framesLeft()), Math.min(fade.framesLeft(), pause.framesLeft()));
    }

    /** Returns the number of output frames in the window, after filling it as far as possible. */
    private int ready(int frames) {
        dropPlayed();
        fill((int) Math.min(
                CAPACITY, at + step * (frames + MixerTiming.frames(rate, MixerTiming.EDGE_SECONDS)) + BEYOND + 1));
        double ahead = (exhausted ? have : have - BEYOND) - at;
        if (ahead <= 0) return 0;
        int ready = (int) Math.min(CAPACITY, Math.ceil(ahead / step));
        return Math.min(frames, exhausted && follower == null ? untilEdge(ready) : ready);
    }

    private void dropPlayed() {
        int heard = Math.min((int) at - 1, have - 1);
        if (heard <= 0) return;
        System.arraycopy(window, 2 * heard, window, 0, 2 * (have - heard));
        have -= heard;
        at -= heard;
    }

    private void fill(int wanted) {
        if (exhausted || have >= wanted) return;
        SampleSource source = start().source();
        have += source.read(window, have, wanted - have);
        exhausted = source.isOver();
        if (exhausted) Arrays.fill(window, 2 * have, 2 * (have + BEYOND), (short) 0);
    }

    /** Starts the fade-out exactly at the last frames. */
    private int untilEdge(int left) {
        if (stopping && fade.framesLeft() <= left) return left;
        int edge = MixerTiming.frames(rate, MixerTiming.EDGE_SECONDS);
        if (left > edge) return left - edge;
        stopping = true;
        fade.rampTo(0, left);
        return left;
    }

    private void add(int to, int frames) {
        float[] sum = group().mixBuffer();
        Interpolation between = start().interpolation();
        float l = left.value() / FULL_SCALE;
        float r = right.value() / FULL_SCALE;
        float f = fade.value();
        float h = pause.value();
        double position = at;
        for (int i = to; i < to + 2 * frames; i += 2) {
            int index = (int) position;
            float part = (float) (position - index);
            float factor = f * h;
            sum[i] += between.at(window, 2 * index, part) * l * factor;
            sum[i + 1] += between.at(window, 2 * index + 1, part) * r * factor;
            l += left.slope() / FULL_SCALE;
            r += right.slope() / FULL_SCALE;
            f += fade.slope();
            h += pause.slope();
            position += step;
        }
        at = position;
        left.advance(frames);
        right.advance(frames);
        fade.advance(frames);
        pause.advance(frames);
    }
}
