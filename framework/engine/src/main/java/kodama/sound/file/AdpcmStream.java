package kodama.sound.file;

import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioInputStream;
import kodama.base.Checks;

/** The samples of a WAV file of ADPCM, decoded to 16 bits, little-endian, block by block. */
final class AdpcmStream extends InputStream {
    private final WavFile wav;
    private final AdpcmBlocks blocks;
    private final short[] samples;
    private final ByteBuffer decoded;
    private int block;

    AdpcmStream(WavFile wav, AdpcmBlocks blocks) {
        this.wav = wav;
        this.blocks = blocks;
        int most = Checks.atLeast("frames of a block", framesOf(wav.blockBytes()), 1);
        samples = new short[most * wav.channels()];
        decoded = ByteBuffer.allocate(samples.length * Short.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        decoded.limit(0);
    }

    private int framesOf(int bytes) {
        int frames = blocks.frames(bytes);
        return wav.blockFrames() == 0 ? frames : Math.min(frames, wav.blockFrames());
    }

    /** This stream, with its format and length. */
    AudioInputStream audio() {
        long whole = (long) (wav.length() / wav.blockBytes()) * framesOf(wav.blockBytes());
        long frames = whole + framesOf(wav.length() % wav.blockBytes());
        AudioFormat format = new AudioFormat(wav.rate(), Short.SIZE, wav.channels(), true, false);
        return new AudioInputStream(this, format, Math.min(frames, wav.factFrames()));
    }

    @Override
    public int read() {
        return fill() ? decoded.get() & 0xFF : -1;
    }

    @Override
    public int read(byte[] bytes, int from, int count) {
        if (count == 0) return 0;
        if (!fill()) return -1;
        int taken = Math.min(count, decoded.remaining());
        decoded.get(bytes, from, taken);
        return taken;
    }

    /** Decodes the next block if nothing is left of the one before; false at the end. */
    private boolean fill() {
        if (decoded.hasRemaining()) return true;
        int at = block++ * wav.blockBytes();
        int bytes = Math.min(wav.blockBytes(), wav.length() - at);
        int frames = bytes <= 0 ? 0 : framesOf(bytes);
        if (frames == 0) return false;
        ByteBuffer content = ByteBuffer.wrap(wav.content()).order(ByteOrder.LITTLE_ENDIAN);
        blocks.decode(content.position(wav.data() + at), samples, frames);
        decoded.clear();
        for (int i = 0; i < frames * wav.channels(); i++) decoded.putShort(samples[i]);
        decoded.flip();
        return true;
    }
}
