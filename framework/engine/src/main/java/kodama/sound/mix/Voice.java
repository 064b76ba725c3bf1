package kodama.sound.mix;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** One of the sounds that are heard at once: its frames resampled, ramped, and added to its group. */
final class Voice {
    /*
     * 1. 'window' holds the frames around the one that is heard, at the sound's own rate; 'at' is where in it the next
     *    frame out is taken from, a fraction. Frame 0 is the one before, which a curve needs.
     * 2. Four ramps make its loudness: left, right, 'fade' for beginning and end, 'hold' for pauses. Between their
     *    corners all slopes stay as they are, and the inner loop only multiplies and adds.
     * 3. The window is filled some milliseconds ahead, so that a sound that breaks off at once can be ramped out.
     */

    private static final int CAPACITY = 1024;

    /** A curve looks so far beyond the frame. */
    private static final int BEYOND = 3;

    private static final float FULL_SCALE = 32768f;

    /** How fast a sound may go, so that the window holds at least some frames out. */
    private static final double MOST_STEP = 256;

    private final int rate;
    private final short[] window = new short[2 * (CAPACITY + BEYOND)];
    private final Ramp left = new Ramp(0);
    private final Ramp right = new Ramp(0);
    private final Ramp fade = new Ramp(0);
    private final Ramp hold = new Ramp(1);

    private @Nullable VoiceStart start;
    private long sequence;
    private boolean waiting;

    /** The block in which it began behind another voice, and was mixed with it. */
    private long joined;

    private boolean stopping;
    private boolean drained;
    private @Nullable Voice follower;
    private double step;
    private double at;
    private int have;
    private double gain;
    private double pan;

    /**
     * @param rate of what is mixed; in frames a second
     */
    Voice(int rate) {
        this.rate = rate;
    }

    /** Takes a sound, which begins at once or when another voice has ended. */
    void assign(VoiceStart wanted, long order, boolean waits) {
        start = wanted;
        sequence = order;
        waiting = waits;
        joined = -1;
        stopping = false;
        drained = false;
        follower = null;
        at = 1;
        have = 1;
        window[0] = 0;
        window[1] = 0;
        gain = wanted.gain();
        pan = wanted.pan();
        setPitch(wanted.pitch());
        aim(0);
        hold.set(1);
        fade.set(0);
        fade.rampTo(1, Math.max(wanted.fadeFrames(), MixerTiming.frames(rate, MixerTiming.EDGE_SECONDS)));
    }

    /** Begins behind another voice in a block; one that goes on from another has no edge of its own. */
    void join(long block) {
        waiting = false;
        joined = block;
        if (start().fadeFrames() == 0) fade.set(1);
    }

    void setPitch(double pitch) {
        step = Math.min(MOST_STEP, start().rate() * pitch / rate);
    }

    void setGain(double wanted, int frames) {
        gain = wanted;
        aim(frames);
    }

    void setPan(double wanted, int frames) {
        pan = wanted;
        aim(frames);
    }

    /** To pan is to take away on one side, so that the middle is as loud as the sound is. */
    private void aim(int frames) {
        left.rampTo((float) (gain * Math.min(1, 1 - pan)), frames);
        right.rampTo((float) (gain * Math.min(1, 1 + pan)), frames);
    }

    /** One of which nothing was heard so far is not ramped. */
    void setPaused(boolean paused, int frames) {
        hold.rampTo(paused ? 0 : 1, isFresh() ? 0 : frames);
        if (paused && stopping) stop(frames);
    }

    private boolean isFresh() {
        return at == 1 && have == 1;
    }

    /** One that is paused falls silent with the pause: later it would never end. */
    void stop(int wanted) {
        dropFollower();
        int frames = hold.target() == 0 ? Math.min(wanted, hold.framesLeft()) : wanted;
        if (!stopping || fade.framesLeft() > frames) fade.rampTo(0, frames);
        stopping = true;
        if (waiting || isInactive()) free();
    }

    void setFollower(Voice next) {
        follower = next;
    }

    /** Ends, as there is no more of it. Returns what goes on in its stead; null for nothing. */
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

    /** Whether it takes one of the places of those that sound; it may be paused. */
    boolean isSounding() {
        return start != null && !stopping && !waiting;
    }

    boolean isFollowed() {
        return follower != null;
    }

    /** Whether it is to be mixed in a block by itself. */
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

    /** Whether it makes no sound and does not go on, as it is paused or waits. */
    boolean isInactive() {
        return waiting || (hold.isDone() && hold.value() == 0);
    }

    /** Whether it gives way to another: lower priority, then quieter, then older. */
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
        return Math.max(left.target(), right.target()) * fade.value() * hold.value() * group().level();
    }

    /**
     * Adds its next frames to its group.
     *
     * @param from the first frame to add to
     * @return how many until it ended and is to be freed; -1 if it goes on
     */
    int mix(int from, int frames) {
        int done = 0;
        while (done < frames && !isInactive()) {
            int ready = ready(frames - done);
            if (ready == 0) return drained ? done : -1;
            int count = Math.min(ready, steadyFor());
            add(2 * (from + done), count);
            done += count;
            if (stopping && fade.isDone()) return done;
        }
        return -1;
    }

    private int steadyFor() {
        return Math.min(
                Math.min(left.framesLeft(), right.framesLeft()), Math.min(fade.framesLeft(), hold.framesLeft()));
    }

    /** How many frames out the window has, after it was filled as far as possible. */
    private int ready(int frames) {
        dropHeard();
        fill((int) Math.min(
                CAPACITY, at + step * (frames + MixerTiming.frames(rate, MixerTiming.EDGE_SECONDS)) + BEYOND + 1));
        double ahead = (drained ? have : have - BEYOND) - at;
        if (ahead <= 0) return 0;
        int ready = (int) Math.min(CAPACITY, Math.ceil(ahead / step));
        return Math.min(frames, drained && follower == null ? untilEdge(ready) : ready);
    }

    private void dropHeard() {
        int heard = Math.min((int) at - 1, have - 1);
        if (heard <= 0) return;
        System.arraycopy(window, 2 * heard, window, 0, 2 * (have - heard));
        have -= heard;
        at -= heard;
    }

    private void fill(int wanted) {
        if (drained || have >= wanted) return;
        SampleSource feed = start().source();
        have += feed.read(window, have, wanted - have);
        drained = feed.isOver();
        if (drained) Arrays.fill(window, 2 * have, 2 * (have + BEYOND), (short) 0);
    }

    /** The last frames are ramped out, from exactly then on. */
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
        float h = hold.value();
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
            h += hold.slope();
            position += step;
        }
        at = position;
        left.advance(frames);
        right.advance(frames);
        fade.advance(frames);
        hold.advance(frames);
    }
}
