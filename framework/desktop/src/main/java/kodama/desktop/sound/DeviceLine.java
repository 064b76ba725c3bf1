package kodama.desktop.sound;

import javax.sound.sampled.SourceDataLine;
import kodama.sound.AudioLine;
import kodama.sound.SoundException;
import kodama.sound.mix.Mixer;

/**
 * A line of {@code javax.sound} that is open. It begins to play when there is half a buffer in it: a line that is
 * started empty runs dry at once.
 */
final class DeviceLine implements AudioLine {
    private static final int BYTES_PER_FRAME = 4;

    private final SourceDataLine line;
    private final int rate;
    private final int bufferFrames;
    private byte[] bytes = new byte[Mixer.BLOCK * BYTES_PER_FRAME];
    private boolean started;
    private int primed;

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

    /** An error of the device is only a write that comes back too early. */
    @Override
    public void write(short[] stereo, int frames) {
        int length = frames * BYTES_PER_FRAME;
        if (bytes.length < length) bytes = new byte[length];
        for (int i = 0; i < 2 * frames; i++) {
            bytes[2 * i] = (byte) stereo[i];
            bytes[2 * i + 1] = (byte) (stereo[i] >> Byte.SIZE);
        }
        begin(frames);
        if (line.write(bytes, 0, length) < length) throw new SoundException("the sound device takes no more", null);
    }

    private void begin(int frames) {
        if (started) return;
        primed += frames;
        if (primed < bufferFrames / 2) return;
        line.start();
        started = true;
    }

    /** What waits in it is dropped, as draining a line that hangs would hang, too. */
    @Override
    public void close() {
        line.stop();
        line.flush();
        line.close();
    }
}
