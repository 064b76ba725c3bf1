package kodama.sound.file;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import kodama.base.Checks;
import org.jspecify.annotations.Nullable;

/**
 * The headers of a WAV file.
 *
 * @param content the file
 * @param code encoding of the samples; that of the subformat if the format is extensible
 * @param channels number of channels
 * @param rate frames per second
 * @param sampleBytes bytes per sample of one channel, except for ADPCM
 * @param blockBytes bytes per block of ADPCM
 * @param blockFrames maximum number of frames per block of ADPCM; 0 if the file does not contain it
 * @param data offset of the samples
 * @param length number of bytes of samples in the file
 */
public record WavFile(
        byte[] content,
        int code,
        int channels,
        float rate,
        int sampleBytes,
        int blockBytes,
        int blockFrames,
        int data,
        int length) {
    /** Maximum number of channels; only the first two are used. */
    public static final int MAX_CHANNELS = 8;

    // encodings
    public static final int PCM = 1;
    public static final int MS_ADPCM = 2;
    public static final int FLOAT = 3;
    public static final int A_LAW = 6;
    public static final int MU_LAW = 7;
    public static final int IMA_ADPCM = 0x11;
    private static final int EXTENSIBLE = 0xFFFE;

    /** Offset of the letters that distinguish WAV files from other RIFF files. */
    private static final int KIND_AT = 8;

    /** Minimum size of the chunk "fmt "; not all files have the fields that follow. */
    private static final int FORMAT_BYTES = 16;

    private static final int BLOCK_FRAMES_AT = 18;
    private static final int SUBFORMAT_AT = 24;

    /**
     * Reads the headers.
     *
     * @return null if the file is not a WAV file
     * @throws IllegalArgumentException if a required header is missing
     */
    public static @Nullable WavFile of(byte[] content) {
        if (!RiffChunks.isRiff(content) || !ByteSearch.matches(content, KIND_AT, ByteSearch.ascii("WAVE"))) return null;
        int format = found(content, "fmt ", FORMAT_BYTES);
        int data = found(content, "data", 0);
        ByteBuffer file = ByteBuffer.wrap(content).order(ByteOrder.LITTLE_ENDIAN);
        int channels = Checks.between("channels", file.getShort(format + 2) & 0xFFFF, 1, MAX_CHANNELS);
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

    /**
     * Returns the bytes per sample: from the frame size, because a sample can have padding, or if that is wrong from
     * the bits.
     */
    private static int sampleBytes(int bits, int frameBytes, int channels) {
        int least = (bits + Byte.SIZE - 1) / Byte.SIZE;
        boolean isRoom = frameBytes % channels == 0 && frameBytes / channels >= least;
        return isRoom ? frameBytes / channels : least;
    }

    private static int found(byte[] content, String chunk, int least) {
        int at = RiffChunks.find(content, chunk, least);
        if (at < 0) throw new IllegalArgumentException("it has no complete chunk '" + chunk.strip() + "'");
        return at;
    }

    /**
     * Returns the number of frames in the chunk "fact", for encodings from which it cannot be computed; the maximum if
     * missing.
     */
    public long factFrames() {
        int fact = RiffChunks.find(content, "fact", Integer.BYTES);
        if (fact < 0) return Long.MAX_VALUE;
        long frames = ByteBuffer.wrap(content).order(ByteOrder.LITTLE_ENDIAN).getInt(fact) & 0xFFFFFFFFL;
        return frames == 0 ? Long.MAX_VALUE : frames;
    }
}
