package kodama.desktop.sound;

import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.LineUnavailableException;
import javax.sound.sampled.SourceDataLine;
import kodama.sound.AudioLine;
import kodama.sound.AudioOutput;
import kodama.sound.SoundException;
import kodama.sound.mix.Mixer;

/** The machine's default sound device: 16 bits, stereo. */
public final class DefaultAudioDevice implements AudioOutput {
    private static final int BITS = 16;
    private static final int CHANNELS = 2;
    private static final int BYTES_PER_FRAME = 4;

    /** In ms; together with a frame of the game and a block of the mixer, a sound reaches the line within 40 ms. */
    public static final int DEFAULT_BUFFER_MILLIS = 30;

    private static final int MIN_BUFFER = 10;
    private static final int MAX_BUFFER = 500;

    private static final int MILLIS_PER_SECOND = 1000;

    /** Buffer of the lines opened before and after the buffer was last enlarged, in ms. */
    private int before;

    private int bufferMillis;

    /**
     * Creates the output; opens nothing yet.
     *
     * @param bufferMillis length of the buffer in ms, clamped to 10 to 500. A larger buffer avoids crackling on slow
     *     machines, but delays all sound
     */
    public DefaultAudioDevice(double bufferMillis) {
        this.bufferMillis = (int) Math.max(MIN_BUFFER, Math.min(MAX_BUFFER, bufferMillis));
        before = this.bufferMillis;
    }

    @Override
    public synchronized boolean canEnlargeBuffer() {
        return bufferMillis < MAX_BUFFER;
    }

    @Override
    public synchronized int enlargeBuffer() {
        if (!canEnlargeBuffer()) return 0;
        before = bufferMillis;
        bufferMillis = Math.min(MAX_BUFFER, 2 * bufferMillis);
        return bufferMillis;
    }

    @Override
    public synchronized void restoreBuffer() {
        bufferMillis = before;
    }

    /** Without a device or its own sound library, the JDK throws an IllegalArgumentException. */
    @Override
    public synchronized AudioLine open() {
        AudioFormat format = new AudioFormat(Mixer.RATE, BITS, CHANNELS, true, false);
        try {
            SourceDataLine line = AudioSystem.getSourceDataLine(format);
            line.open(format, Mixer.RATE * bufferMillis / MILLIS_PER_SECOND * BYTES_PER_FRAME);
            return new DeviceLine(line);
        } catch (IllegalArgumentException none) {
            throw new SoundException("no sound device found", none);
        } catch (LineUnavailableException busy) {
            throw new SoundException("the sound device cannot be opened (another program may be using it)", busy);
        } catch (SecurityException | LinkageError broken) {
            throw new SoundException("this Java does not support sound (" + broken + ")", broken);
        }
    }
}
