package kodama.sound.file;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Set;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioFormat.Encoding;
import javax.sound.sampled.AudioInputStream;
import javax.sound.sampled.AudioSystem;

/** How long a file is, without decoding it: what its header says, as far as it can be true. */
final class SoundLength {
    /** What was recorded into a pipe may leave its length open: it then goes on to the end of the file. */
    private static final Set<Encoding> PLAIN =
            Set.of(Encoding.PCM_SIGNED, Encoding.PCM_UNSIGNED, Encoding.PCM_FLOAT, Encoding.ULAW, Encoding.ALAW);

    private static final byte[] OGG_PAGE = {'O', 'g', 'g', 'S'};

    /** Where a page of an Ogg file says how many frames end with it, and how long its header is at least. */
    private static final int POSITION = 6;

    private static final int PAGE_HEADER = 27;

    private SoundLength() {}

    static long of(byte[] content, AudioInputStream source) throws IOException {
        AudioFormat format = source.getFormat();
        boolean isTold = source.getFrameLength() != AudioSystem.NOT_SPECIFIED;
        if (isTold && format.getFrameSize() > 0)
            return Math.min(source.getFrameLength(), content.length / format.getFrameSize());
        if (PLAIN.contains(format.getEncoding())) return source.available() / format.getFrameSize();
        long frames = Bytes.areAt(content, 0, OGG_PAGE) ? endOfOgg(content) : Mp3Length.of(content);
        if (frames > 0) return frames;
        throw new IllegalArgumentException("it does not tell its length");
    }

    /** The last page of an Ogg file says where it ends. */
    private static long endOfOgg(byte[] content) {
        for (int at = content.length - PAGE_HEADER; at >= 0; at--)
            if (Bytes.areAt(content, at, OGG_PAGE))
                return ByteBuffer.wrap(content).order(ByteOrder.LITTLE_ENDIAN).getLong(at + POSITION);
        return 0;
    }
}
