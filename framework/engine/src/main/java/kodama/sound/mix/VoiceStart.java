package kodama.sound.mix;

/**
 * How a voice begins.
 *
 * @param id what later commands call it; never given twice
 * @param source its frames; of this voice alone
 * @param rate of the feed; in frames a second
 * @param group what it belongs to
 * @param gain how loud; 1 is as loud as the sound is
 * @param pan -1 is left, 1 is right
 * @param pitch how fast; 1 is as fast as the sound is
 * @param priority when all voices are taken, one with a lower number gives way
 * @param fadeFrames how long it takes to become as loud as wanted
 */
public record VoiceStart(
        long id,
        SampleSource source,
        int rate,
        AudioBus group,
        double gain,
        double pan,
        double pitch,
        int priority,
        int fadeFrames,
        Interpolation interpolation) {}
