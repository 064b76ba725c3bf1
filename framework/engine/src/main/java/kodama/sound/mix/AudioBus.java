package kodama.sound.mix;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A bus: voices that share a gain, ducking and pause, such as music, effects, voice, or a group of the game. It sums
 * its voices before they are added to the output.
 *
 * <p>Created by the game thread and passed to the mixer in commands; only commands change it.
 */
public final class AudioBus {
    /** Ducking takes a tenth of a second, and the return half a second, as in radio. */
    private static final double DUCK_SECONDS = 0.1;

    private static final double RETURN_SECONDS = 0.5;

    private final float[] mixBuffer = new float[2 * MixerTiming.BLOCK_FRAMES];
    private final Ramp level = new Ramp(1);
    private final Ramp duck = new Ramp(1);
    private final Ramp pause = new Ramp(1);
    private float gain = 1;
    private float volume = 1;
    private boolean paused;

    /** The bus that ducks this one while it is audible, to a gain of {@code ducked}. */
    private @Nullable AudioBus over;

    private float ducked = 1;

    /** Number of voices in the last block. */
    private int voices;

    private int counted;

    /** Creates a bus with a gain of 1. */
    public AudioBus() {}

    void setGain(float wanted, int frames) {
        gain = wanted;
        level.rampTo(gain * volume, unlessSilent(frames));
    }

    void setVolume(float wanted, int frames) {
        volume = wanted;
        level.rampTo(gain * volume, unlessSilent(frames));
    }

    /** Returns 0 if the bus is silent, because its changes need no ramp then. */
    private int unlessSilent(int frames) {
        return voices == 0 ? 0 : frames;
    }

    void setDuck(@Nullable AudioBus under, float factor) {
        over = under;
        ducked = factor;
    }

    void setPaused(boolean wanted, int frames) {
        paused = wanted;
        pause.rampTo(wanted ? 0 : 1, wanted ? unlessSilent(frames) : frames);
    }

    /** Returns whether the bus is paused, including its ramp; its voices then do not advance. */
    boolean isInactive() {
        return paused && pause.isDone();
    }

    /** Returns the current gain of the bus. */
    float level() {
        return level.value() * pause.value();
    }

    void begin(int frames, int rate) {
        Arrays.fill(mixBuffer, 0, 2 * frames, 0);
        float wanted = over != null && over.voices > 0 ? ducked : 1;
        if (wanted == duck.target()) return;
        duck.rampTo(wanted, (int) (rate * (wanted < duck.value() ? DUCK_SECONDS : RETURN_SECONDS)));
    }

    float[] mixBuffer() {
        return mixBuffer;
    }

    void countVoice() {
        counted++;
    }

    /** Adds the sum of the voices to the output. */
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
        return Math.min(level.framesLeft(), Math.min(duck.framesLeft(), pause.framesLeft()));
    }

    private void add(float[] all, int at, int frames) {
        float l = level.value();
        float d = duck.value();
        float h = pause.value();
        for (int i = 2 * at; i < 2 * (at + frames); i += 2) {
            float factor = l * d * h;
            all[i] += mixBuffer[i] * factor;
            all[i + 1] += mixBuffer[i + 1] * factor;
            l += level.slope();
            d += duck.slope();
            h += pause.slope();
        }
        level.advance(frames);
        duck.advance(frames);
        pause.advance(frames);
    }
}
