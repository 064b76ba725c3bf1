package kodama.sound.mix;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * All that is heard, and what commands can do to it. Owned by the thread that mixes.
 *
 * <p>A sound that is not heard any more is no longer known: what is said to it is ignored.
 */
public final class Voices {
    /** How many voices may sound at once. */
    public static final int MAX_VOICES = 64;

    /** For those that give way or are stopped, and are ramped out while others sound in their stead. */
    private static final int LEAVING = 16;

    private static final int MOST_GROUPS = 32;

    private final int rate;
    private final Voice[] voices = new Voice[MAX_VOICES + LEAVING];
    private final AudioBus[] groups = new AudioBus[MOST_GROUPS];
    private final Ramp master = new Ramp(1);
    private int groupCount;
    private long sequence;
    private long block;

    /** How many voices had to give way, or were not begun as all others are more important. */
    private long stolen;

    Voices(int rate) {
        this.rate = rate;
        Arrays.setAll(voices, i -> new Voice(rate));
    }

    /**
     * Begins a sound; if too many sound already, another gives way or it is not begun.
     *
     * @param start what and how
     */
    public void start(VoiceStart start) {
        Voice voice = place(start.priority());
        if (voice != null) voice.assign(start, sequence++, false);
        else start.source().release();
    }

    /**
     * Has a sound begin in the frame in which another ends.
     *
     * @param before the other one; if it is not heard any more, the sound begins at once
     * @param start what and how
     */
    public void follow(long before, VoiceStart start) {
        Voice earlier = find(before);
        Voice voice = earlier == null ? null : place(start.priority());
        if (earlier == null || voice == null) {
            start(start);
            return;
        }
        voice.assign(start, sequence++, true);
        earlier.setFollower(voice);
    }

    private @Nullable Voice place(int priority) {
        if (sounding() >= MAX_VOICES && !giveWay(priority)) return null;
        Voice oldest = null;
        for (Voice voice : voices) {
            if (voice.isFree()) return voice;
            if (voice.isStopping() && !voice.isFollowed() && (oldest == null || voice.isStolenBefore(oldest)))
                oldest = voice;
        }
        if (oldest != null) oldest.free();
        return oldest;
    }

    /** Counts what is heard: how many voices, without those that are being ramped out or wait for another's end. */
    public int sounding() {
        int count = 0;
        for (Voice voice : voices) if (voice.isSounding()) count++;
        return count;
    }

    private boolean giveWay(int priority) {
        stolen++;
        Voice weakest = null;
        for (Voice voice : voices)
            if (voice.isSounding() && (weakest == null || voice.isStolenBefore(weakest))) weakest = voice;
        if (weakest == null || !weakest.isAtMost(priority)) return false;
        weakest.stop(frames(MixerTiming.RELEASE_SECONDS));
        return true;
    }

    /** Counts what takes up room: how many voices sound, wait, or are being ramped out. */
    public int taken() {
        int count = 0;
        for (Voice voice : voices) if (!voice.isFree()) count++;
        return count;
    }

    /** Counts what was not heard to its end, or not at all, as too much sounded at once: how many sounds so far. */
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
     * Ends a sound.
     *
     * @param fadeFrames how long it takes to fall silent; never less than a few milliseconds
     */
    public void stop(long id, int fadeFrames) {
        Voice voice = find(id);
        if (voice != null) voice.stop(Math.max(fadeFrames, frames(MixerTiming.RELEASE_SECONDS)));
    }

    /** Ends all sounds within a few milliseconds. */
    public void stopAll() {
        for (Voice voice : voices) if (!voice.isFree()) voice.stop(frames(MixerTiming.RELEASE_SECONDS));
    }

    /**
     * Makes a sound louder or quieter.
     *
     * @param gain how loud; 1 is as loud as the sound is
     * @param fadeFrames how long it takes
     */
    public void setGain(long id, double gain, int fadeFrames) {
        Voice voice = find(id);
        if (voice != null) voice.setGain(gain, Math.max(fadeFrames, frames(MixerTiming.CHANGE_SECONDS)));
    }

    /**
     * Moves a sound.
     *
     * @param pan -1 is left, 1 is right
     */
    public void setPan(long id, double pan) {
        Voice voice = find(id);
        if (voice != null) voice.setPan(pan, frames(MixerTiming.CHANGE_SECONDS));
    }

    /**
     * Makes a sound faster and higher, or slower and lower.
     *
     * @param pitch 1 is as the sound is
     */
    public void setPitch(long id, double pitch) {
        Voice voice = find(id);
        if (voice != null) voice.setPitch(pitch);
    }

    /** Has a sound stand still, or go on. */
    public void setPaused(long id, boolean paused) {
        Voice voice = find(id);
        if (voice != null) voice.setPaused(paused, frames(MixerTiming.RELEASE_SECONDS));
    }

    /**
     * Has a sound that is played in a loop come to its end.
     *
     * @param played after how many of its frames, since its beginning; if they are over, at once
     */
    public void endAt(long id, long played) {
        Voice voice = find(id);
        if (voice != null) voice.endAt(played);
    }

    /**
     * Lets a group be heard; a second call does nothing.
     *
     * @param group which; of more than 32, those too many are silent
     */
    public void add(AudioBus group) {
        for (int i = 0; i < groupCount; i++) if (groups[i] == group) return;
        if (groupCount < MOST_GROUPS) groups[groupCount++] = group;
    }

    /**
     * Makes a group louder or quieter, as the game wants it.
     *
     * @param gain 1 is as loud as its sounds are
     * @param fadeFrames how long it takes
     */
    public void setBusGain(AudioBus group, double gain, int fadeFrames) {
        group.setGain((float) gain, Math.max(fadeFrames, frames(MixerTiming.CHANGE_SECONDS)));
    }

    /**
     * Makes a group louder or quieter, as the player wants it.
     *
     * @param volume 1 is as the game wants it
     */
    public void setBusVolume(AudioBus group, double volume) {
        group.setVolume((float) volume, frames(MixerTiming.CHANGE_SECONDS));
    }

    /**
     * Has a group be quieter while another one sounds.
     *
     * @param group the one that gives way
     * @param under the other one; null for none any more
     * @param factor how loud it is meanwhile; 1 is as loud as before
     */
    public void duck(AudioBus group, @Nullable AudioBus under, double factor) {
        group.setDuck(under, (float) factor);
    }

    /** Has all of a group stand still, or go on. */
    public void setBusPaused(AudioBus group, boolean paused) {
        group.setPaused(paused, frames(MixerTiming.RELEASE_SECONDS));
    }

    /**
     * Makes everything louder or quieter.
     *
     * @param volume 1 is full; 0 is mute
     */
    public void setMasterVolume(double volume) {
        master.rampTo((float) volume, frames(MixerTiming.CHANGE_SECONDS));
    }

    /** Adds up all that is heard in the next frames. */
    void mix(float[] sum, int frames) {
        Arrays.fill(sum, 0, 2 * frames, 0);
        for (int i = 0; i < groupCount; i++) groups[i].begin(frames, rate);
        block++;
        for (Voice voice : voices) if (voice.isIn(block)) mix(voice, frames);
        for (int i = 0; i < groupCount; i++) groups[i].end(sum, frames);
        for (int i = 0; i < 2 * frames; ) {
            sum[i++] *= master.value();
            sum[i++] *= master.value();
            master.advance(1);
        }
    }

    /** A voice that follows begins in the very frame; a follower of that one, too, should it be as short as that. */
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
