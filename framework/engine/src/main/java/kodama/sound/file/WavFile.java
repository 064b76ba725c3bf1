package kodama.sound.file;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import kodama.base.Checks;
import org.jspecify.annotations.Nullable;

/**
 * A WAV file as its chunks tell of it.
 *
 * @param code how the samples are encoded, as the file says; that of the subformat if it is extensible
 * @param rate frames a second
 * @param sampleBytes of one sample of one channel, unless it is ADPCM
 * @param blockBytes of a block of ADPCM
 * @param blockFrames most frames of a block of ADPCM; 0 if the file does not say it
 * @param data where the samples begin
 * @param length how many bytes of samples there are, all in the file
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
    /** A file with more channels is not for two ears; of fewer the first two are taken. */
    public static final int MAX_CHANNELS = 8;

    // encodings
    public static final int PCM = 1;
    public static final int MS_ADPCM = 2;
    public static final int FLOAT = 3;
    public static final int A_LAW = 6;
    public static final int MU_LAW = 7;
    public static final int IMA_ADPCM = 0x11;
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

    /** How many frames the file says that it has, if its encoding does not tell; as many as can be if it does not. */
    public long factFrames() {
        int fact = RiffChunks.find(content, "fact", Integer.BYTES);
        if (fact < 0) return Long.MAX_VALUE;
        long frames = ByteBuffer.wrap(content).order(ByteOrder.LITTLE_ENDIAN).getInt(fact) & 0xFFFFFFFFL;
        return frames == 0 ? Long.MAX_VALUE : frames;
    }
}
