package kodama.sound.mix;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * All voices, and the operations of commands on them. Owned by the mixer thread.
 *
 * <p>Operations on a sound that is over are ignored.
 */
public final class Voices {
    /** Maximum number of voices that sound at once. */
    public static final int MAX_VOICES = 64;

    /** Additional voices for sounds that fade out while others already play. */
    private static final int FADING = 16;

    private static final int MAX_GROUPS = 32;

    private final int rate;
    private final Voice[] voices = new Voice[MAX_VOICES + FADING];
    private final AudioBus[] buses = new AudioBus[MAX_GROUPS];
    private final Ramp masterVolume = new Ramp(1);
    private int groupCount;
    private long sequence;
    private long block;

    /** Number of voices that were stopped for others, or not started because all others have a higher priority. */
    private long stolen;

    Voices(int rate) {
        this.rate = rate;
        Arrays.setAll(voices, i -> new Voice(rate));
    }

    /**
     * Starts a sound. If too many sounds play, another one is stopped, or this one is not started.
     *
     * @param start its initial state
     */
    public void start(VoiceStart start) {
        Voice voice = allocate(start.priority());
        if (voice != null) voice.assign(start, sequence++, false);
        else start.source().release();
    }

    /**
     * Starts a sound in the frame in which another ends.
     *
     * @param before id of the other sound; if it is over, the sound starts at once
     * @param start its initial state
     */
    public void follow(long before, VoiceStart start) {
        Voice earlier = find(before);
        Voice voice = earlier == null ? null : allocate(start.priority());
        if (earlier == null || voice == null) {
            start(start);
            return;
        }
        voice.assign(start, sequence++, true);
        earlier.setFollower(voice);
    }

    private @Nullable Voice allocate(int priority) {
        if (sounding() >= MAX_VOICES && !stealVoice(priority)) return null;
        Voice oldest = null;
        for (Voice voice : voices) {
            if (voice.isFree()) return voice;
            if (voice.isStopping() && !voice.isFollowed() && (oldest == null || voice.isStolenBefore(oldest)))
                oldest = voice;
        }
        if (oldest != null) oldest.free();
        return oldest;
    }

    /** Returns the number of sounding voices, without those that fade out or wait for the end of another. */
    public int sounding() {
        int count = 0;
        for (Voice voice : voices) if (voice.isSounding()) count++;
        return count;
    }

    private boolean stealVoice(int priority) {
        stolen++;
        Voice weakest = null;
        for (Voice voice : voices)
            if (voice.isSounding() && (weakest == null || voice.isStolenBefore(weakest))) weakest = voice;
        if (weakest == null || !weakest.isAtMost(priority)) return false;
        weakest.stop(frames(MixerTiming.RELEASE_SECONDS));
        return true;
    }

    /** Returns the number of used voices: those that sound, wait, or fade out. */
    public int taken() {
        int count = 0;
        for (Voice voice : voices) if (!voice.isFree()) count++;
        return count;
    }

    /** Returns the number of sounds so far that were cut off or not started because too many played at once. */
    public long stolen() {
        return stolen;
    }

    private @Nullable Voice find(long id) {
        for (Voice voice : voices) if (voice.has(id)) return voice;
        return null;
    }

    private int frames(double seconds) {
        return MixerTiming.frames(rate, seconds);
    }

    /**
     * Stops a sound.
     *
     * @param fadeFrames duration of the fade-out; at least a few milliseconds are used
     */
    public void stop(long id, int fadeFrames) {
        Voice voice = find(id);
        if (voice != null) voice.stop(Math.max(fadeFrames, frames(MixerTiming.RELEASE_SECONDS)));
    }

    /** Stops all sounds within a few milliseconds. */
    public void stopAll() {
        for (Voice voice : voices) if (!voice.isFree()) voice.stop(frames(MixerTiming.RELEASE_SECONDS));
    }

    /**
     * Sets the gain of a sound.
     *
     * @param gain 1 plays the sound unchanged
     * @param fadeFrames duration of the change
     */
    public void setGain(long id, double gain, int fadeFrames) {
        Voice voice = find(id);
        if (voice != null) voice.setGain(gain, Math.max(fadeFrames, frames(MixerTiming.CHANGE_SECONDS)));
    }

