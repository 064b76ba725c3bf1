package kodama.sound.playback;

import kodama.sound.Sound;

/**
 * A sound that a game plays. Its position advances by a number of frames each tick, independent of the mixer. Only its
 * {@link SoundSystem} changes it.
 */
public final class PlayedSound {
    private final long id;
    private final Sound sound;
    private final SoundGroup soundGroup;
    private final SoundOptions options;
    private final int ticksPerSecond;

    private double gain;

    /** Gain at the last change of the target gain. */
    private double gainBefore;

    /** Tick of the last change of the target gain. */
    private long gainSince;

    /** Tick in which the target gain is reached. */
    private long gainReached;

    /** Tick in which the sound started. */
    private long begun;

    private double pan;
    private double pitch;
    private boolean paused;

    /** Number of frames played until the tick {@code since}. */
    private double played;

    /** Tick of the last change of the speed. */
    private long since;

    /** Number of frames after which the sound is over. */
    private double end;

    /** Tick in which the fade-out is complete. */
    private long over = Long.MAX_VALUE;

    PlayedSound(long id, Sound sound, SoundGroup soundGroup, SoundOptions options, int ticksPerSecond, long tick) {
        this.id = id;
        this.sound = sound;
        this.soundGroup = soundGroup;
        this.options = options;
        this.ticksPerSecond = ticksPerSecond;
        gain = options.gain();
        pan = options.pan();
        pitch = options.pitch();
        played = Math.rint(options.at() * sound.rate());
        since = tick;
        begun = tick;
        end = options.loops() && sound.frames() > 0 ? Double.POSITIVE_INFINITY : sound.frames();
    }

    /** Returns the sound. */
    public Sound sound() {
        return sound;
    }

    long id() {
        return id;
    }

    SoundGroup channel() {
        return soundGroup;
    }

    SoundOptions options() {
        return options;
    }

    double gain() {
        return gain;
    }

    /** Returns the gain in a tick, while it changes to {@link #gain()}. */
    double gain(long tick) {
        if (tick >= gainReached) return gain;
        return gainBefore + (gain - gainBefore) * (tick - gainSince) / (gainReached - gainSince);
    }

    int gainTicksLeft(long tick) {
        return (int) Math.max(0, gainReached - tick);
    }

    int fadeTicksLeft(long tick) {
        return (int) Math.max(0, begun + options.fadeTicks() - tick);
    }

    double pan() {
        return pan;
    }

    double pitch() {
        return pitch;
    }

    boolean isPaused() {
        return paused;
    }

    boolean loops() {
        return end == Double.POSITIVE_INFINITY;
    }

    /** Returns the number of frames played until a tick, over all passes of a loop. */
    double played(long tick) {
        return played + (tick - since) * framesPerTick();
    }

    private double framesPerTick() {
        return paused || soundGroup.isPaused() ? 0 : sound.rate() * pitch / ticksPerSecond;
    }

    /** Returns the position in a tick; in seconds of the sound. */
    double seconds(long tick) {
        long frame = (long) Math.min(played(tick), end);
        return (options.loops() ? sound.loop().at(frame) : frame) / (double) sound.rate();
    }

    boolean isOver(long tick) {
        return tick >= over || played(tick) >= end;
    }

    /** Returns the time between the end of the sound and a tick; in seconds. */
    double secondsSinceEnd(long tick) {
        return (played(tick) - end) / sound.rate();
    }

    double end() {
        return end;
    }

    /** Updates the position. Must be called before any change of the speed. */
    void updatePosition(long tick) {
        played = played(tick);
        since = tick;
    }

    /** Starts the sound later than it was created, some seconds before a tick. */
    void begin(long tick, double secondsAgo) {
        played = Math.rint(options.at() * sound.rate()) + secondsAgo * sound.rate() * pitch;
        since = tick;
        begun = tick;
    }

    void setGain(double wanted, long tick, int ticks) {
        gainBefore = gain(tick);
        gain = wanted;
        gainSince = tick;
        gainReached = tick + ticks;
    }

    void setPan(double wanted) {
        pan = wanted;
    }

    void setPitch(double wanted, long tick) {
        updatePosition(tick);
        pitch = wanted;
    }

    void setPaused(boolean wanted, long tick) {
        updatePosition(tick);
        paused = wanted;
    }

    /**
     * Makes a loop end with the first pass that ends at least some seconds from now. Returns the number of frames until
     * then.
     */
    long endLoopAfter(long tick, double seconds) {
        double least = played(tick) + seconds * sound.rate() * pitch;
        long passes = (long) Math.max(
                0, Math.ceil((least - sound.loop().end()) / sound.loop().frames()));
        long frames = sound.loop().end() + passes * sound.loop().frames();
        end = frames;
        return frames;
    }

    /** Makes a loop that has not started end with its first pass. Returns the number of frames. */
    long endFirstPass() {
        end = sound.loop().end();
        return sound.loop().end();
    }

    void stop(long inTick) {
        over = Math.min(over, inTick);
    }

    boolean isStopping() {
        return over != Long.MAX_VALUE;
    }

    @Override
    public String toString() {
        return "playing '" + sound.name() + "'";
    }

    /** Returns the number of ticks until the fade-out is complete. */
    int ticksLeft(long tick) {
        return (int) Math.max(0, over - tick);
    }
}
