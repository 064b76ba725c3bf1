package kodama.sound.javax;

import java.io.IOException;
import javax.sound.sampled.AudioInputStream;
import kodama.base.FatalErrors;
import kodama.sound.SoundException;
import kodama.sound.file.PcmSource;
import org.jspecify.annotations.Nullable;

/** A file that is decoded by Java Sound. To go back, it starts again from the beginning. */
final class JavaSoundSource implements PcmSource {
    /** Starts decoding at the first frame. */
    @FunctionalInterface
    interface Opener {
        AudioInputStream open() throws Exception;
    }

    private static final int BLOCK = 1024;

    /** Maximum number of successive reads without data, as while a decoder reads headers. After more it hangs. */
    private static final int MAX_IDLE = 1000;

    private final String name;
    private final Opener opener;
    private @Nullable AudioInputStream stream;

    /** The decoded bytes of one block, all channels. */
    private byte[] bytes = {};

    private int channels;

    /** Next frame of the stream. */
    private long at;

    /** The frame that is requested. */
    private long wanted;

    JavaSoundSource(String name, Opener opener) {
        this.name = name;
        this.opener = opener;
    }

    @Override
    public int read(short[] samples, int from, int frames) {
        try {
            AudioInputStream open = arrived();
            int filled = 0;
            int more = 1;
            while (filled < frames && more > 0) {
                more = block(open, Math.min(BLOCK, frames - filled));
                take(samples, from + filled, more);
                filled += more;
            }
            wanted = at;
            return filled;
        } catch (Throwable broken) { // third-party decoders may throw anything
            FatalErrors.rethrowIfFatal(broken);
            throw SoundException.broken(name, broken);
        }
    }

    private AudioInputStream arrived() throws Exception {
        if (stream == null || wanted < at) reopen();
        AudioInputStream open = stream;
        if (open == null) throw new IOException("closed");
        int more = 1;
        while (at < wanted && more > 0) more = block(open, (int) Math.min(BLOCK, wanted - at));
        return open;
    }

    private void reopen() throws Exception {
        close();
        AudioInputStream opened = opener.open();
        stream = opened;
        channels = opened.getFormat().getChannels();
        bytes = new byte[2 * BLOCK * channels];
        at = 0;
    }

    /** Reads frames into the byte array; fewer only at the end. */
    private int block(AudioInputStream open, int frames) throws IOException {
        int size = 2 * frames * channels;
        int got = 0;
        int idle = 0;
        while (got < size && idle < MAX_IDLE) {
            int more = open.read(bytes, got, size - got);
            if (more < 0) break;
            idle = more == 0 ? idle + 1 : 0;
            got += more;
        }
        int read = got / (2 * channels);
        at += read;
        return read;
    }

    /** Copies the first two channels. */
    private void take(short[] samples, int from, int frames) {
        int taken = Math.min(2, channels);
        for (int frame = 0; frame < frames; frame++)
            for (int channel = 0; channel < taken; channel++) {
                int place = 2 * (frame * channels + channel);
                samples[(from + frame) * taken + channel] = (short) (bytes[place] & 0xFF | bytes[place + 1] << 8);
            }
    }

    @Override
    public void seek(long frame) {
        wanted = frame;
    }

    @Override
    public void close() {
        AudioInputStream open = stream;
        stream = null;
        if (open == null) return;
        try {
            open.close();
        } catch (IOException e) {
            // it was only read from memory
        }
    }
}