    /**
     * Sets the pan of a sound.
     *
     * @param pan -1 is left, 1 is right
     */
    public void setPan(long id, double pan) {
        Voice voice = find(id);
        if (voice != null) voice.setPan(pan, frames(MixerTiming.CHANGE_SECONDS));
    }

    /**
     * Sets the pitch of a sound, which also changes its speed.
     *
     * @param pitch 1 plays the sound unchanged
     */
    public void setPitch(long id, double pitch) {
        Voice voice = find(id);
        if (voice != null) voice.setPitch(pitch);
    }

    /** Pauses or resumes a sound. */
    public void setPaused(long id, boolean paused) {
        Voice voice = find(id);
        if (voice != null) voice.setPaused(paused, frames(MixerTiming.RELEASE_SECONDS));
    }

    /**
     * Ends a looped sound.
     *
     * @param played number of frames since its beginning after which it ends; at once if they are over
     */
    public void endAt(long id, long played) {
        Voice voice = find(id);
        if (voice != null) voice.endAt(played);
    }

    /**
     * Adds a bus to the output. A second call has no effect.
     *
     * @param bus the bus; more than 32 are not audible
     */
    public void add(AudioBus bus) {
        for (int i = 0; i < groupCount; i++) if (buses[i] == bus) return;
        if (groupCount < MAX_GROUPS) buses[groupCount++] = bus;
    }

    /**
     * Sets the gain of a bus, which the game controls.
     *
     * @param gain 1 is unchanged
     * @param fadeFrames duration of the change
     */
    public void setBusGain(AudioBus bus, double gain, int fadeFrames) {
        bus.setGain((float) gain, Math.max(fadeFrames, frames(MixerTiming.CHANGE_SECONDS)));
    }

    /**
     * Sets the volume of a bus, which the player controls.
     *
     * @param volume 1 is unchanged
     */
    public void setBusVolume(AudioBus bus, double volume) {
        bus.setVolume((float) volume, frames(MixerTiming.CHANGE_SECONDS));
    }

    /**
     * Ducks a bus: lowers its volume while another bus is audible.
     *
     * @param bus the bus to duck
     * @param under the other bus, or null to end ducking
     * @param factor gain while it is ducked; 1 is unchanged
     */
    public void duck(AudioBus bus, @Nullable AudioBus under, double factor) {
        bus.setDuck(under, (float) factor);
    }

    /** Pauses or resumes all voices of a bus. */
    public void setBusPaused(AudioBus bus, boolean paused) {
        bus.setPaused(paused, frames(MixerTiming.RELEASE_SECONDS));
    }

    /**
     * Sets the overall volume.
     *
     * @param volume 1 is full; 0 is mute
     */
    public void setMasterVolume(double volume) {
        masterVolume.rampTo((float) volume, frames(MixerTiming.CHANGE_SECONDS));
    }

    /** Mixes the next frames of all voices. */
    void mix(float[] sum, int frames) {
        Arrays.fill(sum, 0, 2 * frames, 0);
        for (int i = 0; i < groupCount; i++) buses[i].begin(frames, rate);
        block++;
        for (Voice voice : voices) if (voice.isIn(block)) mix(voice, frames);
        for (int i = 0; i < groupCount; i++) buses[i].end(sum, frames);
        for (int i = 0; i < 2 * frames; ) {
            sum[i++] *= masterVolume.value();
            sum[i++] *= masterVolume.value();
            masterVolume.advance(1);
        }
    }

    /** Mixes a voice and, if it ends in this block, the voices that follow it, each from the exact frame on. */
    private void mix(Voice first, int frames) {
        Voice voice = first;
        int from = 0;
        while (voice != null) {
            voice.group().countVoice();
            int ended = voice.mix(from, frames - from);
            if (ended < 0) return;
            from += ended;
            voice = voice.handOver();
            if (voice != null) voice.join(block);
        }
    }
}
