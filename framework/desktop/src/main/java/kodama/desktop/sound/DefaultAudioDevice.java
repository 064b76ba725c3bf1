package kodama.desktop.sound;

import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.LineUnavailableException;
import javax.sound.sampled.SourceDataLine;
import kodama.sound.AudioLine;
import kodama.sound.AudioOutput;
import kodama.sound.SoundException;
import kodama.sound.mix.Mixer;

/** The default sound device of the machine: 16 bits, stereo. */
public final class DefaultAudioDevice implements AudioOutput {
    private static final int BITS = 16;
    private static final int CHANNELS = 2;
    private static final int BYTES_PER_FRAME = 4;

    /** In ms; with a frame of the game and a block of the mixer a sound is in the line within 40 ms. */
    public static final int DEFAULT_BUFFER_MILLIS = 30;

    private static final int LEAST_BUFFER = 10;
    private static final int MOST_BUFFER = 500;

    private static final int MILLIS_PER_SECOND = 1000;

    private final int bufferMillis;

    /**
     * Makes the output; opens nothing.
     *
     * @param bufferMillis how far sound is ahead of what is heard; 10 to 500, what is beyond is taken as the bound. A
     *     machine that crackles wants more, and hears all later
     */
    public DefaultAudioDevice(double bufferMillis) {
        this.bufferMillis = (int) Math.max(LEAST_BUFFER, Math.min(MOST_BUFFER, bufferMillis));
    }

    /** Without any device, or its own library for sound, the JDK throws an IllegalArgumentException. */
    @Override
    public AudioLine open() {
        AudioFormat format = new AudioFormat(Mixer.RATE, BITS, CHANNELS, true, false);
        try {
            SourceDataLine line = AudioSystem.getSourceDataLine(format);
            line.open(format, Mixer.RATE * bufferMillis / MILLIS_PER_SECOND * BYTES_PER_FRAME);
            return new DeviceLine(line);
        } catch (IllegalArgumentException none) {
            throw new SoundException("Java finds no sound device", none);
        } catch (LineUnavailableException busy) {
            throw new SoundException("the sound device cannot be had (another program may have it)", busy);
        } catch (SecurityException | LinkageError broken) {
            throw new SoundException("this Java has no sound (" + broken + ")", broken);
        }
    }
}
