package kodama.sound.file;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioInputStream;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.UnsupportedAudioFileException;
import javax.sound.sampled.spi.AudioFileReader;

/** How long a file is, without decoding it: what its header says, as far as it can be true. */
final class SoundLength {
    private static final byte[] OGG_PAGE = {'O', 'g', 'g', 'S'};

    /** Where a page of an Ogg file says how many frames end with it, and how long its header is at least. */
    private static final int POSITION = 6;

    private static final int PAGE_HEADER = 27;

    private static final double MICROS_PER_SECOND = 1e6;

    private SoundLength() {}

    static long of(byte[] content, AudioInputStream source, AudioFileReader reader)
            throws UnsupportedAudioFileException, IOException {
        AudioFormat format = source.getFormat();
        boolean isPlain = format.getFrameSize() > 0 && source.getFrameLength() != AudioSystem.NOT_SPECIFIED;
        if (isPlain) return Math.min(source.getFrameLength(), content.length / format.getFrameSize());
        long ogg = endOfOgg(content);
        return ogg > 0 ? ogg : told(content, format, reader);
    }

    /** The last page of an Ogg file says where it ends. */
    private static long endOfOgg(byte[] content) {
        for (int at = content.length - PAGE_HEADER; at >= 0; at--)
            if (Bytes.areAt(content, at, OGG_PAGE))
                return ByteBuffer.wrap(content).order(ByteOrder.LITTLE_ENDIAN).getLong(at + POSITION);
        return 0;
    }

    /** Decoders of MP3 tell the duration as a property. */
    private static long told(byte[] content, AudioFormat format, AudioFileReader reader)
            throws UnsupportedAudioFileException, IOException {
        Object micros = reader.getAudioFileFormat(new ByteArrayInputStream(content))
                .properties()
                .get("duration");
        if (micros instanceof Long duration && duration > 0)
            return Math.round(duration / MICROS_PER_SECOND * format.getSampleRate());
        throw new IllegalArgumentException("it does not tell its length");
    }
}
