package kodama.sound.mix;

/**
 * The initial state of a voice.
 *
 * @param id unique id, used in later commands
 * @param source source of the frames, for this voice only
 * @param rate sample rate of the source; in frames per second
 * @param group the bus
 * @param gain 1 plays the sound unchanged
 * @param pan -1 is left, 1 is right
 * @param pitch speed and pitch; 1 plays the sound unchanged
 * @param priority when all voices are used, those with a lower priority are stopped first
 * @param fadeFrames duration of the fade-in; in frames
 * @param interpolation method of resampling
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
