package kodama.sound.playback;

import kodama.sound.Sound;

/**
 * A sound that a game plays, as the game knows it: it goes on by so many frames each tick, whatever is heard of it.
 * Changed by its {@link SoundSystem} alone.
 */
public final class PlayedSound {
    private final long id;
    private final Sound sound;
    private final SoundGroup channel;
    private final SoundOptions options;
    private final int ticksPerSecond;

    private double gain;

    /** How loud it was when it was last said how loud it is to be, and when it will be so. */
    private double gainBefore;

    private long gainSince;
    private long gainReached;

    /** The tick in which it began. */
    private long begun;

    private double pan;
    private double pitch;
    private boolean paused;

    /** How many frames were played until the tick {@code since}. */
    private double played;

    private long since;

    /** After how many frames it is over. */
    private double end;

    /** The tick in which it will have been faded out. */
    private long over = Long.MAX_VALUE;

    PlayedSound(long id, Sound sound, SoundGroup channel, SoundOptions options, int ticksPerSecond, long tick) {
        this.id = id;
        this.sound = sound;
        this.channel = channel;
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

    /** Tells what is played: the sound as it was when it began. */
    public Sound sound() {
        return sound;
    }

    long id() {
        return id;
    }

    SoundGroup channel() {
        return channel;
    }

    SoundOptions options() {
        return options;
    }

    double gain() {
        return gain;
    }

    /** How loud it is in a tick, on its way to {@link #gain()}. */
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

    /** How many of its frames were played until a tick, over all passes of a loop. */
    double played(long tick) {
        return played + (tick - since) * framesPerTick();
    }

    private double framesPerTick() {
        return paused || channel.isPaused() ? 0 : sound.rate() * pitch / ticksPerSecond;
    }

    /** Where it is, in seconds of the sound. */
    double seconds(long tick) {
        long frame = (long) Math.min(played(tick), end);
        return (options.loops() ? sound.loop().at(frame) : frame) / (double) sound.rate();
    }

    boolean isOver(long tick) {
        return tick >= over || played(tick) >= end;
    }

    /** How far it was over in a tick; in seconds. */
    double secondsSinceEnd(long tick) {
        return (played(tick) - end) / sound.rate();
    }

    double end() {
        return end;
    }

    /** To be called before anything that changes how fast it goes. */
    void updatePosition(long tick) {
        played = played(tick);
        since = tick;
    }

    /** Begins later than it was made, some seconds before a tick. */
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

    /** Has a loop end with the first pass that ends so many seconds from now, or later: after how many frames. */
    long endLoopAfter(long tick, double seconds) {
        double least = played(tick) + seconds * sound.rate() * pitch;
        long passes = (long) Math.max(
                0, Math.ceil((least - sound.loop().end()) / sound.loop().frames()));
        long frames = sound.loop().end() + passes * sound.loop().frames();
        end = frames;
        return frames;
    }

    /** Has a loop that has not begun end with its first pass. Returns after how many frames. */
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

    /** How long a sound that is being stopped is heard. */
    int ticksLeft(long tick) {
        return (int) Math.max(0, over - tick);
    }
}
