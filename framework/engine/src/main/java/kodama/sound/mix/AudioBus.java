package kodama.sound.mix;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Sounds that are made louder, ducked and paused together: music, effects, voice, or a game's own. It adds up its
 * voices before they go into the sum.
 *
 * <p>Made by the game thread and named to the mixer by commands, which are all that may change it.
 */
public final class AudioBus {
    /** A tenth of a second down, half a second up: as a radio host talks over music. */
    private static final double DUCK_SECONDS = 0.1;

    private static final double RETURN_SECONDS = 0.5;

    private final float[] sum = new float[2 * MixerTiming.BLOCK_FRAMES];
    private final Ramp level = new Ramp(1);
    private final Ramp duck = new Ramp(1);
    private final Ramp hold = new Ramp(1);
    private float gain = 1;
    private float volume = 1;
    private boolean paused;

    /** While this sounds, the group is as loud as {@code ducked}. */
    private @Nullable AudioBus over;

    private float ducked = 1;

    /** How many voices sounded in it in the last block. */
    private int voices;

    private int counted;

    /** Makes a group that is as loud as its sounds. */
    public AudioBus() {}

    void setGain(float wanted, int frames) {
        gain = wanted;
        level.rampTo(gain * volume, unlessSilent(frames));
    }

    void setVolume(float wanted, int frames) {
        volume = wanted;
        level.rampTo(gain * volume, unlessSilent(frames));
    }

    /** What is not heard is not ramped. */
    private int unlessSilent(int frames) {
        return voices == 0 ? 0 : frames;
    }

    void setDuck(@Nullable AudioBus under, float factor) {
        over = under;
        ducked = factor;
    }

    void setPaused(boolean wanted, int frames) {
        paused = wanted;
        hold.rampTo(wanted ? 0 : 1, wanted ? unlessSilent(frames) : frames);
    }

    /** Whether its voices stand still, as no one hears them. */
    boolean isInactive() {
        return paused && hold.isDone();
    }

    /** How loud its voices are at the moment. */
    float level() {
        return level.value() * hold.value();
    }

    void begin(int frames, int rate) {
        Arrays.fill(sum, 0, 2 * frames, 0);
        float wanted = over != null && over.voices > 0 ? ducked : 1;
        if (wanted == duck.target()) return;
        duck.rampTo(wanted, (int) (rate * (wanted < duck.value() ? DUCK_SECONDS : RETURN_SECONDS)));
    }

    float[] mixBuffer() {
        return sum;
    }

    void countVoice() {
        counted++;
    }

    /** Adds what its voices have left here to the sum of all. */
    void end(float[] all, int frames) {
        voices = counted;
        counted = 0;
        for (int at = 0; at < frames; ) {
            int steady = Math.min(frames - at, steadyFor());
            add(all, at, steady);
            at += steady;
        }
    }

    private int steadyFor() {
        return Math.min(level.framesLeft(), Math.min(duck.framesLeft(), hold.framesLeft()));
    }

    private void add(float[] all, int at, int frames) {
        float l = level.value();
        float d = duck.value();
        float h = hold.value();
        for (int i = 2 * at; i < 2 * (at + frames); i += 2) {
            float factor = l * d * h;
            all[i] += sum[i] * factor;
            all[i + 1] += sum[i + 1] * factor;
            l += level.slope();
            d += duck.slope();
            h += hold.slope();
        }
        level.advance(frames);
        duck.advance(frames);
        hold.advance(frames);
    }
}
