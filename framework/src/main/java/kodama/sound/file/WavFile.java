package kodama.sound.file;

import java.io.ByteArrayInputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.stream.IntStream;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioFormat.Encoding;
import javax.sound.sampled.AudioInputStream;
import javax.sound.sampled.UnsupportedAudioFileException;
import kodama.base.Checks;
import org.jspecify.annotations.Nullable;

/**
 * A WAV file as its chunks tell of it.
 *
 * @param content the whole file
 * @param code how the samples are encoded, as the file says; that of the subformat if it is extensible
 * @param channels how many
 * @param rate frames a second
 * @param sampleBytes of one sample of one channel, unless it is ADPCM
 * @param blockBytes of a block of ADPCM
 * @param blockFrames most frames of a block of ADPCM; 0 if the file does not say it
 * @param data where the samples begin
 * @param length how many bytes of samples there are, all in the file
 */
record WavFile(
        byte[] content,
        int code,
        int channels,
        float rate,
        int sampleBytes,
        int blockBytes,
        int blockFrames,
        int data,
        int length) {
    private static final int PCM = 1;
    private static final int MS_ADPCM = 2;
    private static final int FLOAT = 3;
    private static final int A_LAW = 6;
    private static final int MU_LAW = 7;
    private static final int IMA_ADPCM = 0x11;
    private static final int EXTENSIBLE = 0xFFFE;

    /** Where the letters are that tell WAV files from others with chunks. */
    private static final int KIND_AT = 8;

    /** Within the chunk "fmt ", which has at least so many bytes; what follows them is not in all files. */
    private static final int FORMAT_BYTES = 16;

    private static final int BLOCK_FRAMES_AT = 18;
    private static final int SUBFORMAT_AT = 24;

    /**
     * Reads the headers.
     *
     * @return null if it is not a WAV file
     * @throws IllegalArgumentException if it is one and lacks what is needed
     */
    static @Nullable WavFile of(byte[] content) {
        if (!RiffChunks.areIn(content) || !Bytes.areAt(content, KIND_AT, Bytes.ascii("WAVE"))) return null;
        int format = found(content, "fmt ", FORMAT_BYTES);
        int data = found(content, "data", 0);
        ByteBuffer file = ByteBuffer.wrap(content).order(ByteOrder.LITTLE_ENDIAN);
        int channels = Checks.between("channels", file.getShort(format + 2) & 0xFFFF, 1, Decoders.MOST_CHANNELS);
        int blockBytes = file.getShort(format + 12) & 0xFFFF;
        int length = RiffChunks.length(content, data);
        boolean hasMore = RiffChunks.length(content, format) >= SUBFORMAT_AT + 2;
        int code = file.getShort(format) & 0xFFFF;
        if (code == EXTENSIBLE && hasMore) code = file.getShort(format + SUBFORMAT_AT) & 0xFFFF;
        boolean isAdpcm = code == IMA_ADPCM || code == MS_ADPCM;
        boolean saysFrames = isAdpcm && RiffChunks.length(content, format) >= BLOCK_FRAMES_AT + 2;
        int blockFrames = saysFrames ? file.getShort(format + BLOCK_FRAMES_AT) & 0xFFFF : 0;
        return new WavFile(
                content,
                code,
                channels,
                file.getInt(format + 4) & 0xFFFFFFFFL,
                sampleBytes(file.getShort(format + 14) & 0xFFFF, blockBytes, channels),
                blockBytes,
                blockFrames,
                data,
                length);
    }

    /** A sample may have fewer bits than it has room for; where that makes no sense its bits alone count. */
    private static int sampleBytes(int bits, int frameBytes, int channels) {
        int least = (bits + Byte.SIZE - 1) / Byte.SIZE;
        boolean isRoom = frameBytes % channels == 0 && frameBytes / channels >= least;
        return isRoom ? frameBytes / channels : least;
    }

    private static int found(byte[] content, String chunk, int least) {
        int at = RiffChunks.find(content, chunk, least);
        if (at < 0) throw new IllegalArgumentException("it has no whole chunk '" + chunk.strip() + "'");
        return at;
    }

    /**
     * The samples.
     *
     * @return null if their encoding is not known here
     * @throws UnsupportedAudioFileException if it is, but no sample has as many bytes
     */
    @Nullable
    AudioInputStream open() throws UnsupportedAudioFileException {
        return switch (code) {
            case PCM -> plain(sampleBytes == 1 ? Encoding.PCM_UNSIGNED : Encoding.PCM_SIGNED, 1, 2, 3, 4);
            case FLOAT -> plain(Encoding.PCM_FLOAT, Float.BYTES, Double.BYTES);
            case A_LAW -> plain(Encoding.ALAW, 1);
            case MU_LAW -> plain(Encoding.ULAW, 1);
            case IMA_ADPCM -> new AdpcmStream(this, new ImaAdpcm(channels)).audio();
            case MS_ADPCM -> new AdpcmStream(this, new MicrosoftAdpcm(channels)).audio();
            default -> null;
        };
    }

    private AudioInputStream plain(Encoding encoding, int... sizes) throws UnsupportedAudioFileException {
        if (IntStream.of(sizes).noneMatch(size -> size == sampleBytes))
            throw new UnsupportedAudioFileException("samples of " + sampleBytes + " bytes");
        int frameBytes = sampleBytes * channels;
        AudioFormat format =
                new AudioFormat(encoding, rate, sampleBytes * Byte.SIZE, channels, frameBytes, rate, false);
        return new AudioInputStream(new ByteArrayInputStream(content, data, length), format, length / frameBytes);
    }

    /** How many frames the file says that it has, if its encoding does not tell; as many as can be if it does not. */
    long factFrames() {
        int fact = RiffChunks.find(content, "fact", Integer.BYTES);
        if (fact < 0) return Long.MAX_VALUE;
        long frames = ByteBuffer.wrap(content).order(ByteOrder.LITTLE_ENDIAN).getInt(fact) & 0xFFFFFFFFL;
        return frames == 0 ? Long.MAX_VALUE : frames;
    }
}
