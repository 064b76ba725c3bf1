package kodama.desktop.sound;

import javax.sound.sampled.SourceDataLine;
import kodama.sound.AudioLine;
import kodama.sound.SoundException;
import kodama.sound.mix.Mixer;

/**
 * An open line of {@code javax.sound}. Playback starts when the buffer is half full, because a line that starts empty
 * underruns at once.
 */
final class DeviceLine implements AudioLine {
    private static final int BYTES_PER_FRAME = 4;

    private final SourceDataLine line;
    private final int rate;
    private final int bufferFrames;
    private byte[] bytes = new byte[Mixer.BLOCK * BYTES_PER_FRAME];
    private boolean started;
    /** Number of frames written, up to twice the buffer. */
    private int primed;

    private volatile long gaps;

    DeviceLine(SourceDataLine line) {
        this.line = line;
        rate = (int) line.getFormat().getSampleRate();
        bufferFrames = line.getBufferSize() / BYTES_PER_FRAME;
    }

    @Override
    public int rate() {
        return rate;
    }

    @Override
    public int bufferFrames() {
        return bufferFrames;
    }

    /** The only sign of a device error is a write that returns too early. */
    @Override
    public void write(short[] stereo, int frames) {
        int length = frames * BYTES_PER_FRAME;
        if (bytes.length < length) bytes = new byte[length];
        for (int i = 0; i < 2 * frames; i++) {
            bytes[2 * i] = (byte) stereo[i];
            bytes[2 * i + 1] = (byte) (stereo[i] >> Byte.SIZE);
        }
        begin(frames);
        noteGap();
        if (line.write(bytes, 0, length) < length)
            throw new SoundException("the audio device stopped accepting data", null);
    }

    /** A buffer that is empty before a write has run dry. */
    private void noteGap() {
        if (primed >= 2 * bufferFrames && line.available() >= line.getBufferSize()) gaps = gaps + 1;
    }

    @Override
    public long gaps() {
        return gaps;
    }

    private void begin(int frames) {
        if (primed < 2 * bufferFrames) primed += frames;
        if (started || primed < bufferFrames / 2) return;
        line.start();
        started = true;
    }

    /** Drops the buffered sound, because draining a hung line would hang, too. */
    @Override
    public void close() {
        line.stop();
        line.flush();
        line.close();
    }
}
