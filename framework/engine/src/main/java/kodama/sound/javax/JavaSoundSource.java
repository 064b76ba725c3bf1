package kodama.sound.javax;

import java.io.IOException;
import javax.sound.sampled.AudioInputStream;
import kodama.base.FatalErrors;
import kodama.sound.SoundException;
import kodama.sound.file.PcmSource;
import org.jspecify.annotations.Nullable;

/** A file while a decoder of Java's sound system decodes it, which goes back only by beginning anew. */
final class JavaSoundSource implements PcmSource {
    /** Begins to decode, from the first frame. */
    @FunctionalInterface
    interface Opener {
        AudioInputStream open() throws Exception;
    }

    private static final int BLOCK = 1024;

    /** A decoder may have nothing as yet, while it reads headers; one that goes on so hangs. */
    private static final int MOST_IDLE = 1000;

    private final String name;
    private final Opener opener;
    private @Nullable AudioInputStream stream;

    /** Decoded bytes of one block, all channels. */
    private byte[] bytes = {};

    private int channels;

    /** The next frame of the stream, and the one that is wanted. */
    private long at;

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
        } catch (Throwable broken) { // decoders of others throw anything
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

    /** Reads some frames into the bytes; fewer only at the end. */
    private int block(AudioInputStream open, int frames) throws IOException {
        int wish = 2 * frames * channels;
        int got = 0;
        int idle = 0;
        while (got < wish && idle < MOST_IDLE) {
            int more = open.read(bytes, got, wish - got);
            if (more < 0) break;
            idle = more == 0 ? idle + 1 : 0;
            got += more;
        }
        int read = got / (2 * channels);
        at += read;
        return read;
    }

    /** Of more than two channels the first two. */
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
